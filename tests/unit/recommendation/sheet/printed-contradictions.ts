import { numberInWords } from '#domain/text/words';
import type { Mark, PrintedColumn, PrintedFurther, PrintedSheet } from '#tests/unit/recommendation/sheet/printed-sheet';

/*
 * What a printed results sheet may not say: every sentence, count and badge is read back and compared with the marks that
 * are printed beside it. Nothing here is computed as the site computes it.
 */

/** Who is ranked: the picks, and those below that compete for a place. */
type Candidate = { name: string; page: string; marks: (Mark | null)[] };

/** What is known beside the sheet itself. */
export type Known = {
  whose: 'your' | 'their';
  isLive: boolean;
  /** The number of candidates, of which a website shows only the first. */
  candidates: number;
  /** The facts that count, by the address of a product, and the criteria that concern it. */
  facts: (page: string) => { known: number; of: number } | null;
};

const numbers = new Map(Array.from({ length: 200 }, (_, number) => [numberInWords(number), number]));

/** Returns the number that a word or a figure says; not a number for anything else. */
function numberOf(word = ''): number {
  return numbers.get(word.toLowerCase()) ?? Number(word || Number.NaN);
}

/** Returns the names that a text has, longest first, so that none is found within another. */
function namedIn(text: string, names: readonly string[]): Set<string> {
  let rest = text;
  const found = new Set<string>();
  for (const name of [...names].sort((a, b) => b.length - a.length))
    if (rest.includes(name)) {
      found.add(name);
      rest = rest.replaceAll(name, '');
    }
  return found;
}

const stated = (marks: readonly (Mark | null)[]): Mark[] => marks.flatMap((mark) => mark ?? []);
const has = (marks: readonly (Mark | null)[], wanted: Mark) => marks.filter((mark) => mark === wanted).length;
const meetsAll = ({ marks }: Pick<Candidate, 'marks'>) => has(marks, 'no') + has(marks, 'open') === 0;
const inPart = ({ marks }: Pick<Candidate, 'marks'>) => meetsAll({ marks }) && has(marks, 'partly') > 0;
const missesNone = ({ marks }: Pick<Candidate, 'marks'>) => has(marks, 'no') === 0;
const sameSet = (one: Iterable<string>, other: Iterable<string>) =>
  [...new Set(one)].sort().join('|') === [...new Set(other)].sort().join('|');

/** Less than 0 where the first stands better: fewer missed, then fewer open, then fewer in part. */
function compared(one: readonly (Mark | null)[], other: readonly (Mark | null)[]): number {
  for (const mark of ['no', 'open', 'partly'] as const) {
    const more = has(one, mark) - has(other, mark);
    if (more !== 0) return more;
  }
  return 0;
}

/** Returns what on the sheet contradicts something else on it, in words. */
export function contradictionsOn(sheet: PrintedSheet, known: Known): string[] {
  const found: string[] = [];
  const check = (holds: boolean, problem: string) => {
    if (!holds) found.push(problem);
  };
  const picks = sheet.columns.filter(({ place }) => place.startsWith('#'));
  const below = sheet.additional.rows.filter(({ says }) => !says.startsWith('Pick for '));
  const all: Candidate[] = [...picks, ...below];
  const seen = { sheet, known, check, picks, below, all };
  columns(seen);
  if (known.isLive) live(seen);
  else {
    firm(seen);
    toDo(seen);
    order(seen);
  }
  sections(seen);
  further(seen);
  stack(seen);
  obligations(seen);
  reading(seen);
  return found;
}

type Seen = {
  sheet: PrintedSheet;
  known: Known;
  check: (holds: boolean, problem: string) => void;
  picks: PrintedColumn[];
  below: PrintedFurther[];
  all: Candidate[];
};

const words = { yes: 'Yes', partly: 'In part', no: 'No', open: 'Not confirmed' } as const;

/** Badges, counts and facts above and below the marks of each column. */
function columns({ sheet, known, check, picks, below }: Seen) {
  check(picks.length > 0 && sheet.columns.length - picks.length <= 1, 'no pick, or two next in line');
  const [named] = /^For [^.]*, look at (.*?) first\./.exec(sheet.priorities)?.slice(1) ?? [];
  check(sheet.lead === null || sheet.lead.name === named, `before the places stands another than ${named}`);
  check(sheet.lead === null || sheet.lead.score === null, 'a score before the places');
  const [layer = ''] = /^For ([^.]*), look at /.exec(sheet.priorities)?.slice(1) ?? [];
  check(sheet.lead === null || sheet.lead.place === 'Our pick', 'what is before the places is not called our pick');
  check(sheet.overLead === (sheet.lead ? `For ${layer}` : ''), `the lead is for another layer than ${layer}`);
  const layers = [...sheet.priorities.matchAll(/For ([^.]*?), look at /g)].map(([, each = '']) => each);
  check((sheet.over !== '') === (sheet.lead !== null), `over the places: '${sheet.over}'`);
  check(
    (sheet.over === 'Ranked for the other layers') ===
      (layers.length > 0 && sheet.why.picks.every(({ job }) => !layers.some((each) => job.startsWith(each)))),
    `over the places: '${sheet.over}', and the priorities are in ${layers.join()}`,
  );
  const shown = [...(sheet.lead ? [sheet.lead] : []), ...sheet.columns];
  for (const { name, page, score, match, count, marks, words: said, facts, place } of shown) {
    const own = stated(marks);
    check(said.join() === own.map((mark) => words[mark]).join(), `${name}: the words beside its marks are not theirs`);
    const all = { marks };
    check(countSays(count, own), `${name}: '${count}' is not what its marks show`);
    if (match) {
      check(score !== null && score >= 95 && missesNone(all), `${name}: a perfect match that is none`);
      check(match.isFilled === meetsAll(all), `${name}: its badge is filled, or is not, against its marks`);
      check(!match.isFilled || !/None of/.test(`${sheet.sentence} ${sheet.rest}`), 'a filled badge under "None of"');
    } else check(!place.startsWith('#') || score === null || score < 95 || !missesNone(all), `${name}: no badge`);
    const of = known.facts(page);
    check((facts?.says ?? '') === (of ? `${of.known} of ${of.of}` : ''), `${name}: '${facts?.says}' are not its facts`);
    check(!facts || facts.found === of?.known, `${name}: its findings are not its facts`);
  }
  const among = shown.length === 2 ? 'either of them' : `any of the ${numberInWords(shown.length)}`;
  check(
    sheet.shared.every((said) => said.endsWith(`for ${among}`)),
    `of all columns: ${sheet.shared.join()}`,
  );
  for (const next of sheet.columns.filter((each) => !picks.includes(each))) {
    check(!picks.some(({ page, name }) => page === next.page && name === next.name), 'the next in line is a pick');
    check(below[0]?.page === next.page, 'the next in line is not the first of those below');
    check(known.isLive || next.score === null, 'the next in line has a score');
    check(below[0]?.marks.join() === next.marks.join(), 'the next in line has other marks below');
  }
}

/** Whether a count such as 'Meets 2 of 5, 2 in part, 1 not confirmed' is that of these marks. */
function countSays(text: string, marks: Mark[]): boolean {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const isAll = meetsAll({ marks });
  const partly = /, in part$/.test(text) && marks.length === 1 ? 1 : number(/(\d+) (?:of them )?in part/);
  if (marks.length === 0) return text === '';
  const of = /the one need/i.test(text) ? 1 : /both needs/.test(text) ? 2 : number(/(?:all|of|Of) (\d+)/);
  if (of !== marks.length || partly !== has(marks, 'partly')) return false;
  if (/^(?:on|Meets) (?:all|both|the one)/.test(text)) return isAll;
  if (text === 'The one need stated is not confirmed') return marks[0] === 'open';
  if (text === 'Misses the one need stated') return marks[0] === 'no';
  if (text === 'on 0 of 1 need') return marks[0] === 'open';
  const met = /^Of/.test(text) ? 0 : number(/(\d+) of \d+/);
  return (
    met < marks.length &&
    met === has(marks, 'yes') &&
    number(/(\d+) not confirmed/) === has(marks, 'open') &&
    number(/(\d+) missed/) === has(marks, 'no')
  );
}

const theNeeds = /(?:(?:all|of the) (\w+) needs|both needs|the one need|every need) (?:you )?stated/;
const needsSaid = (text: string) =>
  /the one need/.test(text) ? 1 : /both needs/.test(text) ? 2 : numberOf(theNeeds.exec(text)?.[1]);

/** The sentence above the matrix. */
function firm(seen: Seen) {
  const { sheet, known, check, picks, all } = seen;
  const { sentence, rows } = sheet;
  if (sentence === '') return check(sheet.over === 'Ranked for the other layers', 'no sentence on the three');
  check(!/\b(?:you|your)\b/.test(known.whose === 'their' ? sentence : ''), 'speaks to the reader of others’ answers');
  check(!/\b(?:they|their)\b/.test(known.whose === 'your' ? sentence : ''), 'speaks of others to whom it is about');
  const isChallengeStated = rows.length > 0 && !/^A base to begin with/.test(sentence);
  if (!isChallengeStated) {
    check(/^A base to begin with/.test(sentence) && rows.length < 2, `no form: ${sentence}`);
    if (rows.length === 1) {
      const text = sheet.rest.replace(/^Of \w+ solutions? found on the website[^:]*: [^.]*\. /, '');
      if (/^[^.]* meets? the one need/.test(text)) meeting(seen, text.split('. ')[0] ?? '');
      else if (/comes? closest/.test(text)) closest(seen, `${text.split('. ')[0]}.`);
      else check(/could not confirm a single need/.test(text), `no form: ${text}`);
    }
    return;
  }
  // None where the first meets less than another of the three, of which too little is known.
  const isNamed =
    / comes? closest/.test(sentence) ||
    (theNeeds.test(sentence) && !picks.some((pick) => picks[0] && compared(pick.marks, picks[0].marks) < 0));
  check(
    sheet.startWith === (isNamed && !sheet.priorities ? picks[0]?.name : ''),
    `begins with another than the first: ${sheet.startWith}`,
  );
  if (/ comes? closest/.test(sentence)) closest(seen, sentence);
  else if (theNeeds.test(sentence)) meeting(seen, sentence);
  else {
    const of = numberOf(/single need for any of (\w+) candidates\.$/.exec(sentence)?.[1]);
    check(of === known.candidates, `no form, or another number of candidates: ${sentence}`);
    check(
      all.every(({ marks }) => has(marks, 'open') === stated(marks).length),
      'something is confirmed',
    );
  }
  check(picks.length > 0, 'no picks');
}

function meeting({ sheet, check, picks }: Seen, sentence: string) {
  const names = picks.map(({ name }) => name);
  const [who = ''] = sentence.split(/ (?:fully )?meets? (?=all |both |the one |every |\w+ of the )/);
  const [said = '', listed] = sentence.split(/; our editor lists (.*) ahead of [^;]*\.$/);
  const knownOf = ({ facts }: (typeof picks)[number]) => Number(/^\d+/.exec(facts?.says ?? '')?.[0]);
  const level = picks.slice(1).filter(({ name }) => who.includes(name));
  if (/we know (?:more|most) about it/.test(sentence))
    check(
      picks[0] !== undefined && level.every((each) => knownOf(each) < knownOf(picks[0]!)),
      `others are as well known: ${sentence}`,
    );
  check(listed === undefined || listed === picks[0]?.name, `lists another first: ${sentence}`);
  const [, conditions = ''] = said.split(theNeeds.exec(said)?.[0] ?? '\n');
  const those = picks.filter(meetsAll);
  const part = those.filter(inPart);
  const full = those.filter((pick) => !part.includes(pick));
  const named = full.length > 0 ? full : part;
  check(
    sameSet(
      namedIn(who, names),
      named.map(({ name }) => name),
    ),
    `names others than those that meet all: ${sentence}`,
  );
  if (/that concerns? (?:it|them)/.test(sentence))
    check(
      those.some(({ marks }) => stated(marks).length < sheet.rows.length),
      'every need concerns them',
    );
  else {
    check(needsSaid(sentence) === sheet.rows.length, `another number of needs than rows: ${sentence}`);
    check(
      those.every(({ marks }) => stated(marks).length === sheet.rows.length),
      'a need does not concern one of them',
    );
  }
  const also = /; (.+?) (?:each )?meets? (?:it|one|some) only in part/.exec(conditions)?.[1] ?? '';
  check(
    sameSet(
      namedIn(also, names),
      (full.length > 0 ? part : []).map(({ name }) => name),
    ),
    `others than those that meet all in part: ${sentence}`,
  );
  const [, fullSaid, partSaid] = / fully meets (\w+) of the .*, and (\w+) in part/.exec(said) ?? [];
  const partsOf = part.map(({ marks }) => has(marks, 'partly'));
  const isRight =
    full.length > 0
      ? part.length === 0 ||
        sheet.rows.length === 1 ||
        /meets? one only in part/.test(conditions) === partsOf.every((count) => count === 1)
      : /, each with (?:one|some) in part/.test(conditions)
        ? /each with one/.test(conditions) === partsOf.every((count) => count === 1)
        : part.length === 1 &&
          (partSaid === undefined
            ? partsOf[0] === sheet.rows.length && /, (?:each )?in part/.test(conditions)
            : numberOf(partSaid) === partsOf[0] && numberOf(fullSaid) === has(part[0]?.marks ?? [], 'yes'));
  check(isRight, `says less or more than the marks of what is met in part: ${sentence}`);
}

function closest({ sheet, known, check, picks, all }: Seen, sentence: string) {
  const [first] = picks;
  if (!first) return;
  const [who = '', after = ''] = sentence.split(/ comes? closest/);
  const names = namedIn(
    who,
    picks.map(({ name }) => name),
  );
  check(!picks.some(meetsAll), `closest, while one meets all: ${sentence}`);
  const isEqual = ({ marks }: Candidate) =>
    stated(marks).length === stated(first.marks).length && compared(marks, first.marks) === 0;
  check(
    sameSet(
      names,
      picks.filter(isEqual).map(({ name }) => name),
    ),
    `names others than the closest: ${sentence}`,
  );
  check(
    /^[^,]* comes closest/.test(sentence.replace(/^Of those[^,]*, /, '')) === (names.size === 1),
    `one, or several: ${sentence}`,
  );
  const others = numberOf(/, as (?:does|do) (\w+) others?/.exec(after)?.[1] ?? 'no');
  check(others === all.filter(isEqual).length - names.size, `another number of those as close: ${sentence}`);
  check(
    /^Of those we know enough about/.test(sentence) === all.some(({ marks }) => compared(marks, first.marks) < 0),
    `somebody stands better, or nobody does: ${sentence}`,
  );
  const [, met, of] = /with (\w+) of (?:your|their|the) (\w+) needs/.exec(after) ?? [];
  if (of !== undefined) {
    check((met === 'none' ? 0 : numberOf(met)) === has(first.marks, 'yes'), `another number of needs met: ${sentence}`);
    const concerns = /that concern it/.test(after) ? stated(first.marks).length : sheet.rows.length;
    check(numberOf(of) === concerns, `another number of needs: ${sentence}`);
  } else {
    check(/the one need (?:you )?stated/.test(after) && sheet.rows.length === 1, `no count: ${sentence}`);
    check(/not met in full/.test(after) === (first.marks[0] !== 'yes'), `met, or not: ${sentence}`);
  }
  const isIntact = (each: Candidate | undefined) => each !== undefined && has(each.marks, 'no') === 0;
  check(
    / and none missed/.test(after) ===
      (names.size === 1 &&
        others === 0 &&
        has(first.marks, 'yes') > 0 &&
        isIntact(first) &&
        picks.length > 1 &&
        !isIntact(picks[1])),
    `misses none, unlike the next, or not: ${sentence}`,
  );
  const listed = /; our editor lists (.+) ahead of [^;]*\.$/.exec(after)?.[1];
  check(listed === undefined || listed === first.name, `lists another first: ${sentence}`);
  check(known.candidates === all.length, `another number of candidates than rows: ${all.length}`);
}

/** What to do next: others’ counts, what to decide and what to ask. */
function toDo({ sheet, known, check, picks, below, all }: Seen) {
  const { rest, open, next, rows, lead } = sheet;
  const first = lead ?? picks[0];
  if (!first) return;
  const sentences = rest.split(/(?<=\.) (?=\p{Lu})/u);
  const others = sentences.find((each) => /^(?:Of the \w+|All \w+|Both|The one) below the top three/.test(each));
  if (others !== undefined) {
    const whole = /^(?:All (\w+)|(Both)|The (one)) below /.exec(others);
    const number = (whole?.[2] ? 'two' : (whole?.[1] ?? whole?.[3])) ?? /^Of the (\w+) below/.exec(others)?.[1];
    check(numberOf(number) === below.length, `another number of others: ${others}`);
    const count = (pattern: RegExp) => {
      const [is, some] = pattern.exec(others) ?? [];
      return is === undefined ? 0 : numberOf(whole ? number : some);
    };
    check(count(/(\w+) meets? (?:every need|it)/) === below.filter(meetsAll).length, `who meet all: ${others}`);
    check(
      count(/(\w+) (?:(?:is|are) not confirmed on it|(?:has|have) a need that is not confirmed)/) ===
        below.filter((each) => missesNone(each) && !meetsAll(each)).length,
      `who are not confirmed: ${others}`,
    );
    check(count(/(\w+) miss(?:es)? /) === below.filter((each) => !missesNone(each)).length, `who miss: ${others}`);
  }
  const none = /None of (\w+) candidates (is confirmed on|meets) (?:it|both|all (\w+))\./.exec(rest);
  if (none) {
    const [whole, candidates, verb, of] = none;
    check(numberOf(candidates) === all.length, `another number of candidates: ${whole}`);
    check(
      (of === undefined ? (/both/.test(whole) ? 2 : 1) : numberOf(of)) === rows.length,
      `another number of needs: ${whole}`,
    );
    check(!all.some((each) => meetsAll(each) && stated(each.marks).length === rows.length), `one does: ${whole}`);
    check((verb === 'is confirmed on') === all.some(missesNone), `misses and does not confirm confused: ${whole}`);
  }
  const passed = sentences.flatMap((each) => /^(.*) meets? every need, but takes? no place/.exec(each)?.[1] ?? [])[0];
  if (passed !== undefined)
    check(
      sameSet(
        namedIn(
          passed,
          below.map(({ name }) => name),
        ),
        below.filter(meetsAll).map(({ name }) => name),
      ),
      `others than those that take no place: ${passed}`,
    );
  for (const { name, count, match, marks } of picks) {
    const line = rest.split(`${name}: `)[1];
    if (line === undefined) continue;
    check(line.toLowerCase().startsWith(match ? 'meets ' : count.toLowerCase()), `${name}: another count than its own`);
    check(!meetsAll({ marks }), `${name} stands apart, and meets all`);
  }
  const labelsOf = (mark: Mark) => rows.filter((_, row) => first.marks[row] === mark);
  const quoted = (text: string) => [...text.matchAll(/“([^”]*)”/g)].map(([, label = '']) => label);
  const decide = /Decide whether (?:you|they) can do without (.*)$/.exec(open.title)?.[1];
  if (decide !== undefined)
    check(sameSet(quoted(decide), labelsOf('no')), `decide about what is not missed: ${decide}`);
  else check(labelsOf('no').length === 0 || open.title === 'Every need', `a miss is not to be decided: ${open.title}`);
  const short = /^(.*?) (?:has|each have) a need that is (.*)\.$/.exec(
    open.title === `No stated need is open for ${first.name}` ? open.text : '',
  );
  // Of those in part, the sentence above has said so.
  const saidAbove = /; (.*?) (?:each )?meets? (?:it|one|some) only in part/.exec(sheet.sentence)?.[1] ?? '';
  const fallingShort = picks.filter(
    ({ name, marks }) =>
      name !== first.name && stated(marks).some((mark) => mark !== 'yes') && !saidAbove.includes(name),
  );
  if (/^No stated need/.test(open.title)) {
    check(
      sameSet(
        namedIn(
          short?.[1] ?? '',
          picks.map(({ name }) => name),
        ),
        fallingShort.map(({ name }) => name),
      ),
      `others than those that fall short: ${open.text}`,
    );
    const isSaid = { partly: /met only in part/, open: /not confirmed/, no: /missed/ };
    for (const mark of ['partly', 'open', 'no'] as const)
      check(
        isSaid[mark].test(short?.[2] ?? '') === fallingShort.some(({ marks }) => has(marks, mark) > 0),
        `falls short otherwise: ${open.text}`,
      );
  }
  const toAsk = labelsOf('open').length + labelsOf('partly').length;
  const [, answers, vendor] = /^(\w+) answers? from (.*)$/.exec(open.title) ?? [];
  if (vendor !== undefined) {
    check(vendor === first.provider, `asks another maker than that of the first pick: ${vendor}`);
    check(numberOf(answers?.toLowerCase()) === toAsk, `asks about more or less than is open: ${open.title}`);
  }
  const isOpen = vendor !== undefined || (decide !== undefined && open.text !== '');
  if (isOpen)
    check(
      sameSet(
        [...open.text.matchAll(/how far (“.*?”) holds?\b/gi)].flatMap(([, labels = '']) =>
          [...labels.matchAll(/“([^”]*)”/g)].map(([, label = '']) => label),
        ),
        labelsOf('partly'),
      ),
      `asks about what is not met in part: ${open.text}`,
    );
  check(isOpen === toAsk > 0 || open.title === 'Every need', `open, or not: ${open.title} ${open.text}`);
  const isSomeRuledOut = picks[0] && missesNone(picks[0]) && !picks.every(missesNone);
  const worthAsking = new Set(sheet.columns.filter(missesNone).map(({ provider }) => provider));
  const whom = isSomeRuledOut ? [...worthAsking] : ['', 'both', 'all three'].slice(picks.length - 1, picks.length);
  const isAlone = (isSomeRuledOut ? worthAsking.size : picks.length) < 2;
  const [, said = ''] = /^Ask the same of (.*)$/.exec(next) ?? [];
  if (sheet.priorities) check(next === 'Tell us your main challenge', `no challenge is stated, and next is: ${next}`);
  else if (isAlone) check(next === 'Put your requirements in writing', `nobody to compare with, and next is: ${next}`);
  else check(said.split(/, (?:and )?| and /).join() === whom.join(), `the next step is of others: ${next}`);
  const jobs = jobsOf(sheet).map((job) => job.toLowerCase());
  const isShared = new Set(jobs).size < jobs.length;
  const [, shared = '', besides = ''] =
    / do the same job \(([^)]+)\): choose one\. (.*) complements it\./.exec(rest) ?? [];
  const different = sentences.find((each) => each.includes(' do different jobs: you may need ')) ?? '';
  if (new Set(jobs).size < 2) check(!shared && !different, `one job, called several: ${rest}`);
  else if (isShared) {
    check(jobs.filter((job) => job === shared.toLowerCase()).length > 1, `not shared: ${shared} of ${jobs.join()}`);
    check(
      jobs.every((job) => job === shared.toLowerCase() || besides.toLowerCase().includes(`(${job})`)),
      `a job is not named: ${rest} of ${jobs.join()}`,
    );
  } else
    check(
      jobs.every((job) => different.toLowerCase().includes(job)),
      `different jobs: ${different} of ${jobs.join()}`,
    );
  const website = /Of (\w+) solutions? found on the website/.exec(rest)?.[1];
  check(website === undefined || numberOf(website) > 0, 'none of no solutions');
  check(known.candidates === all.length, `${known.candidates} candidates, ${all.length} rows`);
}

/** The jobs of the picks, printed behind the names of their layers. */
function jobsOf({ why, stack: drawn }: PrintedSheet): string[] {
  return why.picks.map(({ job }) => {
    const layer = drawn.find((each) => job.startsWith(each.layer))?.layer ?? '';
    return job.slice(layer.length).trim();
  });
}

/** The note below the matrix: the order, the places’ scores, and why one that stands better takes no place. */
function order({ sheet, known, check, picks, all }: Seen) {
  const { note } = sheet;
  const scores = /The scores (.*) are fixed for these places/.exec(note)?.[1] ?? '';
  check(scores.match(/\d+/g)?.join() === picks.map(({ score }) => score).join(), `other scores: ${scores}`);
  const isPassedOver = all
    .slice(picks.length)
    .some((each) => picks.some((pick) => compared(each.marks, pick.marks) < 0));
  check(
    /is placed only if no better-known product qualifies/.test(note) === isPassedOver,
    isPassedOver ? 'no reason why a better one has no place' : 'a needless reason',
  );
  const least = numberOf(/fewer than (\w+) known facts/.exec(note)?.[1]);
  for (const each of all.slice(picks.length))
    check(
      !picks.some((pick) => compared(each.marks, pick.marks) < 0) || (known.facts(each.page)?.known ?? 0) < least,
      `${each.name} stands better than a pick, and enough is known of it`,
    );
}

/** 'Why these three' and 'Check before you buy'. */
function sections({ sheet, known, check, picks, all }: Seen) {
  const { why, check: before, rows } = sheet;
  const named = picks.length === 1 ? 'one' : numberInWords(picks.length);
  check(why.title === `${picks.length === 1 ? 'Why this' : 'Why these'} ${named}`, `${why.title}, of ${picks.length}`);
  check(why.shared === '' || why.shared === `All ${named}:`, `${why.shared} of ${picks.length}`);
  for (const part of [why, before])
    check(
      part.picks.map(({ heading }) => heading).join('|') ===
        picks.map(({ place, name }) => `${place.split(' ')[0]} ${name}`).join('|'),
      'a section has other picks, or another order',
    );
  why.picks.forEach(({ marks }, index) => {
    const own = stated(picks[index]?.marks ?? []);
    for (const mark of ['no', 'partly', 'open'] as const)
      check(
        has(marks, mark) === has(own, mark),
        `${picks[index]?.name}: other needs '${mark}' in why than in the matrix`,
      );
  });
  if (!known.isLive) whyLine({ line: why.line, rows, candidates: known.candidates, picks, all, check });
  const cautions = before.picks.filter(({ says }) => says !== '').length;
  const questions = before.picks.flatMap((pick) => pick.questions).length;
  const said = (word: RegExp) => numberOf(word.exec(before.line)?.[1] ?? 'no');
  check(said(/(\w+) cautions?/) === cautions, `cautions: ${before.line}`);
  check(said(/(\w+) questions?/) === questions, `questions: ${before.line}`);
  const ask = /First ask (both|all \w+) /.exec(before.line)?.[1];
  const openForAll = rows.some((_, row) => picks.every(({ marks }) => marks[row] === 'open'));
  check((ask !== undefined) === (openForAll && picks.length > 1), `all are asked, or not: ${before.line}`);
  check(
    ask === undefined || (ask === 'both' ? 2 : numberOf(ask.split(' ')[1])) === picks.length,
    `asks another number: ${before.line}`,
  );
}

type WhyLine = Pick<Seen, 'check' | 'picks' | 'all'> & { line: string; rows: string[]; candidates: number };

function whyLine({ line, rows, candidates, picks, all, check }: WhyLine) {
  const meet = /^(?:(All) (\w+)|(\w+) of our (\w+)) (?:of our )?candidates meets? (.*)$/.exec(line);
  if (meet) {
    const [, isAll, ofAll, some, of, rest = ''] = meet;
    const those = all.filter(meetsAll);
    check(numberOf(isAll ? ofAll : some) === those.length, `another number meets all: ${line}`);
    check(numberOf(isAll ? ofAll : of) === candidates, `another number of candidates: ${line}`);
    check(needsSaid(rest) === rows.length, `another number of needs: ${line}`);
    const part = those.filter(inPart).length;
    const saidPart = /, (?:(both|each|\w+ of them|\w+) )?(?:with one or more )?in part\.$/.exec(rest);
    const count =
      saidPart === null
        ? 0
        : saidPart[1] === undefined || saidPart[1] === 'more' || /^(?:both|each)/.test(saidPart[1])
          ? those.length
          : numberOf(saidPart[1].split(' ')[0]);
    check(count === part, `another number in part: ${line}`);
    return;
  }
  const of = numberOf(/(?:Every one of|None of|Of|^) ?(\w+) candidates/.exec(line)?.[1]);
  check(of === candidates, `another number of candidates: ${line}`);
  const better = all.filter(missesNone);
  if (/^Every one of/.test(line)) check(better.length === 0, `one misses nothing: ${line}`);
  else if (/^None of/.test(line)) check(better.length === all.length, `one misses a need: ${line}`);
  else if (/as our editor lists them/.test(line)) check(rows.length === 0, `needs are stated: ${line}`);
  else {
    const [, only, count] = /, (only these )?(\w+) miss(?:es)? nothing/.exec(line) ?? [];
    check(numberOf(count) === better.length, `another number misses nothing: ${line}`);
    check(
      !only ||
        sameSet(
          better.map(({ name }) => name),
          picks.map(({ name }) => name),
        ),
      `not only these: ${line}`,
    );
  }
  check(rows.length === 0 || !all.some(meetsAll), `hides that one meets all: ${line}`);
}

/** The rows below the three against their own marks, and the closed line against the rows. */
function further({ sheet, check, below }: Seen) {
  const { line, rows, labels } = sheet.additional;
  if (rows.length === 0) return;
  check(labels.join() === sheet.rows.join(), 'other needs below than in the matrix');
  const layers = rows.flatMap(({ says }) => /^Pick for ([^.]*)\./.exec(says)?.[1] ?? []);
  const more = /^(\w+) more/.exec(line)?.[1];
  check(numberOf(more ?? 'no') === below.length, `another number below: ${line}`);
  const picksSaid = /pick for (.*)\.$/i.exec(line)?.[1] ?? '';
  check(
    layers.every((layer) => picksSaid.includes(layer)) && (layers.length > 0 || picksSaid === ''),
    `other layers have a pick: ${line}`,
  );
  for (const { name, marks, says } of rows) {
    const parts = (begin: string) => {
      const said = new RegExp(`(?:^|[.] )${begin}: (.*?)[.](?: (?:Misses|Open|In part|Meets)|$)`).exec(says)?.[1];
      return said === undefined ? 0 : said.split('; ').length;
    };
    check(parts('Misses') === has(marks, 'no'), `${name}: '${says}' is not what its marks show as missed`);
    check(parts('Open') === has(marks, 'open'), `${name}: '${says}' is not what its marks show as open`);
    check(parts('In part') === has(marks, 'partly'), `${name}: '${says}' is not what its marks show in part`);
    check(
      !/Meets /.test(says) || stated(marks).every((mark) => mark === 'yes'),
      `${name}: '${says}', which it does not`,
    );
  }
}

/** The drawing beside the matrix. */
function stack({ sheet, check, picks }: Seen) {
  const entries = sheet.stack.flatMap((layer) => layer.entries.map((entry) => ({ ...entry, layer: layer.layer })));
  const ranks = entries.filter(({ rank }) => rank.startsWith('#'));
  check(
    ranks
      .map(({ rank }) => rank)
      .sort()
      .join() ===
      picks
        .map(({ place }) => place.split(' ')[0])
        .sort()
        .join(),
    'the drawing has other places than the matrix',
  );
  sheet.why.picks.forEach(({ job }, index) => {
    const rank = picks[index]?.place.split(' ')[0];
    const layer = ranks.filter((each) => each.rank === rank).map((each) => each.layer);
    check(
      layer.some((each) => job.startsWith(each)),
      `${picks[index]?.name} is drawn in ${layer.join()}, not in ${job}`,
    );
  });
  const drawn = entries.filter(({ rank }) => rank !== 'your answer').length;
  const fitting = picks.length + sheet.additional.rows.filter(missesNone).length;
  check(drawn <= fitting, `${drawn} drawn, and only ${fitting} are picks or miss nothing`);
  const layerPicks = entries.filter(({ rank }) => rank === 'pick for this layer').map(({ layer }) => layer);
  const said = sheet.additional.rows.flatMap(({ says }) => /^Pick for ([^.]*)\./.exec(says)?.[1] ?? []);
  check(sameSet(layerPicks, said), 'the drawing has other picks for a layer');
  const has = (state: string) => sheet.stack.some((layer) => layer.state === state);
  for (const [word, state] of [
    ['Hatched', 'gap'],
    ['Pale', 'tint'],
    ['Dashed', 'ghost'],
  ] as const)
    check(
      // Without a challenge, what is not asked for says so itself.
      sheet.legend.includes(word) === (has(state) && (word !== 'Dashed' || sheet.priorities === '')),
      `the legend names a look that is not there, or leaves one out: ${word}`,
    );
}

/** The counts of the obligations against their rows. */
function obligations({ sheet, check }: Seen) {
  const { line, groups, others } = sheet.obligations;
  if (line === '' || line.startsWith('Choose your industry')) return check(groups.length === 0, 'rules of no industry');
  const rowsOf = (heading: string) => groups.find((each) => each.heading === heading)?.natures ?? [];
  const [first = '', ...more] = line.split(/(?<=\.) /);
  const now = rowsOf('Binds you now');
  for (const [nature, words] of [
    ['Law', /(\w+) laws?\b/],
    ['Guideline', /(\w+) guidelines?\b/],
  ] as const)
    check(
      numberOf((/ to check/.test(first) ? words.exec(first)?.[1] : undefined) ?? 'no') ===
        now.filter((each) => each === nature).length,
      `another number of rows: ${first}`,
    );
  const said = (words: RegExp) => numberOf(more.flatMap((each) => words.exec(each)?.[1] ?? [])[0] ?? 'no');
  const perhaps = rowsOf('Binds on a condition');
  const signed = perhaps.filter((each) => each === 'Contract standard').length;
  check(said(/^(\w+) contract standards? binds?/) === signed, `by contract: ${line}`);
  check(said(/^(\w+) .*depends? on what you are or do/) === perhaps.length - signed, `on a condition: ${line}`);
  check(said(/^(\w+) .*(?:is|are) coming/) === rowsOf('Coming').length, `coming: ${line}`);
  const larger = said(/^(\w+) .*begins? at/);
  check(larger <= numberOf(/with (\w+) rules? that bind others/.exec(others)?.[1] ?? 'no'), `begin later: ${line}`);
}

/** The second reading, where the criteria and the editor may differ. */
function reading({ sheet, known, check, picks, all }: Seen) {
  const { says, bars } = sheet.reading;
  const [first] = picks;
  if (says === '' || !first) return;
  const [, text = ''] = says.split(/By (?:your|their) criteria /);
  check(says.includes(`By ${known.whose} criteria`), `of others: ${says}`);
  const own = /criteria, too, (.*?) has the most points/.exec(says)?.[1];
  check(own === undefined || own === first.name, `most points too, and is not first: ${says}`);
  const editors = /Our editor has (.*) first\./.exec(text)?.[1];
  check(editors === undefined || editors === first.name, `another is first: ${says}`);
  const ahead = /^(.*?) has the most points/.exec(text)?.[1];
  const leader = all.find(({ name }) => name === ahead);
  if (ahead !== undefined)
    check(leader !== undefined && ahead !== first.name, `ahead, and is no other candidate: ${says}`);
  check(bars.length > 0, 'no bars');
  if (!leader) return;
  const place = picks.findIndex(({ name }) => name === ahead) + 1;
  const saidPlace = /Our editor has it (second|third)/.exec(text)?.[1];
  check(
    saidPlace === undefined || place === (saidPlace === 'second' ? 2 : 3),
    `another place than in the matrix: ${says}`,
  );
  check(!/It is no pick of our editor’s/.test(text) || place === 0, `is a pick: ${says}`);
  const markOf = (label: string) => leader.marks[sheet.rows.indexOf(label)];
  const labelsIn = (pattern: RegExp) =>
    [...(pattern.exec(text)?.[1] ?? '').matchAll(/“([^”]*)”/g)].map(([, label = '']) => label);
  check(
    labelsIn(/it misses (“.*”)/).every((label) => markOf(label) === 'no'),
    `misses what it does not: ${says}`,
  );
  check(
    labelsIn(/: (“.*”) (?:is|are) not confirmed/).every((label) => markOf(label) === 'open'),
    `confirmed: ${says}`,
  );
  check(
    labelsIn(/it meets (“.*”) in part/).every((label) => markOf(label) === 'partly'),
    `not in part: ${says}`,
  );
  check(
    !/Both meet every need/.test(text) ||
      [...leader.marks, ...first.marks].every((mark) => mark === 'yes' || mark === null),
    `both do not meet every need: ${says}`,
  );
  check(
    !/Both are level/.test(text) || compared(leader.marks, first.marks) === 0,
    `a need tells the two apart: ${says}`,
  );
  check(
    !/too little is known of it/.test(text) || (known.facts(leader.page)?.known ?? 0) < 6,
    `enough is known: ${says}`,
  );
}

/** Points of a website’s solutions, and the places that they share. */
function live({ sheet, known, check, picks }: Seen) {
  const { sentence, additional } = sheet;
  const scores = sheet.columns.flatMap(({ score }) => score ?? []);
  check(
    scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? 0)),
    'not in the order of points',
  );
  const [leader] = picks;
  const shown = [
    ...picks.map(({ name, score }) => ({ name, score })),
    ...additional.rows.map(({ name, points }) => ({ name, score: Number(/^\d+/.exec(points)?.[0]) })),
  ];
  const sharing = (score: number | null) => shown.filter((each) => each.score === score).length;
  for (const { name, score, scoreNote } of picks)
    // One that shares a place need not be shown.
    check(
      /shared/.test(scoreNote) ? sharing(score) > 1 || shown.length < known.candidates : sharing(score) === 1,
      `${name}: ${scoreNote}`,
    );
  for (const { name, points } of additional.rows) {
    const isShared = picks.some(({ score }) => score === Number(/^\d+/.exec(points)?.[0]));
    check(/shared/.test(points) === isShared, `${name}: ${points}`);
  }
  const isOne = /^Word matching only\. (.*) (?:has the most points|is the only solution)/.exec(sentence)?.[1];
  const firsts = /\. (\w+) of the page’s (\w+) solutions share first place/.exec(sentence);
  if (isOne !== undefined)
    check(isOne === leader?.name && sharing(leader.score) === 1, `another has the most: ${sentence}`);
  else if (firsts)
    check(
      numberOf(firsts[1]) >= sharing(leader?.score ?? 0) && sharing(leader?.score ?? 0) > 1,
      `another number shares first place: ${sentence}`,
    );
  else {
    check(/all have the same points/.test(sentence), `no form: ${sentence}`);
    check(new Set(shown.map(({ score }) => score)).size === 1, `not the same points: ${sentence}`);
  }
}
