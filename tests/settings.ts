import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';

/** The settings of the tests themselves. */
const ofTests = ['CHROMIUM_PATH', 'TEST_PORT'];

/**
 * Returns what the environment of a test is to have of all settings, from the texts of `.env` and `.env.example`: those of
 * the tests as the shell has them, or else `.env`; every other empty, but for those that are `kept`. An empty one counts
 * as none, and what a test starts does not replace it by that of `.env`.
 */
export function testSettings(
  envFile: string,
  example: string,
  env: NodeJS.ProcessEnv,
  kept: readonly string[] = [],
): Record<string, string> {
  const inFile = parseEnv(envFile);
  const ofSite = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const settings: Record<string, string> = {};
  for (const name of Object.keys(inFile)) settings[name] = env[name] ?? '';
  for (const name of ofSite) settings[name] = kept.includes(name) ? (env[name] ?? '') : '';
  for (const name of ofTests) {
    delete settings[name];
    const value = env[name] || inFile[name];
    if (value) settings[name] = value;
  }
  return settings;
}

/** Gives this process, and all that it starts, the settings of a test: none are those of whoever runs it. */
export function useTestSettings(...kept: string[]): void {
  const root = path.join(import.meta.dirname, '..');
  const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
  const settings = testSettings(read('.env'), read('.env.example'), process.env, kept);
  for (const name of ofTests) delete process.env[name];
  Object.assign(process.env, settings);
}
