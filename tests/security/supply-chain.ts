import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { signatureVerdict } from '#tests/security/signatures';

/*
 * `npm run check:supply`: writes the bill of materials of what the site and its build use, and checks the registry's
 * signature of every installed package. Only a bill that cannot be made and a wrong signature fail.
 */

const npm = (...args: string[]) => spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 100_000_000 });

const bill = npm('sbom', '--sbom-format', 'cyclonedx', '--omit=dev', '--package-lock-only');
if (bill.status === 0) {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/sbom.json', bill.stdout);
  const { components } = JSON.parse(bill.stdout) as { components: unknown[] };
  console.log(`Bill of materials: ${components.length} packages, in reports/sbom.json.`);
} else {
  console.error(`No bill of materials could be made:\n${bill.stderr}`);
  process.exitCode = 1;
}

const { status, stdout, stderr } = npm('audit', 'signatures', '--json');
const verdict = signatureVerdict(status, stdout, stderr);
console.log(verdict.words);
if (!verdict.passes) process.exitCode = 1;
