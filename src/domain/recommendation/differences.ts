import { metNeeds, missedNeeds, type NeedStanding, openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import type { Recommendation } from '#domain/recommendation/recommend';

/** One line for or against a solution; `basis` is the criterion whose fact says so, 'editor', or null. */
export type Line = { text: string; met: boolean; basis: string | null };

/** How one of the top three differs from the others. */
export type Differences = {
  /** The stated needs that it is known to miss, as sentences; said before all praise. */
  misses: Line[];
  /** The stated needs that it meets with a condition, which each names. */
  inPart: Line[];
  /** The stated needs that nobody has confirmed, as sentences. */
  open: string[];
  /** What sets it apart: at least one line, and never the same lines as another's. */
  lines: Line[];
};

/** What holds for all of the top three, said once, and what sets each apart. */
export type ComparedTop = { shared: Line[]; each: Differences[] };

/** The benefits that stand beside what the answers say: these at least, more where the answers say little. */
const fewestBenefits = 2;
const mostLines = 4;

/**
 * Returns what the top three have in common and what sets each apart, in the order given. What all of them miss or leave
 * open is said with each of them: nobody should have to look above a solution for what is wrong with it.
 */
export function comparedTop(top: readonly Recommendation[]): ComparedTop {
  const lines = top.map(linesOf);
  const [first = []] = lines;
  const shared = top.length > 1 ? first.filter((line) => lines.every((others) => holds(others, line))) : [];
  return {
    shared,
    each: top.map(({ solution, needs }, index) => {
      const own = (lines[index] ?? []).filter((line) => !holds(shared, line));
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

/** Returns the needs met, then the reasons that no need speaks of. */
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

/** A line with another basis is another line: what one source says and what the editor judges is not the same. */
function holds(lines: readonly Line[], { text, met, basis }: Line): boolean {
  return lines.some((line) => line.text === text && line.met === met && line.basis === basis);
}
