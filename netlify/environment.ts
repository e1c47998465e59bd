import { existsSync } from 'node:fs';
import process from 'node:process';

/** Where leads are stored on a developer's machine (git-ignored). */
const localLeadStore = 'file:.data/leads';

/**
 * Reads `.env` where there is one and sets what every local command needs. A variable already set wins; an empty
 * LEAD_STORE counts as none.
 */
export function localEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env['LEAD_STORE'] ||= localLeadStore;
}
