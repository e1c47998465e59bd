import { expect, test } from 'vitest';
import { launchReport } from '#netlify/cli/launch-report';

const at = (file: string, field: string, what: string) => ({ file, field, what, fix: 'Mend it.' });
const isLead = (file: string) => file === 'The environment';

const findings = [
  at('src/content/facts/a.yaml', 'french', 'never checked on the live page'),
  at('src/content/site.yaml', 'claims, days, figure', "'10' has no evidence"),
  at('src/content/site.yaml', 'claims, firms, figure', "'200+' has no evidence"),
  at('src/content/site.yaml', 'email', "'a@b.example' is a placeholder"),
  at('src/content/site.yaml', 'trustBadges, entry 1', "'SOC 2' has no evidence"),
  at('src/content/site.yaml', 'privacyOfficer', 'Privacy Officer is invented'),
  at('The environment', 'GHL_API_TOKEN', 'is not set'),
];

test('what does the most harm comes first, claims are one line a file, facts one line in all', () => {
  expect(launchReport(findings, { all: false, isLead })).toEqual({
    exitCode: 11,
    lines: [
      '1. Leads would be lost, or nobody would hear of them: 1',
      '  GHL_API_TOKEN: is not set. Mend it.',
      '2. Untrue or unlawful: 2',
      '  src/content/site.yaml: SOC 2; Privacy Officer is invented',
      '3. Placeholders that visitors see: 1',
      '  src/content/site.yaml: a@b.example',
      '4. Claims without evidence: 2',
      '  src/content/site.yaml: 10; 200+',
      '5. Facts to read again: 1',
      '  In src/content/facts: npm run launch-check -- --all names each file.',
    ],
  });
});

test('a long title is cut, and what is wrong with it is not', () => {
  const title = `'${'Routine questions answered '.repeat(3)}' is invented`;
  const { lines } = launchReport([at('src/content/case-studies/a.md', 'title', title)], { all: false, isLead });
  expect(lines[1]).toMatch(/^ {2}src\/content\/case-studies\/a\.md: 'Routine .{20,40}… is invented$/);
});

test('with all of it each is said with how to settle it', () => {
  const { lines } = launchReport(findings, { all: true, isLead });
  for (const { field, what } of findings) expect(lines).toContain(`  ${field}: ${what}. Mend it.`);
});

test('the exit code tells the worst group that is left, and the summary stays on a screen', () => {
  expect(launchReport([], { all: false, isLead })).toEqual({ exitCode: 0, lines: [] });
  const claims = Array.from({ length: 90 }, (_, index) =>
    at(`src/content/${index}.md`, 'percent', "'5' has no evidence"),
  );
  const invented = claims.map((each) => ({ ...each, what: 'It is invented' }));
  expect(launchReport(claims, { all: false, isLead }).exitCode).toBe(14);
  const { lines, exitCode } = launchReport([...claims, ...invented, ...findings], { all: false, isLead });
  expect(exitCode).toBe(11);
  expect(lines.length).toBeLessThanOrEqual(40);
});
