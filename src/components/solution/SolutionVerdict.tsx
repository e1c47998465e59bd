import { toAskTheVendor } from '#domain/facts/questions';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import { type FactStanding, isKnown, tally } from '#domain/facts/standing';
import { tallied } from '#domain/facts/words';
import { ButtonLink } from '#components/Button.tsx';
import { Verdict } from '#components/Verdict.tsx';
import { FactStrip } from '#components/solution/FactStrip.tsx';
import * as words from '#components/solution/words.ts';
import '../Verdict.css';

type Place = { place: number; of: number; situation: string };

type Criterion = {
  label: string;
  raisedBy: readonly { question: string; weight: number; must: boolean }[];
  isMustByRule: boolean;
};

export type NeedFinding = { label: string; finding: SheetCell['finding'] };

type Props = {
  /** Its best place in the editor's order; null where it is in none. */
  ranked: Place | null;
  /** Its places in other situations. */
  others: readonly Place[];
  /** The finding on each need that a buyer can state of it. */
  needs: readonly NeedFinding[];
  /** What to settle before buying it, in one line. */
  caution: string;
  standings: readonly (FactStanding & { criterion: Criterion })[];
  /** The address that compares it with its nearest neighbours. */
  compare: string;
};

/**
 * The opening on one product in three lines: what is known of it, its place in our editor's list, and how to see whether it
 * is the right one.
 */
export function SolutionVerdict({ ranked, others, needs, caution, standings, compare }: Props) {
  const open = standings.filter((each) => !isKnown(each)).map(({ criterion }) => criterion.label);
  // Each text is one string: a text node that begins within a line would move when the typefaces come.
  const settle = open.length > 0 && open.length <= 3 ? [words.notConfirmed(open), caution] : [caution];
  const alone = ranked ? ` ${words.editorAlone}` : '';
  const places = [ranked ? words.inSituation(ranked.situation) : words.noSituation];
  if (others.length > 0) places.push(words.alsoIn(others));
  const that = (finding: NeedFinding['finding']) =>
    needs.filter((each) => each.finding === finding).map(({ label }) => label);
  return (
    <Verdict
      className="mt-6"
      first={{
        term: words.facts,
        title: tallied(tally(standings)),
        children: (
          <>
            <div className="mt-2.5 mb-2">
              <FactStrip standings={standings} className="px-[0.14em] text-lg" />
            </div>
            <p>
              {`${settle.join(' ')} `}
              <a className="me-4 whitespace-nowrap" href="#facts">
                {words.allFacts(standings.length)}
              </a>{' '}
              {toAskTheVendor(standings).length > 0 && (
                <a className="whitespace-nowrap" href="#questions">
                  {words.askTheVendor}
                </a>
              )}
            </p>
          </>
        ),
      }}
      open={{
        term: words.place,
        title: ranked ? words.placeInOrder(ranked.place, ranked.of) : words.noPlace,
        children: (
          <p>
            {needs.length > 0 ? (
              <>
                {`${places.join(' ')} ${words.of} `}
                <a href="#needs">{words.needsStated(needs.length)}</a>
                {`${words.needsNotMet({ no: that('no'), partly: that('partly'), open: that('open') })}${alone}`}
              </>
            ) : (
              `${places.join(' ')}${alone}`
            )}
          </p>
        ),
      }}
      next={{
        title: words.rankForYou,
        children: (
          <div className="verdict-actions print:hidden">
            <ButtonLink look="navigator" href="/solutions-navigator" label={words.openNavigator} icon="arrow" />
            <ButtonLink look="secondary" href={compare} label={words.compare} className="max-md:col-span-full" />
          </div>
        ),
      }}
    />
  );
}
