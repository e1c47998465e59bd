import type { Firm } from '#domain/recommendation/sheet/firm';
import type { Recommendations } from '#domain/recommendation/recommend';
import { askAllTheSame, everyNeed } from '#domain/recommendation/sheet/words';
import * as words from '#domain/recommendation/words';

type Live = Pick<Recommendations, 'top' | 'additional' | 'candidates' | 'found' | 'scoreSpread'>;

/** Returns the sentence above solutions read from a website: who has the most points, and that words were compared. */
export function liveSentence({ top, additional, found, scoreSpread }: Live): Firm {
  const listed = [...top, ...additional].flatMap(({ solution }) =>
    solution.listedAs === undefined ? [] : solution.name,
  );
  const rest = listed.length > 0 ? words.inCatalogue(listed) : '';
  const sentence = `${words.wordMatching} ${leading(top[0]?.solution.name ?? '', found, scoreSpread?.inFirstPlace ?? 1)}`;
  return {
    sentence,
    first: { title: sentence, text: '' },
    open: { title: everyNeed, text: words.wordsCompared },
    next: askAllTheSame(top.length),
    rest,
    todo: [words.wordsCompared, rest].filter(Boolean).join(' '),
  };
}

/** Returns how many of a website's solutions have points, are shown and are tied, and what gives points. */
export function liveNote({ top, additional, candidates, found, scoreSpread }: Live): string {
  return [
    found > 1 && words.foundAndScored(found, candidates, top.length + additional.length),
    candidates > 1 && words.differentPoints(scoreSpread?.scores ?? 1),
    scoreSpread && scoreSpread.notShown.length > 0 && words.alsoFirst(scoreSpread.notShown),
    words.liveScores,
  ]
    .filter(Boolean)
    .join(' ');
}

function leading(leader: string, found: number, inFirstPlace: number): string {
  if (found === 1) return words.onlySolution(leader);
  if (inFirstPlace === 1) return words.highestScore(leader, found);
  return inFirstPlace === found ? words.allShare(found) : words.shareFirstPlace(inFirstPlace, found);
}
