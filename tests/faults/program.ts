import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, createHmac } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import * as phone from 'libphonenumber-js/min';
import * as zod from 'zod';

/*
 * The site's own code as programs that can be started again and again in one process, each start with a memory of its
 * own (as a page load or a cold start has) and with clock, chance, network and storage from the simulation.
 */

/** The globals of a program, by name. */
export type Globals = Record<string, unknown>;
/** Starts a program with these globals and modules; returns what it exports. */
export type Program<Exports> = (globals: Globals, modules?: Record<string, unknown>) => Exports;

/** Modules that keep no state and are the same for every start. */
const shared: Record<string, unknown> = {
  zod,
  'libphonenumber-js/min': phone,
  'node:async_hooks': { AsyncLocalStorage },
  'node:http': { STATUS_CODES },
  'node:net': { isIPv6 },
  // It hears of requests through Node's http module, which nothing here uses.
  'node:diagnostics_channel': { subscribe() {} },
};

/** Bundles an entry beside this file. Every name in `globalNames` is the simulation's in it. */
export async function program<Exports>(entry: string, globalNames: readonly string[]): Promise<Program<Exports>> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, entry)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'node22',
    external: [...Object.keys(shared), 'node:*', 'process'],
    logLevel: 'error',
  });
  const code = outputFiles[0]?.text ?? '';
  const start = compileFunction(code, ['require', 'module', ...globalNames]);
  return (globals, modules = {}) => {
    const required = (name: string) => {
      const found = modules[name] ?? shared[name];
      if (!found) throw new Error(`The simulation has no ${name}.`);
      return found;
    };
    const module: { exports: unknown } = { exports: {} };
    start(required, module, ...globalNames.map((name) => globals[name]));
    return module.exports as Exports;
  };
}

export const nodeCrypto = { createHash, createHmac };
