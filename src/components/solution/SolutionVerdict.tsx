---
/* The opening on one product in three lines: what is known of it, its place in our editor's list, and how to see whether it
   is the right one. */
import type { CriterionStanding } from '#queries/solution-pages';
import { isKnown, tally } from '#domain/facts/standing';
import { toAskTheVendor } from '#domain/facts/questions';
import { ButtonLink } from '#components/Button.tsx';
import FactStrip from '#components/solution/FactStrip.astro';
import * as words from '#components/solution/words.ts';
import '../Verdict.css';

interface Props {
  /** Its best place in the editor's order; null where it is in none. */
  ranked: { place: number; of: number; situation: string } | null;
  /** Its places in other situations. */
  others: readonly { place: number; of: number; situation: string }[];
  /** The finding on each need that a buyer can state of it. */
  needs: readonly ('yes' | 'partly' | 'no' | 'open')[];
  /** What to settle before buying it, in one line. */
  caution: string;
  standings: CriterionStanding[];
  /** The address that compares it with its nearest neighbours. */
  compare: string;
}
const { ranked, others, needs, caution, standings, compare } = Astro.props;
const open = standings.filter((each) => !isKnown(each)).map(({ criterion }) => criterion.label);
/** The marks in the order of the words above them. */
const findings = ['yes', 'partly', 'no', 'stale', 'open'];
const byFinding = [...standings].sort(
  (one, other) => findings.indexOf(one.standing) - findings.indexOf(other.standing),
);
const places = [ranked ? words.inSituation(ranked.situation) : words.noSituation];
if (others.length > 0) places.push(words.alsoIn(others));
const count = (finding: (typeof needs)[number]) => needs.filter((each) => each === finding).length;
---

<dl class="verdict mt-6">
  <div data-line="first">
    <dt>{words.facts}</dt>
    <dd>
      <p class="title">{words.tallied(tally(standings))}</p>
      <div class="mt-2.5 mb-2">
        <FactStrip standings={byFinding} class="px-[0.14em] text-lg" />
      </div>
      <p>
        {open.length > 0 && open.length <= 3 && `${words.notConfirmed(open)} `}
        {caution}{' '}
        <a class="me-4 whitespace-nowrap" href="#facts">
          {words.allFacts(standings.length)}
        </a>{' '}
        {toAskTheVendor(standings).length > 0 && (
          <a class="whitespace-nowrap" href="#questions">
            {words.askTheVendor}
          </a>
        )}
      </p>
    </dd>
  </div>
  <div data-line="open">
    <dt>{words.place}</dt>
    <dd>
      <p class="title">{ranked ? words.placeInOrder(ranked.place, ranked.of) : words.noPlace}</p>
      <p>
        {places.join(' ')}
        {needs.length > 0 && (
          <>
            {` ${words.meets(count('yes'))} `}
            <a href="#needs">{words.ofNeeds(needs.length)}</a>
            {words.needsNotMet({ partly: count('partly'), open: count('open'), no: count('no') })}
          </>
        )}
        {ranked && ` ${words.editorAlone}`}
      </p>
    </dd>
  </div>
  <div data-line="next">
    <dt>{words.next}</dt>
    <dd>
      <p class="title">{words.rankForYou}</p>
      <div class="verdict-actions print:hidden">
        <ButtonLink look="navigator" href="/solutions-navigator" label={words.openNavigator} icon="arrow" />
        <ButtonLink look="secondary" href={compare} label={words.compare} className="max-md:col-span-full" />
      </div>
    </dd>
  </div>
</dl>
