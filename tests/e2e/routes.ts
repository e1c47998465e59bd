import { globSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site. */
export const dist = path.join(import.meta.dirname, '../../dist');

/** Every page of the built site as a path, `/404` included. */
export const everyRoute = globSync('**/*.html', { cwd: dist })
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

/** One solution with most answers known and most needs met, and one with few: representatives of all solution pages. */
export const solutionRoutes = ['/solutions/genesys-cloud-cx', '/solutions/telus-direct-routing'];

/** Every page, with two solutions in place of dozens of one kind: the pages that browser tests visit. */
export const routes = everyRoute.filter(isLookedAt);

/** Whether browser tests visit a page. */
export function isLookedAt(route: string): boolean {
  return !route.startsWith('/solutions/') || solutionRoutes.includes(route);
}

/** Pages of one template are one kind: the industry with a menu and the one without represent all. */
const sameKind = [
  /^\/(auto-finance|financial-services|government|insurance|mortgage|utilities|waste-management)$/,
  /^\/insights\/how-/,
];

/** One page of each kind, of solutions two: where a layout can differ. */
export const kindsOfPages = routes.filter((route) => !sameKind.some((kind) => kind.test(route)));
