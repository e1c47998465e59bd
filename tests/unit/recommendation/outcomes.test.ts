import { expect, test } from 'vitest';
import { outcomes } from '#domain/recommendation/outcomes';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/*
 * The recommendations of both wizards for every class of answers that a rule distinguishes. For the site's own content:
 * `npm run outcomes`.
 */

const product = (id: string, order: number, inCanada: boolean) =>
  solutionWith({
    id,
    name: id,
    category: 'Customer Experience',
    targetAudience: ['SMB'],
    cases: [{ case: 'contact-center-smb', order }],
    needs: { canada: { met: inCanada, says: 'As its maker says', basis: 'editor' } },
  });
const canada = {
  id: 'canada',
  label: 'Data can stay in Canada',
  question: 'geography',
  is: ['canada'],
  asked: 'Canada only',
  notConfirmed: 'Not confirmed',
};
const desk = { ...product('desk', 3, false), job: 'desktop' as const, cases: [] };
const catalogue = { needs: [canada], solutions: [product('abroad', 1, false), product('at-home', 2, true), desk] };
const all = [
  ...outcomes('navigator', navigator, catalogue),
  ...outcomes('needs-assessment', needsAssessment, catalogue),
];
const lineOf = (...parts: string[]) => all.map(({ line }) => line).filter((line) => line.startsWith(parts.join(' | ')));

test('each class of answers has one line', () => {
  const classes = all.map(({ line }) => line.split(' | ').slice(0, 4).join(' | '));
  expect(new Set(classes).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(100);
});

test('answers that state a need are combined, and a line says who is first, why, and what is missed', () => {
  const asks = 'asks teamsIntegration, cloudPreference';
  for (const [place, ranked] of [
    ['canada', 'at-home 94 CSPa, abroad 90 CSPa -canada'],
    ['global', 'abroad 94 CSPa, at-home 90 CSPa'],
  ] as const) {
    const found = lineOf('navigator', 'SMB', 'ccaas', `geography=${place}`);
    expect(found).toEqual([
      expect.stringContaining(`| ${asks} | ${ranked} | then  | SMB ${place.toUpperCase()} CCAAS-FOCUS`),
    ]);
  }
});

test('an area without recommendations has the products named there, and the needs that they miss', () => {
  expect(lineOf('needs-assessment', 'smb', 'daas', 'geography=canada')).toEqual([
    expect.stringContaining('| asks nothing | names desk -canada | providers: Infrastructure |'),
  ]);
  expect(lineOf('needs-assessment', 'smb', 'draas', 'geography=canada')).toEqual([
    expect.stringContaining('| names no product | providers: Infrastructure, Cybersecurity |'),
  ]);
});
