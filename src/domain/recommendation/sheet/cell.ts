import type { Fact } from '#domain/content/fact';
import type { Advice, AdviceFacts } from '#domain/recommendation/advice';
import type { NeedStanding } from '#domain/recommendation/needs';
import { concerns, type Need, type Solution } from '#domain/recommendation/solution';
import { askWhether, whether } from '#domain/recommendation/sheet/words';

/** What is known of a need or a criterion: its mark, a few words, and behind them the sentence with its source, or the question. */
export type SheetCell = {
  finding: 'yes' | 'partly' | 'no' | 'open';
  /** At most 32 characters; empty where nobody wrote them. */
  brief: string;
  says: string;
  facts: readonly Fact[];
  /** Whether it is the editor's word: without a fact, or a miss beside one that is met in part. */
  byEditor: boolean;
  /** The question to the vendor where it is open or met in part. */
  question: string;
};

/** What a cell is made from: the questions of the criteria, and which of them stands behind a need. */
export type CellAdvice = {
  criteria: readonly Pick<Advice['criteria'][number], 'id' | 'question'>[];
  needs: readonly Pick<Need, 'id' | 'criterion'>[];
};

/** The mark of each standing on a need. */
export const marks = { met: 'yes', partly: 'partly', missed: 'no', open: 'open' } as const;

/** Returns the cell of a standing. `known` are the facts of its solution. */
export function cellOf(
  { need, standing, text, basis, brief, ask }: Omit<NeedStanding, 'label'>,
  known: AdviceFacts[string],
  { criteria, needs }: CellAdvice,
): SheetCell {
  const fact = basis === null ? undefined : known[basis];
  const criterion = needs.find(({ id }) => id === need)?.criterion;
  const question = criteria.find(({ id }) => id === criterion)?.question ?? (ask ? askWhether(ask) : '');
  return {
    finding: marks[standing],
    brief: brief ?? fact?.brief ?? '',
    says: sentence(text),
    facts: fact ? [fact] : [],
    byEditor: basis === 'editor' || (standing === 'missed' && fact?.finding === 'partly'),
    question: standing === 'open' || standing === 'partly' ? question : '',
  };
}

/**
 * Returns the cell of a need that nobody has stated: what is known of it, without what was asked for. Null where it does
 * not concern the solution's layer.
 */
export function needCell(
  { id, notConfirmed, layers }: Need,
  { category, needs = {} }: Pick<Solution, 'category' | 'needs'>,
  known: AdviceFacts[string],
  advice: CellAdvice,
): SheetCell | null {
  if (!concerns({ layers }, category)) return null;
  const { met, says, basis, brief } = needs[id] ?? { met: null, says: notConfirmed, basis: null };
  const standing = met === null ? 'open' : met === 'partly' ? 'partly' : met ? 'met' : 'missed';
  return cellOf({ need: id, standing, text: says, basis, brief, ask: whether(notConfirmed) }, known, advice);
}

/** Returns whether a cell has more to say than its mark and its words. */
export function hasMore({ finding, facts, byEditor }: SheetCell): boolean {
  return finding !== 'yes' || facts.length > 0 || byEditor;
}

/** Returns a text as a sentence, with a full stop where it has no end. */
export function sentence(text: string): string {
  return text === '' || /[.?!]$/.test(text) ? text : `${text}.`;
}
