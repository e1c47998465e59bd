import { globSync } from 'node:fs';
import { build } from 'esbuild';

/** Each function with everything it needs in one file, as a deploy bundles it: file name → program. */
export async function bundleFunctions(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: globSync('netlify/functions/*.ts'),
    outdir: 'functions',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    outExtension: { '.js': '.mjs' },
    banner: { js: "import{createRequire as __r}from'node:module';const require=__r(import.meta.url);" },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path: file, text }) => [file.split(/[\\/]/).at(-1) ?? file, text]));
}
