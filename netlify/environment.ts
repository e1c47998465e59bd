import { existsSync } from 'node:fs';
import process from 'node:process';

/** Where leads are stored on a developer's machine (git-ignored). */
export const localLeadStore = 'file:.data/leads';

/** Reads `.env` where there is one. A variable already set wins, an empty one too. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Reads `.env` and sets what every local command needs; an empty LEAD_STORE counts as none. */
export function localEnvironment(): void {
  readEnvFile();
  process.env['LEAD_STORE'] ||= localLeadStore;
}
