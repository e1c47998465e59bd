import type { Tally } from '#domain/facts/standing';
import { ButtonLink } from '#components/Button.tsx';
import { Verdict } from '#components/Verdict.tsx';
import * as words from '#components/solution/words.ts';

type Props = {
  /** Its best place in the editor's order; null where it is in none. */
  ranked: { place: number; of: number; situation: string } | null;
  /** Its places in other situations. */
  others: readonly { place: number; of: number; situation: string }[];
  /** The findings on the needs that one buyer can state. */
  needs: readonly ('yes' | 'partly' | 'no' | 'open')[];
  /** What to settle before buying it, in one line. */
  caution: string;
  /** Its facts by finding. */
  facts: Tally;
  /** The criteria of those not confirmed, by name. */
  notConfirmed: readonly string[];
  /** Whether the page has questions to put to the vendor. */
  hasQuestions: boolean;
  /** The address that compares it with its nearest neighbours. */
  compare: string;
};

/** The verdict on one product: where our editor places it, what is open, and how to see whether it is the right one. */
export function SolutionVerdict({ ranked, others, needs, caution, facts, notConfirmed, hasQuestions, compare }: Props) {
  const count = (finding: (typeof needs)[number]) => needs.filter((each) => each === finding).length;
  return (
    <Verdict
      className="mt-6"
      first={{
        title: ranked ? words.placeInOrder(ranked.place, ranked.of) : words.noPlace,
        children: (
          <p>
            {ranked ? words.inSituation(ranked.situation) : words.noSituation}
            {others.length > 0 && ` ${words.alsoIn(others)}`}
            {needs.length > 0 && (
              <>
                {` ${words.meets(count('yes'))} `}
                <a href="#needs">{words.ofNeeds(needs.length)}</a>
                {words.meetsInPart(count('partly'))}
              </>
            )}
          </p>
        ),
      }}
      open={{
        title: words.factsOpen(facts),
        children: (
          <p>
            {notConfirmed.length > 0 && notConfirmed.length <= 3 && `${words.notConfirmed(notConfirmed)} `}
            {caution}{' '}
            <a className="me-4 whitespace-nowrap" href="#facts">
              {words.allFacts(facts.yes + facts.partly + facts.no + facts.open)}
            </a>{' '}
            {hasQuestions && (
              <a className="whitespace-nowrap" href="#questions">
                {words.askTheVendor}
              </a>
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
