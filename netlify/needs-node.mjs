/*
 * Says in one sentence that Node is too old for the programs that package.json starts: they are TypeScript, which Node runs
 * by itself since 22.18. On Linux x64 `npm run` finds the Node that `npm ci` has brought, so nobody meets this there.
 * Then writes, where it is not there yet, the module that git ignores and most of them import.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

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
if (!existsSync(new URL('src/domain/from-content.ts', root))) {
  const { writeFromContent } = await import('./build/from-content.ts');
  await writeFromContent(fileURLToPath(root));
}
