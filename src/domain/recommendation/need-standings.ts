import type { WizardDefinition } from '#domain/content/wizard';
import type { NeedStanding } from '#domain/recommendation/needs';
import { isSize, matchingSize, namedIn } from '#domain/recommendation/predicates';
import { concerns, type Need, type Solution } from '#domain/recommendation/solution';
import { aboutConditions, madeFor, otherWorkBrief, whether, whichSize } from '#domain/recommendation/sheet/words';
import * as words from '#domain/recommendation/words';
import { type Answers, chosenOptions } from '#domain/wizard/answers';

/** Returns the needs of the content that these answers state. `answers` are those for the rules. */
export function statedNeeds(needs: readonly Need[], answers: Answers): Need[] {
  return needs.filter(({ question, is }) => (answers[question] ?? []).some((value) => is.includes(value)));
}

/**
 * Returns a solution's standing on each need that the answers state: challenge area and size by the specification's own
 * rules, the others by confirmed needs. `answers` are those that count; `forRules` are the same answers converted for
 * the rules (`answersForRules`). With `onlyOwnSize`, only a solution made for the visitor's own size suits it; the size
 * map of the live scores accepts others too. Advice, section 8.
 */
export function needStandings(
  wizard: WizardDefinition,
  needs: readonly Need[],
  { answers, forRules, onlyOwnSize = false }: { answers: Answers; forRules: Answers; onlyOwnSize?: boolean },
  solution: Solution,
): NeedStanding[] {
  const stated = statedNeeds(needs, forRules).filter((need) => concerns(need, solution.category));
  return [
    ...challengeStanding(wizard, answers, solution),
    ...sizeStanding(wizard, { answers, forRules, onlyOwnSize }, solution),
    ...stated.map((need) => knownStanding(need, solution)),
  ];
}

function knownStanding({ id, label, asked, notConfirmed }: Need, { needs = {} }: Solution): NeedStanding {
  const known = needs[id];
  if (!known)
    return {
      need: id,
      label,
      standing: 'open',
      text: words.youAskedFor(notConfirmed, asked),
      basis: null,
      ask: whether(notConfirmed),
    };
  const { met, says, basis, brief } = known;
  return {
    need: id,
    label,
    standing: met === 'partly' ? 'partly' : met ? 'met' : 'missed',
    text: met === 'partly' ? words.onCondition(label, says) : met ? says : words.youAskedFor(says, asked),
    basis,
    ...(brief === undefined ? {} : { brief }),
    ...(met === 'partly' ? { ask: aboutConditions([label]) } : {}),
  };
}

function challengeStanding(wizard: WizardDefinition, answers: Answers, solution: Solution): NeedStanding[] {
  const area = chosen(wizard, 'challengeArea', answers);
  if (!area || area.keywords.length === 0) return [];
  const met = namedIn(solution, area.keywords).length > 0;
  const text = met ? area.label : words.otherWork(area.label);
  const standing = { need: 'challenge', label: area.label, text, basis: null };
  return [met ? { ...standing, standing: 'met' } : { ...standing, standing: 'missed', brief: otherWorkBrief }];
}

/** Returns an empty list for a kind of organization that implies no size. */
function sizeStanding(
  wizard: WizardDefinition,
  { answers, forRules, onlyOwnSize }: { answers: Answers; forRules: Answers; onlyOwnSize: boolean },
  solution: Solution,
): NeedStanding[] {
  const size = forRules['organizationType']?.[0] ?? '';
  if (!isSize(size)) return [];
  const label = chosen(wizard, 'organizationType', answers)?.label ?? size;
  const { targetAudience } = solution;
  if (targetAudience.length === 0)
    return [{ need: 'size', label, standing: 'open', text: words.sizeNotSaid, basis: null, ask: whichSize }];
  const brief = madeFor(words.employees(targetAudience));
  const matching = matchingSize(solution, size);
  if (matching === null || (onlyOwnSize && matching !== size))
    return [{ need: 'size', label, standing: 'missed', text: words.otherSize(targetAudience), basis: null, brief }];
  return matching === size
    ? [{ need: 'size', label, standing: 'met', text: label, basis: null }]
    : [
        {
          need: 'size',
          label,
          standing: 'met',
          text: words.otherSizeCounts(targetAudience, matching, label),
          basis: null,
          brief,
        },
      ];
}

function chosen(wizard: WizardDefinition, questionId: string, answers: Answers) {
  const question = wizard.questions.find(({ id }) => id === questionId);
  return question && chosenOptions(question, answers)[0];
}
