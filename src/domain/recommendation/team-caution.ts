import type { WizardDefinition } from '#domain/content/wizard';
import { mentionedIn } from '#domain/recommendation/predicates';
import { isWellKnown } from '#domain/recommendation/editors-ranking';
import { missedNeeds } from '#domain/recommendation/needs';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import { type Sheet, type SheetAdvice, type SheetColumn, withLead } from '#domain/recommendation/sheet/sheet';
import * as words from '#domain/recommendation/words';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';

/** The question of the needs assessment, and its answer without anybody. */
const [securityTeam, none] = ['securityTeam', 'none'];

/** What to settle where nobody looks after security. */
export type TeamCaution = {
  /** The ids of the candidates that are made for a team of the buyer's own. */
  needing: string[];
  /** Which picks those are. */
  says: string;
  /** Whether the first pick needs a team. */
  isForFirst: boolean;
  /** The candidates that come with a team and miss no stated need, those of which enough is known first. */
  services: Recommendation[];
};

/** Returns what to settle where nobody looks after security. Null if somebody does, or no pick needs a team. */
export function teamCaution(
  wizard: WizardDefinition,
  answers: Answers,
  { top, additional }: Pick<Recommendations, 'top' | 'additional'>,
): TeamCaution | null {
  const options = wizard.questions.find(({ id }) => id === securityTeam)?.options ?? [];
  if (!relevantAnswers(wizard, answers)[securityTeam]?.includes(none)) return null;
  const mentions = (solution: Solution, answer: string) =>
    mentionedIn(solution, options.find(({ value }) => value === answer)?.keywords ?? []).length > 0;
  const isManaged = (solution: Solution) => mentions(solution, none);
  const picks = top.map(({ solution }) => solution);
  const isForTeam = (solution: Solution) => !isManaged(solution) && mentions(solution, 'internal');
  const needing = picks.filter(isForTeam);
  if (needing.length === 0) return null;
  const services = [...top, ...additional].filter(
    ({ solution, needs }) => isManaged(solution) && missedNeeds(needs).length === 0,
  );
  return {
    needing: [...top, ...additional].filter(({ solution }) => isForTeam(solution)).map(({ solution }) => solution.id),
    says: words.needsATeam(
      needing.map(({ name }) => name),
      needing[0] === picks[0],
    ),
    isForFirst: needing[0] === picks[0],
    // Advice, section 8: a place needs knowledge.
    services: services.sort((a, b) => Number(isWellKnown(b.solution)) - Number(isWellKnown(a.solution))),
  };
}

/**
 * Returns a sheet for a buyer without a security team. Its table begins with the service that brings one; a column that
 * needs a team says that there is none, and its badge, on a condition that is not met, is outlined. Advice, section 8.
 */
export function withTeam(
  sheet: Sheet,
  caution: TeamCaution | null,
  recommendations: Recommendations,
  advice: SheetAdvice,
): Sheet {
  if (!caution) return sheet;
  const [service] = caution.isForFirst ? caution.services : [];
  const table = service
    ? withLead(
        sheet,
        { lead: service, over: { lead: words.comesWithATeam, others: words.byNeedsAlone } },
        recommendations,
        advice,
      )
    : sheet;
  return { ...table, columns: table.columns.map((column) => withoutTeam(column, caution)) };
}

function withoutTeam(column: SheetColumn, { needing }: TeamCaution): SheetColumn {
  if (!needing.includes(column.id)) return column;
  const { match } = column;
  return { ...column, lacks: words.noTeamOfYours, match: match && { ...match, isConfirmed: false } };
}
