import { isWellKnown } from '#domain/recommendation/editors-ranking';
import type { Firm } from '#domain/recommendation/sheet/firm';
import { liveSentence } from '#domain/recommendation/sheet/live-sentence';
import {
  byNeeds,
  meetsEveryNeed,
  missedNeeds,
  needCounts,
  openNeeds,
  partlyMetNeeds,
} from '#domain/recommendation/needs';
import {
  rankedBelow,
  rankedCandidates,
  type Recommendation,
  type Recommendations,
} from '#domain/recommendation/recommend';
import { needsMetLine } from '#domain/recommendation/summary';
import * as words from '#domain/recommendation/sheet/words';
import type { Whose } from '#domain/recommendation/sheet/words';
import { complementing, noneScores } from '#domain/recommendation/words';

/**
 * Returns the one sentence that reads a ranking's matrix aloud, true of every cell of it, and the sentences on what to
 * do next. The forms, first that holds: live data; no challenge and at most one need; nothing confirmed; somebody in the
 * three meets every need, some perhaps in part; nobody does. Advice, section 8.
 */
export function firmSentence(recommendations: Recommendations, whose: Whose): Firm {
  const { top, candidates, found, source } = recommendations;
  if (source === 'live-data') return liveSentence(recommendations);
  const ranked = rankedCandidates(recommendations);
  const rest = rankedBelow(recommendations);
  const picks = priorityPicks(recommendations);
  const areElsewhere = serveOthers(top, picks);
  const ranking: Ranking = { top, rest, ranked, candidates, stated: mostNeeds(ranked), areElsewhere, whose };
  const { sentence, standings, asked, ...ofTheThree } = editorsSentence(ranking);
  const jobs = jobsOfPicks(top);
  const forPriorities = picks.map(({ solution }) => words.lookFirst(solution.category, solution.name)).join(' ');
  const isElsewhere = ofTheThree.startWith !== '' && areElsewhere;
  const { open } = picks.length > 0 ? toSettle({ top: [...picks, ...top], whose }) : ofTheThree;
  const next = picks.length > 0 ? words.stateChallenge : askTheSame(ranking);
  const none = found > 0 && noneScores(found);
  const joined = (texts: (string | false)[]) => texts.filter(Boolean).join(' ');
  return {
    sentence,
    first: forPriorities
      ? { title: forPriorities, text: isElsewhere ? whyPicked(picks, whose) : sentence }
      : titled(ofTheThree.startWith, sentence),
    open,
    next,
    rest: joined([none, standings, jobs]),
    todo: joined([none, forPriorities, standings, asked, jobs]),
  };
}

/** Returns why the picks are above the three. An only pick brings its caution, for which several have no room. */
function whyPicked([first, ...others]: readonly Recommendation[], whose: Whose): string {
  return words.pickedForPriorities(others.length + 1, (others.length === 0 && first?.solution.caution) || '', whose);
}

/** Returns what is read first: whom to begin with, and the sentence as the reason; the sentence alone for nobody. */
function titled(name: string, sentence: string): Firm['first'] {
  if (!name) return { title: sentence, text: '' };
  const isAlone = /^ (?:meets|fully|comes) /.test(sentence.slice(name.length)) && sentence.startsWith(name);
  return { title: words.startWith(name), text: isAlone ? `It${sentence.slice(name.length)}` : sentence };
}

/** Returns the picks for the layers of the stated priorities, where no challenge is stated: they are read first. */
export function priorityPicks(recommendations: Recommendations): Recommendation[] {
  return statesChallenge(rankedCandidates(recommendations))
    ? []
    : recommendations.additional.filter(({ isLayerPick }) => isLayerPick);
}

/** Returns whether the three serve other layers than the picks for the stated priorities. */
export function serveOthers(top: readonly Recommendation[], picks: readonly Recommendation[]): boolean {
  const isOther = ({ solution }: Recommendation) => picks.every((pick) => pick.solution.category !== solution.category);
  return picks.length > 0 && top.every(isOther);
}

/** A verdict with what makes up its paragraph: what to ask, and how the others stand. */
type Parts = Omit<Firm, 'todo' | 'rest' | 'first' | 'next'> & {
  /** Whom to begin with; empty where the needs name nobody. */
  startWith: string;
  asked: string;
  standings: string;
};

/** Whether the answers state a challenge: without one the three are a base, and each priority has its layer's pick. */
function statesChallenge(ranked: readonly Recommendation[]): boolean {
  return ranked.some(({ needs }) => needs.some(({ need }) => need === 'challenge'));
}

type Ranking = Pick<Recommendations, 'top' | 'candidates'> & {
  rest: readonly Recommendation[];
  /** Both, in their order. */
  ranked: readonly Recommendation[];
  /** The number of needs that the answers state: not every need concerns every solution. */
  stated: number;
  /** Whether the picks for the priorities are in other layers than the three: those below are then not counted. */
  areElsewhere: boolean;
  whose: Whose;
};

/** Returns the number of needs that the answers state: not every need concerns each solution. */
export function mostNeeds(ranked: readonly Pick<Recommendation, 'needs'>[]): number {
  return Math.max(0, ...ranked.map(({ needs }) => needs.length));
}

function editorsSentence(ranking: Ranking): Parts {
  const { ranked, stated, candidates, whose } = ranking;
  if (!statesChallenge(ranked) && stated < 2) {
    const sentence = words.aBase[whose];
    if (stated > 0) {
      const { sentence: said, standings, ...one } = byNeedsStated(ranking);
      return { ...one, startWith: '', sentence, standings: `${said} ${standings}`.trim() };
    }
    return { startWith: '', sentence, standings: words.editorsOrder(candidates), ...toSettle(ranking) };
  }
  return byNeedsStated(ranking);
}

/**
 * Returns the next step: the same questions to all picks, or, where only some of them are known to miss a need, to those
 * that are not, and to the next in line if it is not.
 */
function askTheSame({ top, rest }: Pick<Ranking, 'top' | 'rest'>): string {
  const isIntact = ({ needs }: Recommendation) => missedNeeds(needs).length === 0;
  const [first] = top;
  if (!first || !isIntact(first) || top.every(isIntact)) return words.askAllTheSame(top.length);
  const worthAsking = [...top, ...rest.slice(0, 1)].filter(isIntact);
  return words.askTheSame([...new Set(worthAsking.map(({ solution }) => solution.provider))]);
}

/**
 * Returns what the first pick leaves open, and that with what to do about it as sentences. `told` are those of whom the
 * sentence above says how they fall short.
 */
export function toSettle({
  top: [first, ...others],
  whose,
  told = [],
}: Pick<Ranking, 'top' | 'whose'> & { told?: readonly Recommendation[] }): Pick<Parts, 'open' | 'asked'> {
  const misses = first ? missedNeeds(first.needs).map(({ label }) => label) : [];
  const asks = first ? asksOf(first) : { things: [], answers: 0 };
  const vendor = first?.solution.provider ?? '';
  const without = misses.length > 0 ? words.decideWithout(misses, whose) : '';
  const said = asks.answers > 0 ? words.toAnswer(asks) : '';
  if (!without && !said)
    return {
      open: {
        title: first?.needs.length ? words.noNeedOpen(first.solution.name) : words.noNeedStated[whose],
        text: leftByOthers(others.filter((each) => !told.includes(each))),
      },
      asked: words.settleBeforeYouBuy,
    };
  return {
    open: without
      ? { title: without.replace(/\.$/, ''), text: said }
      : { title: words.answersFrom(vendor, asks.answers), text: said },
    asked: [without, said && words.askVendor(vendor, asks)].filter(Boolean).join(' '),
  };
}

/** Returns which of the picks below the first do not meet every need in full, and how they fall short. */
function leftByOthers(others: readonly Recommendation[]): string {
  const short = others.filter(({ needs }) => needs.some(({ standing }) => standing !== 'met'));
  if (short.length === 0) return '';
  const is = (standing: string) => short.some(({ needs }) => needs.some((need) => need.standing === standing));
  return words.fallShort(namesOf(short), { partly: is('partly'), open: is('open'), missed: is('missed') });
}

function byNeedsStated(ranking: Ranking): Parts {
  const { top, ranked, candidates, stated } = ranking;
  const [first] = top;
  const isAnythingKnown = ranked.some(({ needs }) => needs.length > openNeeds(needs).length);
  if (first && stated > 0 && !isAnythingKnown)
    return {
      startWith: '',
      sentence: words.nothingConfirmed(candidates),
      open: { title: words.everyNeed, text: words.toAnswer(asksOf(first)) },
      standings: '',
      asked: words.askTheseFirst(top.length, asksOf(first)),
    };
  return top.some(({ needs }) => meetsEveryNeed(needs)) ? somebodyMeetsAll(ranking) : nobodyMeetsAll(ranking);
}

function somebodyMeetsAll({ top, rest, ranked, stated, areElsewhere, whose }: Ranking): Parts {
  const meeting = top.filter(({ needs }) => meetsEveryNeed(needs));
  const inPart = meeting.filter(({ needs }) => partlyMetNeeds(needs).length > 0);
  const inFull = meeting.filter((each) => !inPart.includes(each));
  const named = inFull.length > 0 ? inFull : inPart;
  const [only] = named;
  const others = top.filter((each) => !meeting.includes(each));
  const last = top.at(-1);
  const higher = rest.filter(({ needs }) => last && byNeeds(needs, last.needs) < 0);
  return {
    // Not the first where too little is known of it.
    startWith: only && only === top[0] ? only.solution.name : '',
    sentence: `${whoMeets({ inFull, inPart }, stated, whose)}${editorsTie(named, ranked)}.`,
    standings: [
      ...others.map(({ solution, needs }) => words.stands(solution.name, needsMetLine(needs))),
      ...(rest.length > 0 && !areElsewhere ? [counted(rest, stated)] : []),
      ...(higher.length > 0 ? [words.higherButLittleKnown(namesOf(higher))] : []),
    ].join(' '),
    ...toSettle({ top, whose, told: inPart }),
  };
}

/** Returns who of those that meet every need does so in full, and who in part. */
function whoMeets(
  { inFull, inPart }: Record<'inFull' | 'inPart', readonly Recommendation[]>,
  stated: number,
  whose: Whose,
): string {
  const meeting = [...inFull, ...inPart];
  const concernAll = meeting.every(({ needs }) => needs.length === stated);
  const all = concernAll ? words.allStated(stated, whose) : words.allThatConcern(meeting.length, whose);
  const isOneEach = inPart.every(({ needs }) => partlyMetNeeds(needs).length === 1);
  if (inFull.length > 0)
    return words.meetAll(namesOf(inFull), all) + words.doSoInPart(namesOf(inPart), stated, isOneEach);
  const [{ solution, needs } = { solution: { name: '' }, needs: [] }, ...others] = inPart;
  if (others.length > 0) return words.meetAll(namesOf(inPart), all) + words.eachInPart(needs.length, isOneEach);
  const parts = partlyMetNeeds(needs).length;
  return parts < needs.length
    ? words.meetsFully(solution.name, { full: needs.length - parts, inPart: parts }, concernAll, whose)
    : words.meetAll([solution.name], all) + words.onlyInPart(needs.length);
}

function counted(rest: readonly Recommendation[], stated: number): string {
  const meeting = rest.filter(({ needs }) => meetsEveryNeed(needs));
  const inPart = meeting.filter(({ needs }) => partlyMetNeeds(needs).length > 0).length;
  const missing = rest.filter(({ needs }) => missedNeeds(needs).length > 0).length;
  const open = rest.length - meeting.length - missing;
  return words.theOthers(rest.length, { meeting: meeting.length, inPart, open, missing }, stated);
}

function nobodyMeetsAll({ top, rest, ranked, candidates, stated, whose }: Ranking): Parts {
  const [first] = top;
  if (!first)
    return { startWith: '', sentence: words.aBase[whose], standings: '', ...toSettle({ top, whose }), asked: '' };
  const equal = ranked.filter(({ needs }) => isEqual(needs, first.needs));
  const named = top.filter((each) => equal.includes(each));
  const isOfKnown = ranked.some(({ needs }) => byNeeds(needs, first.needs) < 0);
  const { met, of } = needCounts(first.needs);
  const concernsAll = named.every(({ needs }) => needs.length === stated);
  const others = equal.length - named.length;
  // The next misses a need, and the first does not.
  const [next] = top.slice(1);
  const isOnlyIntact =
    equal.length === 1 && met > 0 && missedNeeds(first.needs).length === 0 && missedNeeds(next?.needs ?? []).length > 0;
  const above = rest.filter(({ needs }) => meetsEveryNeed(needs));
  return {
    startWith: first.solution.name,
    sentence: `${words.closest(namesOf(named), others, isOfKnown)}${words.withMet(equal.length > 1, met, of, concernsAll, whose)}${isOnlyIntact ? words.noneMissed : ''}${editorsTie(named, ranked)}.`,
    standings:
      above.length > 0
        ? words.tooLittleKnown(namesOf(above))
        : words.noneOf(
            candidates,
            stated,
            ranked.some(({ needs }) => missedNeeds(needs).length === 0),
          ),
    ...toSettle({ top, whose }),
  };
}

/** Returns that our editor lists the first named ahead of the others; empty where the needs or what is known tell them apart. */
function editorsTie(named: readonly Recommendation[], ranked: readonly Recommendation[]): string {
  const [first, ...others] = named;
  const level = ranked.filter(({ needs }) => first && isEqual(needs, first.needs));
  const isListed = others.every((each) => level.includes(each)) && level.every(({ solution }) => isWellKnown(solution));
  const knownOf = (each?: Recommendation) => each?.solution.known ?? 0;
  const isBestKnown = others.every((each) => knownOf(each) < knownOf(first));
  return others.length > 0 && isListed ? words.listedAhead(namesOf(named), isBestKnown) : '';
}

function isEqual(one: Recommendation['needs'], other: Recommendation['needs']): boolean {
  return one.length === other.length && byNeeds(one, other) === 0;
}

/**
 * Returns what to ask the vendor of a solution, and how many answers that takes: its open needs, then as one thing those
 * that it meets in part.
 */
function asksOf({ needs }: Recommendation): words.Asks {
  const open = openNeeds(needs).flatMap(({ ask }) => ask ?? []);
  const partly = partlyMetNeeds(needs).flatMap(({ ask, label }) => (ask === undefined ? [] : label));
  return {
    things: partly.length > 0 ? [...open, words.aboutConditions(partly)] : open,
    answers: open.length + partly.length,
  };
}

/** Returns which of the picks do one job and which complement each other; empty where all do one. */
export function jobsOfPicks(top: readonly Recommendation[]): string {
  return complementing(top.flatMap(({ solution: { name, job } }) => (job ? [{ name, job }] : [])));
}

function namesOf(recommendations: readonly Recommendation[]): string[] {
  return recommendations.map(({ solution }) => solution.name);
}
