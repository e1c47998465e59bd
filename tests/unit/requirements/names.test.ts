import { describe, expect, it, test } from 'vitest';
import { markdownOf, requirementsDocument } from '#domain/requirements/parts';
import type { WizardDefinition } from '#domain/content/wizard';
import { type Answers, askedQuestions } from '#domain/wizard/answers';
import type { RequirementsInput } from '#domain/requirements/input';
import { industries, providers, questionOf, requirementsWords, solutionEntries } from '#tests/fixtures/content';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { hospital, inIndustry, listedCriteria } from '#tests/fixtures/requirements';

/** Short product names in options and texts, and companies under another name than the directory's. */
const otherNames = [
  ...['Microsoft Teams', 'Teams Phone', 'Office 365', 'Azure', 'Webex', 'Google Meet', 'GoToMeeting', 'Copilot'],
  ...['Amazon', 'Google', 'ChatGPT', 'Claude', 'Gemini', 'Slack', 'Splunk', 'Falcon', 'SharePoint', 'Telus', 'IBM'],
];

/** Every name of a provider or product in the catalogue. */
const names = [
  ...new Set([
    ...[...providers.values()].flatMap(({ name, shortName }) => [name, ...(shortName ? [shortName] : [])]),
    ...[...solutionEntries.values()].map(({ name }) => name),
    ...otherNames,
  ]),
];

const letter = String.raw`[\p{L}\p{N}]`;
const pattern = new RegExp(
  `(?<!${letter})(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})(?!${letter})`,
  'gu',
);
/** The names in a text. Case-sensitive: 'ADA' is a law, 'Ada' a vendor. */
const namedIn = (text: string) => [...new Set(text.match(pattern) ?? [])];

/**
 * Returns answers that choose each option at least once on each path through a wizard: for each area, the first options
 * of all questions, then the second, and so on, and all options of multiple choices together.
 */
function classesOf(wizard: WizardDefinition): Answers[] {
  const areas = wizard.questions.find(({ id }) => id === 'challengeArea')?.options ?? [];
  return areas.flatMap(({ value: area }) => {
    const base: Answers = { challengeArea: [area] };
    const asked = askedQuestions(wizard, base).filter(({ id }) => id !== 'challengeArea');
    const most = Math.max(...asked.map(({ options }) => options.length));
    const rounds = Array.from({ length: most }, (_, round): Answers => ({
      ...Object.fromEntries(asked.map(({ id, options }) => [id, [options[round % options.length]?.value ?? '']])),
      ...base,
    }));
    const all = Object.fromEntries(asked.map(({ id, options }) => [id, options.map(({ value }) => value)]));
    return [...rounds, { ...all, ...base }];
  });
}

const classes = [navigator, needsAssessment].flatMap((wizard) =>
  classesOf(wizard).map((answers) => ({ wizard, answers })),
);
const everywhere = Object.fromEntries(
  listedCriteria.map(({ id }, index) => [id, index % 2 ? ('must' as const) : (3 as const)]),
);

/** Returns the distinct lines of these documents. */
function linesOf(inputs: readonly RequirementsInput[]): Set<string> {
  const lines = new Set<string>();
  for (const input of inputs) {
    const document = requirementsDocument(input, requirementsWords);
    for (const line of [document.subject, ...markdownOf(document).split('\n')]) lines.add(line);
  }
  return lines;
}

function namedInAll(lines: ReadonlySet<string>): string[] {
  return namedIn([...lines].join('\n'));
}

function optionsOf(id: string): string[] {
  return questionOf(navigator, id).options.map(({ value }) => value);
}

it('the test finds names', () => {
  expect(names.length).toBeGreaterThan(130);
  expect(namedIn('Works with Genesys Cloud CX, Okta, and the ADA; a box of notions')).toEqual(['Genesys', 'Okta']);
});

describe('a requirements document', () => {
  test('the classes choose every option of both wizards', () => {
    for (const wizard of [navigator, needsAssessment])
      for (const { id, options } of wizard.questions)
        for (const { value } of options)
          expect(classes.some((each) => each.wizard === wizard && each.answers[id]?.includes(value))).toBe(true);
  });

  it('names no provider and no product, whatever was answered', () => {
    const lines = linesOf(classes.map((each) => ({ ...hospital, ...each, settings: everywhere })));
    expect(lines.size).toBeGreaterThan(300);
    expect(namedInAll(lines)).toEqual([]);
  });

  it('names none in any combination of the answers that decide the outcome', () => {
    const deciding = ['organizationType', 'geography', 'challengeArea', 'teamsIntegration', 'cloudPreference'];
    const combinations = deciding
      .reduce<Answers[]>(
        (known, id) => known.flatMap((answers) => optionsOf(id).map((value) => ({ ...answers, [id]: [value] }))),
        [hospital.answers],
      )
      .map((answers) => ({ ...hospital, answers }));
    expect(combinations).toHaveLength(3 * 3 * 6 * 3 * 4);
    expect(namedInAll(linesOf(combinations))).toEqual([]);
  });

  it('names none for any industry, kind and place', () => {
    const situations = [...industries].flatMap(([id, { kinds }]) =>
      [undefined, ...kinds.map((kind) => kind.id)].flatMap((kind) =>
        (['canada', 'north-america', 'global'] as const).map((place) => inIndustry(id, kind, place)),
      ),
    );
    const lines = linesOf(situations.map((situation) => ({ ...hospital, settings: everywhere, ...situation })));
    expect(lines.size).toBeGreaterThan(150);
    expect(namedInAll(lines)).toEqual([]);
  });

  it('names none without an industry and without settings either', () => {
    const bare = { settings: {}, industry: null, obligations: null };
    expect(namedInAll(linesOf(classes.map((each) => ({ ...hospital, ...each, ...bare }))))).toEqual([]);
  });

  it('has an area for every answer to the question of the area', () => {
    const areas = [navigator, needsAssessment].flatMap(
      ({ questions }) => questions.find(({ id }) => id === 'challengeArea')?.options ?? [],
    );
    expect(Object.keys(requirementsWords.areas).sort()).toEqual([...new Set(areas.map(({ value }) => value))].sort());
  });

  it('has words only for questions and answers that exist', () => {
    const { answers, needs, prices } = requirementsWords.text;
    const rows = [prices, ...Object.values(requirementsWords.areas).map((area) => area.prices)].flat();
    const offered = (question: string) =>
      [navigator, needsAssessment].flatMap(({ questions }) =>
        questions.filter(({ id }) => id === question).flatMap(({ options }) => options.map(({ value }) => value)),
      );
    for (const { question, reads } of answers)
      for (const value of reads.flatMap(({ is }) => is)) expect(offered(question)).toContain(value);
    for (const { question, is } of needs) for (const value of is) expect(offered(question)).toContain(value);
    for (const { quantityFrom } of rows) if (quantityFrom) expect(offered(quantityFrom)).not.toEqual([]);
    for (const { question } of answers) expect(offered(question)).not.toEqual([]);
  });
});
