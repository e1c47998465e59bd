import { describe, expect, it, test } from 'vitest';
import { markdownOf, requirementsDocument } from '#domain/requirements/parts';
import type { RequirementsInput } from '#domain/requirements/input';
import { questionOf, requirementsWords } from '#tests/fixtures/content';
import { needsAssessment } from '#tests/fixtures/wizards';
import { hospital, listedCriteria } from '#tests/fixtures/requirements';

const linesOf = (input: RequirementsInput) => markdownOf(requirementsDocument(input, requirementsWords)).split('\n');

/** Returns the lines that only one of two documents has. Fails where their common lines differ in order. */
function changed(before: RequirementsInput, after: RequirementsInput): { gone: string[]; come: string[] } {
  const [one, other] = [linesOf(before), linesOf(after)];
  const inBoth = (lines: readonly string[], known: ReadonlySet<string>) => lines.filter((line) => known.has(line));
  const notIn = (lines: readonly string[], known: ReadonlySet<string>) => lines.filter((line) => !known.has(line));
  const [ofOne, ofOther] = [new Set(one), new Set(other)];
  expect([...new Set(inBoth(other, ofOne))]).toEqual([...new Set(inBoth(one, ofOther))]);
  return { gone: notIn(one, ofOther), come: notIn(other, ofOne) };
}

const { text, areas } = requirementsWords;

const { requirements, evaluation } = text.sections;
const aroundNeeds = [
  requirements.needsIntroduction,
  requirements.noNeeds,
  `### ${evaluation.needs}`,
  '| Need | Where it comes from |',
  '| --- | --- |',
];

/** Returns every text of the content that an answer can bring into a line, whichever its value. */
function textsOf(question: string): string[] {
  const said = text.answers.find((each) => each.question === question);
  const options = questionOf(hospital.wizard, question).options;
  return [
    said?.label ?? questionOf(hospital.wizard, question).summaryLabel,
    ...options.map(({ label }) => label),
    // The line with the reasons of a criterion.
    ...listedCriteria
      .filter(({ raisedBy }) => raisedBy.some((raising) => raising.question === question))
      .map(({ id, label }) => `| ${label} | ${String(hospital.settings[id]).replace('must', 'Must')} | `),
    ...text.needs.filter((each) => each.question === question).map(({ need }) => need),
    // The text with needs, and the one without any.
    ...(text.needs.some((each) => each.question === question) ? aroundNeeds : []),
    ...(question === 'challengeArea' ? Object.values(areas).flatMap(textsOfArea) : []),
  ];
}

function textsOfArea({ label, title, prices, exit, questions }: (typeof areas)[string]): string[] {
  return [label, title, ...prices.map(({ item }) => item), ...exit, ...questions];
}

/** A question that another answer opens belongs to that answer. */
const opened: Record<string, string[]> = { challengeArea: ['teamsIntegration', 'cloudPreference'] };

describe('changing one answer', () => {
  const questions = hospital.wizard.questions.map(({ id }) => id);

  test.each(questions)('changes only its lines: %s', (question) => {
    const own = [question, ...(opened[question] ?? [])].flatMap(textsOf);
    const before = hospital;
    for (const { value } of questionOf(hospital.wizard, question).options) {
      const after = { ...hospital, answers: { ...hospital.answers, [question]: [value] } };
      const { gone, come } = changed(before, after);
      for (const line of [...gone, ...come]) expect(own.filter((each) => line.includes(each))).not.toEqual([]);
      const isSame = hospital.answers[question]?.length === 1 && hospital.answers[question][0] === value;
      expect(gone.length + come.length > 0).toBe(!isSame);
    }
  });

  it('changes only one line of the situation where nothing else depends on it', () => {
    const { gone, come } = changed(
      { ...hospital, answers: { ...hospital.answers, geography: ['global'] } },
      { ...hospital, answers: { ...hospital.answers, geography: ['north-america'] } },
    );
    expect(gone).toEqual(['| Where we operate | Global |']);
    expect(come).toEqual(['| Where we operate | North America |']);
  });

  it('leaves the area-free part of the document unchanged, whichever the area', () => {
    const { gone, come } = changed(hospital, {
      ...hospital,
      answers: { ...hospital.answers, challengeArea: ['cloud'] },
    });
    expect(gone).toContain('# Requirements for a contact centre');
    expect(come).toContain('# Requirements for cloud infrastructure');
    expect([...gone, ...come].filter((line) => line.startsWith('## '))).toEqual([]);
  });
});

describe('changing the setting of one criterion', () => {
  const label = 'Single sign-on (SAML or OIDC)';

  test.each([0, 1, 2, 3, 5, 'must'] as const)('changes its lines and the sum: from 4 to %s', (setting) => {
    const without = (lines: readonly string[]) =>
      lines.filter((line) => !line.includes(label) && !line.startsWith('| Points |'));
    const settings = { 'data-in-canada': 'must', french: 5, 'uptime-commitment': 1 } as const;
    const before = linesOf({ ...hospital, settings: { ...settings, 'single-sign-on': 4 } });
    const after = linesOf({ ...hospital, settings: { ...settings, 'single-sign-on': setting } });
    expect(without(after)).toEqual(without(before));
    expect(after).not.toEqual(before);
  });

  it('gives the sum of the weights', () => {
    const sum = (settings: RequirementsInput['settings']) =>
      linesOf({ ...hospital, settings }).filter((line) => line.startsWith('| Points |'));
    expect(sum({ french: 5, 'single-sign-on': 3, 'data-in-canada': 'must' })).toEqual(['| Points | of 8 |  |  |  |']);
    expect(sum({ 'data-in-canada': 'must' })).toEqual([]);
  });
});

it('needs-assessment answers bring in their needs', () => {
  const lines = linesOf({
    ...hospital,
    wizard: needsAssessment,
    answers: {
      organizationType: ['government'],
      geography: ['canada'],
      priorities: ['Modernize communications'],
      challengeArea: ['ccaas'],
      channels: ['Voice', 'Chat'],
      agentCount: ['10-49'],
    },
  });
  expect(lines).toContain('| Channels | Voice; Chat |');
  expect(lines).toContain('| Serves these channels: Voice; Chat | Channels: Voice; Chat |');
  expect(lines).toContain('| Agents, named or concurrent as proposed | per agent and month | 10-49 |  |  |  |  |');
});
