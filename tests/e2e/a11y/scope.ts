import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { axeTags } from '#tests/e2e/a11y/axe';
import { triaged } from '#tests/e2e/a11y/incomplete';
import { schemes, states, widths } from '#tests/e2e/a11y/states';

/* The scope of the checks. The committed record has to agree; tests/e2e/a11y/record.test.ts compares them. */

const root = path.join(import.meta.dirname, '../../..');
const industries = readdirSync(path.join(root, 'src/content/industries')).map((file) => `/${path.parse(file).name}`);
const served = / as served$/;

/** Pages of one kind are one entry. */
function kindOf(route: string): string {
  if (route.startsWith('/solutions/')) return 'every solution’s page';
  return industries.includes(route) ? 'every industry page' : route;
}

/** The version of a package as it is installed. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return String(version);
}

/** What is outside the control of these checks and of the pages. */
const gaps = [
  'The checks run in Chromium. Firefox and Safari are not part of the run.',
  'What a screen reader says comes from one in code. NVDA, JAWS and VoiceOver are not part of the run.',
  'The screen on which editors change the content is an application of others, Sveltia CMS. It is not part of the run.',
  'Rules find only a part of all barriers. Whether words are plain and an order makes sense, people have to say.',
];

/** Everything whose change makes a record out of date. A text of a page or a new industry page does not. */
export const scope = {
  axe: versionOf('axe-core'),
  rules: [...axeTags],
  widths: [...widths],
  schemes: [...schemes],
  routes: [...new Set(states.filter(({ name }) => served.test(name)).map(({ route }) => kindOf(route)))],
  states: states.map(({ name }) => name).filter((name) => !served.test(name)),
  checks: [
    'Rules of axe: WCAG 2.2 A and AA, and best practices',
    'Rules of IBM’s Equal Access checker: WCAG 2.2 A and AA, and its own',
    'Text stands out from what is behind it (1.4.3)',
    'Fields stand out from what they lie on (1.4.11)',
    'Zoom to 400 % (1.4.10) and wider spacing of text (1.4.12)',
    'Links are large enough to press (2.5.8), buttons and fields 44 px high',
    'Forced colours: every control can be made out',
    'Reduced motion: nothing moves',
    'HTML without errors',
    'Keyboard: each key of each pattern, and one whole journey',
    'Keyboard: where the focus goes and how it shows, at 100 % and 400 % (2.4.7, 2.4.11)',
    'What a screen reader says',
  ] as const,
  settled: triaged.map(({ rule, reason }) => ({ rule, reason })),
  gaps,
};
