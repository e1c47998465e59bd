import { globSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site. */
export const dist = path.join(import.meta.dirname, '../../dist');

/** Every page of the built site as a path, `/404` included. */
export const routes = globSync('**/*.html', { cwd: dist })
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();
