/*
 * Says in one sentence that Node is too old for the programs that package.json starts: they are TypeScript, which Node runs
 * by itself since 22.18. On Linux x64 `npm run` finds the Node that `npm ci` has brought, so nobody meets this there.
 * So it does where the packages of a build are missing. Then it writes, where it is not there yet, the module that git
 * ignores and most programs import. A server ends with the npm that started it: npm ends its shell, not what that started.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const { engines, devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const needed = engines.node.replace('>=', '');
const [major, minor] = needed.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This needs Node ${needed} or newer, and this is Node ${process.versions.node}: install the one that .nvmrc names, for example with "nvm install".`,
  );
  process.exit(1);
}

const root = new URL('../', import.meta.url);
const missing = Object.keys(devDependencies).find((name) => !existsSync(new URL(`node_modules/${name}`, root)));
const script = process.env.npm_lifecycle_event;
if (missing && ['build', 'dev', 'preview', 'test'].includes(script)) {
  console.error(
    `The package ${missing} is missing: run "npm ci --include=dev". A build needs the development packages too, which npm leaves out where NODE_ENV is "production" or --omit=dev is set.`,
  );
  process.exit(1);
}
if (!existsSync(new URL('src/domain/from-content.ts', root))) {
  const { writeFromContent } = await import('./build/from-content.ts');
  await writeFromContent(fileURLToPath(root));
}

if (isMainThread && ['dev', 'preview'].includes(script)) {
  const { endWithParent } = await import('./serve/end-with-parent.ts');
  endWithParent();
}
