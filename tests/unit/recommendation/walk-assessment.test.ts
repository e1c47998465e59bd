import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/content/wizard';
import { leadBody } from '#domain/lead/body';
import { emptyContact } from '#domain/lead/contact';
import { leadSchema } from '#domain/lead/schema';
import { crmTags } from '#domain/crm/tags';
import { nearestCategories, recommend } from '#domain/recommendation/recommend';
import type { Answers } from '#domain/wizard/answers';
import { initialState, transition, type WizardEvent, type WizardState } from '#domain/wizard/machine';
import { catalogueOf, catalogue } from '#tests/fixtures/content';
import { needsAssessment as wizard } from '#tests/fixtures/wizards';

/*
 * The needs assessment: every path and every class of answers that a rule distinguishes, and properties for the rest.
 */

const kinds = ['smb', 'mid-market', 'enterprise', 'government', 'nonprofit'];
const sets: Record<string, string[]> = {
  ccaas: ['currentSolution', 'channels', 'agentCount'],
  ucaas: ['phoneSystem', 'videoNeeds', 'videoPlatforms', 'remoteSupport'],
  cybersecurity: ['securityTeam', 'securityTools'],
  'ai-automation': ['aiUsage', 'automationPriorities'],
  connectivity: [],
  daas: [],
  office365: [],
  draas: [],
};
const tagOf: Record<string, string> = {
  currentSolution: 'int_ccaas',
  phoneSystem: 'int_ucaas',
  securityTeam: 'int_cyber',
  aiUsage: 'int_destiny_ai',
};
const kindTags: Record<string, string> = {
  smb: 'SMB',
  'mid-market': 'MID-MARKET',
  enterprise: 'ENTERPRISE',
  government: 'GOVERNMENT',
  nonprofit: 'NONPROFIT',
};

function specifiedScores(kind: string, area: string, teams: boolean): number[] {
  if (area === 'ai-automation') return [98, 92, 88];
  if (area === 'cybersecurity') return [95, 92, 89];
  if (area === 'ccaas') return kind === 'smb' ? [94, 90, 87] : [96, 93, 91];
  return teams ? [96, 91, 89] : [93, 90, 87];
}

const contact = { ...emptyContact, firstName: 'Ada', lastName: 'Bell', email: 'a@b.example', company: 'North' };
const next: WizardEvent = { type: 'next' };
const questionOf = (id: string): Question => {
  const found = wizard.questions.find((question) => question.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};
const answer = (question: string, value: string): WizardEvent => ({
  type: questionOf(question).choose === 'several' ? 'toggle' : 'choose',
  question,
  value,
});
const play = (events: WizardEvent[], from: WizardState = initialState(wizard)) =>
  events.reduce((state, event) => transition(wizard, state, event), from);
const atDetails = (kind: string, area: string) =>
  play([
    answer('organizationType', kind),
    answer('geography', 'global'),
    answer('priorities', 'Support remote work and hybrid teams'),
    next,
    answer('challengeArea', area),
    next,
  ]);
const tagsOf = (answers: Answers) =>
  crmTags(leadSchema.parse({ ...leadBody(wizard, answers, contact), secondsToFill: 60 }));

describe.each(Object.entries(sets))('%s', (area, details) => {
  const single = details.flatMap((id) => questionOf(id).options.map(({ value }) => ({ id, value })));

  test.each(kinds)(
    'of an organization of kind %s: every answer leads on, to the recommendations of the rules',
    (kind) => {
      const state = atDetails(kind, area);
      expect(state.step).toBe('detailed-questions');
      if (details.length > 0) expect(play([next], state).error).toEqual({ kind: 'missing' });
      else expect(play([next], state).step).toBe('contact-info');

      for (const { id, value } of single) {
        const end = play([answer(id, value), next, { type: 'submit' }], state);
        expect(end.step).toBe('summary');
        const body = leadBody(wizard, end.answers, contact);
        expect(body.detailedAnswers).toEqual({ [id]: questionOf(id).choose === 'several' ? [value] : value });
        expect(tagsOf(end.answers).toSorted()).toEqual(
          [
            kindTags[kind] ?? '',
            'GLOBAL',
            `${area.toUpperCase()}-FOCUS`,
            'REMOTE-WORK',
            'SMARTSTACK-NEEDS-ASSESSMENT',
            'AI-ADVISORY-LEAD',
            ...(tagOf[id] ? [tagOf[id]] : []),
          ].toSorted(),
        );
        const { top, source } = recommend(wizard, end.answers, catalogueOf(catalogue));
        expect(source).toBe('editors-ranking');
        expect(top.map(({ score }) => score)).toEqual(specifiedScores(kind, area, value === 'teams'));
        const reasons = top.flatMap((recommendation) => recommendation.reasons);
        expect(reasons.some((reason) => reason.kind === 'size')).toBe(!['government', 'nonprofit'].includes(kind));
        expect(reasons.some(({ text }) => text.includes('not sure'))).toBe(false);
      }
    },
  );

  test('recommends, or names provider categories, and never both', () => {
    const { answers } = atDetails('smb', area);
    expect(nearestCategories(wizard, answers).length > 0).toBe(details.length === 0);
  });
});

test('an answer that an earlier challenge asked for is neither sent nor tagged', () => {
  const before = play([answer('currentSolution', 'none')], atDetails('smb', 'ccaas'));
  const after = play([{ type: 'back' }, answer('challengeArea', 'draas'), next], before);
  expect(leadBody(wizard, after.answers, contact).detailedAnswers).toEqual({});
  expect(tagsOf(after.answers)).not.toContain('int_ccaas');
});

/** Any complete visit: there are some 170 million sets of answers. */
const visits = fc
  .record({
    organizationType: fc.constantFrom(...kinds),
    geography: fc.constantFrom('canada', 'north-america', 'global'),
    priorities: fc.subarray(
      questionOf('priorities').options.map(({ value }) => value),
      { minLength: 1, maxLength: 3 },
    ),
    challengeArea: fc.constantFrom(...Object.keys(sets)),
  })
  .chain((profile) =>
    fc
      .record(
        Object.fromEntries(
          (sets[profile.challengeArea] ?? []).map((id) => {
            const { choose, options } = questionOf(id);
            return [
              id,
              fc.subarray(
                options.map(({ value }) => value),
                { maxLength: choose === 'one' ? 1 : options.length },
              ),
            ];
          }),
        ),
      )
      .map((details): { answers: Answers; area: string; kind: string } => ({
        area: profile.challengeArea,
        kind: profile.organizationType,
        answers: {
          ...details,
          organizationType: [profile.organizationType],
          geography: [profile.geography],
          priorities: profile.priorities,
          challengeArea: [profile.challengeArea],
        },
      })),
  );

test('any complete set of answers makes a lead that the function accepts, with only its own tags', () => {
  fc.assert(
    fc.property(visits, ({ answers }) => {
      const lead = leadSchema.parse(leadBody(wizard, answers, contact));
      const expected = Object.keys(tagOf).filter((id) => (answers[id] ?? []).length > 0);
      expect(lead.tags).toEqual(['SMARTSTACK-NEEDS-ASSESSMENT', ...expected.map((id) => tagOf[id])]);
    }),
    { numRuns: 500 },
  );
});

test('no rule reads two details together: the reasons met by several answers are those that each meets', () => {
  fc.assert(
    fc.property(visits, ({ answers, area, kind }) => {
      const details = sets[area] ?? [];
      if (details.length === 0) return;
      const shown = recommend(wizard, answers, catalogueOf(catalogue));
      const teams = (answers['videoPlatforms'] ?? []).includes('teams');
      expect(shown.top.map(({ score }) => score)).toEqual(specifiedScores(kind, area, teams));
      for (const { solution, reasons } of shown.top) {
        const metBy = details
          .flatMap((id) => (answers[id] ?? []).map((value) => ({ id, value })))
          .map(({ id, value }) => {
            const none = Object.fromEntries(details.map((each) => [each, [] as string[]]));
            const alone = recommend(wizard, { ...answers, ...none, [id]: [value] }, catalogueOf([solution]), [
              solution,
            ]);
            return alone.top[0]?.reasons.some((reason) => reason.kind === 'answers' && reason.met) ?? false;
          });
        expect(reasons.some((reason) => reason.kind === 'answers' && reason.met)).toBe(metBy.includes(true));
      }
    }),
    { numRuns: 300 },
  );
});
