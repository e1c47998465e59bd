import { mostNeeds } from '#domain/recommendation/sheet/firm-sentence';
import { meetsEveryNeed, missedNeeds, openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import { rankedCandidates, type Recommendations } from '#domain/recommendation/recommend';
import * as words from '#domain/recommendation/sheet/words';
import type { Whose } from '#domain/recommendation/sheet/words';

/** What to settle with the vendor of a pick: points to check, and questions. */
type ToSettle = { checks: readonly string[]; questions: readonly string[] };

/** The closed lines of the sections below a sheet: each already answers. Empty where there is nothing to open. */
export type SectionLines = { why: string; check: string; additional: string };

/** Returns the closed lines of 'Why these three', 'Check before you buy' and 'Additional Recommended Solutions'. */
export function sectionLines(recommendations: Recommendations, top: readonly ToSettle[], whose: Whose): SectionLines {
  return {
    why: whyLine(recommendations, whose),
    check: checkLine(recommendations, top),
    additional: additionalLine(recommendations),
  };
}

function whyLine(recommendations: Recommendations, whose: Whose): string {
  const { source, top, candidates } = recommendations;
  if (source === 'live-data') return words.howPointsAddUp;
  const ranked = rankedCandidates(recommendations);
  const stated = mostNeeds(ranked);
  if (stated === 0) return words.editorsOrder(candidates);
  const meeting = ranked.filter(({ needs }) => meetsEveryNeed(needs));
  if (meeting.length > 0) {
    const conditions = meeting.filter(({ needs }) => partlyMetNeeds(needs).length > 0).length;
    return words.meetEvery(meeting.length, candidates, stated, conditions, whose);
  }
  const missing = ranked.filter(({ needs }) => missedNeeds(needs).length === 0);
  const arePicks = missing.length === top.length && top.every((pick) => missing.includes(pick));
  return words.missNothing(missing.length, candidates, arePicks);
}

function checkLine({ top }: Recommendations, explained: readonly ToSettle[]): string {
  const cautions = explained.filter(({ checks }) => checks.length > 0).length;
  const questions = explained.reduce((sum, each) => sum + each.questions.length, 0);
  const shared = openNeeds(top[0]?.needs ?? []).find(({ need }) =>
    top.every(({ needs }) => openNeeds(needs).some((each) => each.need === need)),
  );
  const ask = top.length > 1 && shared?.ask ? words.firstAskAll(top.length, shared.ask) : '';
  return [words.toCheck(cautions, questions), ask].filter(Boolean).join(' ');
}

function additionalLine({ additional }: Recommendations): string {
  if (additional.length === 0) return '';
  const picks = additional.filter(({ isLayerPick }) => isLayerPick);
  return words.furtherOnes(
    additional.length - picks.length,
    picks.map(({ solution }) => solution.category),
  );
}
