import { metNeeds, missedNeeds, type NeedStanding, openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import type { Recommendation } from '#domain/recommendation/recommend';

/** One line for or against a solution; `basis` is the criterion of the fact behind it, 'editor', or null. */
export type Line = { text: string; met: boolean; basis: string | null };

/** How one of the top three differs from the others. */
export type Differences = {
  /** The stated needs that it is known to miss, as sentences; shown before any praise. */
  misses: Line[];
  /** The stated needs that it meets on a condition, each with the condition. */
  inPart: Line[];
  /** The stated needs that are not confirmed, as sentences. */
  open: string[];
  /** What sets it apart: at least one line, and never the same lines as another's. */
  lines: Line[];
};

/** The reasons that all of the top three share, and the differences of each. */
export type ComparedTop = { shared: Line[]; each: Differences[] };

/** The fewest benefits beside the lines from the answers; there are more where the answers yield few lines. */
const fewestBenefits = 2;
const mostLines = 4;

/**
 * Returns what the top three have in common and what sets each apart, in the order given. A need that all of them miss
 * or leave open is repeated for each: a solution's faults are always listed with it.
 */
export function comparedTop(top: readonly Recommendation[]): ComparedTop {
  const lines = top.map(linesOf);
  const [first = []] = lines;
  const shared = top.length > 1 ? first.filter((line) => lines.every((others) => includesLine(others, line))) : [];
  return {
    shared,
    each: top.map(({ solution, needs }, index) => {
      const own = (lines[index] ?? []).filter((line) => !includesLine(shared, line));
      const benefits = solution.benefits
        .slice(0, Math.max(fewestBenefits, mostLines - own.length))
        .map((text): Line => ({ text, met: true, basis: null }));
      return {
        misses: missedNeeds(needs).map((need) => lineOf(need, false)),
        inPart: partlyMetNeeds(needs).map((need) => lineOf(need, true)),
        open: openNeeds(needs).map(({ text }) => text),
        lines: [...own, ...benefits],
      };
    }),
  };
}

/** Returns the needs met, then the reasons that no need covers. */
function linesOf({ needs, reasons }: Recommendation): Line[] {
  return [
    ...metNeeds(needs).map((need) => lineOf(need, true)),
    ...reasons
      .filter(({ kind, isUnsure }) => kind !== 'challenge' && kind !== 'size' && !isUnsure)
      .map(({ text, met }) => ({ text, met, basis: null })),
  ];
}

function lineOf({ text, basis }: NeedStanding, met: boolean): Line {
  return { text, met, basis };
}

/** Lines with different bases differ: a source's statement and the editor's judgment are not the same. */
function includesLine(lines: readonly Line[], { text, met, basis }: Line): boolean {
  return lines.some((line) => line.text === text && line.met === met && line.basis === basis);
}
