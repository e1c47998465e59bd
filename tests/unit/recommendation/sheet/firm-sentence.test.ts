import { expect, test } from 'vitest';
import { firmSentence } from '#domain/recommendation/sheet/firm-sentence';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import { needsOf } from '#tests/unit/recommendation/sheet/needs-of';
import { recommendationsWith, recommendationWith, solutionWith } from '#tests/unit/recommendation/solutions';

/*
 * The forms of the sentence above the results. A letter is a need: m met, p met in part, x missed, o not confirmed; '-'
 * leaves the challenge out. The three picks are A, B and C, of the makers a, b and c; '?' marks one that little is known of.
 */

function pick(letters: string, index: number, score: number | null = null): Recommendation {
  const name = 'ABCDEFGHIJ'[index] ?? '';
  return recommendationWith({
    solution: solutionWith({ name, provider: name.toLowerCase(), known: letters.includes('?') ? 2 : 9 }),
    needs: needsOf(letters.replace('?', '')),
    score,
    place: score === null ? null : { number: index + 1, shared: false },
  });
}

function ranking(top: string[], rest: string[] = []): Recommendations {
  return recommendationsWith({
    top: top.map((letters, index) => pick(letters, index, 96 - index)),
    additional: [
      ...rest.map((letters, index) => pick(letters, top.length + index)),
      recommendationWith({ needs: needsOf('mmmmmm'), isLayerPick: true }),
    ],
    candidates: top.length + rest.length,
  });
}

const settle = 'Settle what is under “Before you buy”, and have the answers in writing.';

test.each<[string, string[], string[], string, string]>([
  [
    'two meet all',
    ['mmm', 'mmm', 'mmp'],
    ['mmo', 'mmo', 'mmx'],
    'A and B meet all three needs you stated; C meets one only in part; our editor lists A ahead of B.',
    `Of the three below the top three, two have a need that is not confirmed and one misses a need. ${settle}`,
  ],
  [
    'one meets all',
    ['mm', 'mo', 'ox'],
    ['xx'],
    'A meets both needs you stated.',
    `B: meets 1 of 2, 1 not confirmed. C: of 2 needs: 1 not confirmed, 1 missed. The one below the top three misses a need. ${settle}`,
  ],
  [
    'all meet the one need',
    ['m', 'm', 'm'],
    ['m', 'm'],
    'A, B and C meet the one need you stated; our editor lists A ahead of the other two.',
    `Both below the top three meet it. ${settle}`,
  ],
  [
    'one that we know too little of stands better than one of the three',
    ['mm', 'mp', 'mp'],
    ['mm?', 'mp', 'mx'],
    'A meets both needs you stated; B and C each meet one only in part.',
    `Of the three below the top three, two meet every need (one with one or more in part) and one misses a need. D would be placed higher, but we know too little about it. ${settle}`,
  ],
  [
    'one meets all, with a condition',
    ['mpp', 'mmo', 'mmo'],
    [],
    'A fully meets one of the three needs you stated, and two in part.',
    'B: meets 2 of 3, 1 not confirmed. C: meets 2 of 3, 1 not confirmed. Ask a two things: how far “Need 1” and “Need 2” hold.',
  ],
  [
    'two meet all, each with a condition',
    ['mp', 'pm', 'mx'],
    [],
    'A and B meet both needs you stated, each with one in part; our editor lists A ahead of B.',
    'C: meets 1 of 2, 1 missed. Ask a how far “Need 1” holds.',
  ],
  [
    'one has fewer needs, because one does not concern its layer',
    ['mm', 'mmm', 'mmx'],
    [],
    'A and B meet every need you stated that concerns them.',
    `C: meets 2 of 3, 1 missed. ${settle}`,
  ],
  [
    'nobody does, and one is alone in front',
    ['mmmpo', 'mmppo', 'mmooo'],
    ['mmmmx', 'xxmmm'],
    'A comes closest, with three of your five needs met.',
    'None of five candidates is confirmed on all five. Ask a two things: whether it has Need 4, and how far “Need 3” holds.',
  ],
  [
    'nobody does, and several are equal',
    ['mmo', 'mmo', 'moo'],
    ['mmo'],
    'A and B come closest, as does one other, each with two of your three needs met; our editor lists A ahead of B.',
    'None of four candidates is confirmed on all three. Ask a whether it has Need 2.',
  ],
  [
    'nobody does, and one below is equal',
    ['mmo', 'mox', 'mox'],
    ['mmo', 'xxx'],
    'A comes closest, as does one other, each with two of your three needs met.',
    'None of five candidates is confirmed on all three. Ask a whether it has Need 2.',
  ],
  [
    'one meets all, and all others miss one',
    ['mm', 'mx', 'mx'],
    ['mx', 'xx', 'mx'],
    'A meets both needs you stated.',
    `B: meets 1 of 2, 1 missed. C: meets 1 of 2, 1 missed. All three below the top three miss a need. ${settle}`,
  ],
  [
    'everybody misses one',
    ['mmx', 'mxx', 'mxx'],
    ['xxx'],
    'A comes closest, with two of your three needs met.',
    'None of four candidates meets all three. Decide whether you can do without “Need 2”.',
  ],
  [
    'one that we know too little of stands better',
    ['moo', 'moo', 'moo'],
    ['mmm?', 'mmo?'],
    'Of those we know enough about, A, B and C come closest, each with one of your three needs met; our editor lists A ahead of the other two.',
    'D meets every need, but takes no place: we know too little about it. Ask a two things: whether it has Need 1, and whether it has Need 2.',
  ],
  [
    'nothing is confirmed',
    ['-o', '-o', '-o'],
    ['-o'],
    'A base to begin with. State a challenge to rank it.',
    'For Infrastructure, look at Plain first. We could not confirm a single need for any of four candidates. Ask these three first: whether it has Need 1.',
  ],
  [
    'nothing of several is confirmed',
    ['-oo', '-oo', '-oo'],
    [],
    'We could not confirm a single need for any of three candidates.',
    'For Infrastructure, look at Plain first. Ask these three first: whether it has Need 1, and whether it has Need 2.',
  ],
  [
    'just browsing, with no need',
    ['', '', ''],
    [''],
    'A base to begin with. State a challenge to rank it.',
    `For Infrastructure, look at Plain first. Four candidates stand as our editor lists them. ${settle}`,
  ],
  [
    'just browsing, with one',
    ['-m', '-m', '-o'],
    [],
    'A base to begin with. State a challenge to rank it.',
    `For Infrastructure, look at Plain first. A and B meet the one need you stated; our editor lists A ahead of B. C: the one need stated is not confirmed. ${settle}`,
  ],
])('where %s', (_, top, rest, sentence, todo) => {
  expect(firmSentence(ranking(top, rest), 'your')).toMatchObject({ sentence, todo });
});

test.each<[string, string[], { title: string; text: string }, string]>([
  ['nothing', ['mm', 'mm', 'mm'], { title: 'No stated need is open for A', text: '' }, 'Ask the same of all three'],
  [
    'nothing, though the others fall short, one of them as the sentence says,',
    ['mm', 'mp', 'mo'],
    {
      title: 'No stated need is open for A',
      text: 'C has a need that is not confirmed.',
    },
    'Ask the same of all three',
  ],
  [
    'nothing, though another misses a need,',
    ['mm', 'mm', 'mx'],
    { title: 'No stated need is open for A', text: 'C has a need that is missed.' },
    'Ask the same of a and b',
  ],
  [
    'nothing, as no need is stated,',
    ['', '', ''],
    { title: 'You stated no need', text: '' },
    'Ask the same of all three',
  ],
  [
    'a need not confirmed, and one in part',
    ['mpo', 'moo', 'ooo'],
    { title: 'Two answers from a', text: 'Whether it has Need 2, and how far “Need 1” holds.' },
    'Ask the same of all three',
  ],
  [
    'a need missed',
    ['mmx', 'mxx', 'mxx'],
    { title: 'Decide whether you can do without “Need 2”', text: '' },
    'Ask the same of all three',
  ],
  [
    'a need missed, and one not confirmed',
    ['mox', 'mxx', 'mxx'],
    { title: 'Decide whether you can do without “Need 2”', text: 'Whether it has Need 1.' },
    'Ask the same of all three',
  ],
  [
    'everything',
    ['oo', 'oo', 'oo'],
    { title: 'Every need', text: 'Whether it has Need 0, and whether it has Need 1.' },
    'Ask the same of all three',
  ],
])('the first leaves %s open, and one step is next', (_, top, open, next) => {
  expect(firmSentence({ ...ranking(top), additional: [] }, 'your')).toMatchObject({ open, next });
});

test.each<[string, string[], string[], string]>([
  ['the next in line may not', ['mpo', 'mmx', 'mmx'], ['moo', 'moo'], 'Ask the same of a and d'],
  ['the next in line does too', ['mpo', 'moo', 'mmx'], ['mxx', 'moo'], 'Ask the same of a and b'],
  ['everybody else does', ['mpo', 'mmx', 'mmx'], ['mmx'], 'Put your requirements in writing'],
  ['the first does too', ['mmx', 'mxo', 'mxx'], ['xxx'], 'Ask the same of all three'],
])('who is known to miss a need is not asked: %s', (_, top, rest, next) => {
  expect(firmSentence(ranking(top, rest), 'your')).toMatchObject({ next });
});

test('without a challenge the picks for the priorities are read first, and what is open is theirs', () => {
  const { first, open, next } = firmSentence(ranking(['-m', '-m', '-m']), 'your');
  expect(first).toEqual({
    title: 'For Infrastructure, look at Plain first.',
    text: 'A base to begin with. State a challenge to rank it.',
  });
  expect(open.title).toBe('No stated need is open for Plain');
  expect(next).toBe('Tell us your main challenge');
  expect(firmSentence(ranking(['mm', 'mm', 'mm']), 'your').first).toEqual({
    title: 'Start with A.',
    text: 'A, B and C meet both needs you stated; our editor lists A ahead of the other two.',
  });
});

test('the first line names one, and the sentence is its reason', () => {
  const firstOf = (top: string[]) => firmSentence({ ...ranking(top), additional: [] }, 'your').first;
  expect(firstOf(['mmo', 'mox', 'mox'])).toEqual({
    title: 'Start with A.',
    text: 'It comes closest, with two of your three needs met and none missed.',
  });
  // Not the editor's doing: fewer needs in part.
  expect(firstOf(['mmp', 'mpp', 'mox']).text).toBe('A and B meet all three needs you stated, each with some in part.');
  expect(firstOf(['oo', 'oo', 'oo']).title).toBe('We could not confirm a single need for any of three candidates.');
  expect(firstOf(['-m', '-m', '-m']).title).toBe('A base to begin with. State a challenge to rank it.');
});

test('of those that are level, the first is said to be known best where more of its facts are known', () => {
  const level = ranking(['mmp', 'mmp', 'mmp']);
  const withKnown = (known: number[]) =>
    firmSentence(
      {
        ...level,
        top: level.top.map((each, index) => ({ ...each, solution: { ...each.solution, known: known[index] ?? 0 } })),
        additional: [],
      },
      'your',
    ).sentence;
  expect(withKnown([11, 8, 6])).toMatch(/; our editor lists A ahead of the other two, and we know most about it\.$/);
  expect(withKnown([8, 8, 6])).toMatch(/; our editor lists A ahead of the other two\.$/);
});

test('above the picks for the priorities, the three are said to serve other layers', () => {
  const three = ranking(['-mm', '-mm', '-mp']);
  const [layerPick] = three.additional;
  const elsewhere = recommendationWith({
    ...layerPick,
    solution: solutionWith({ name: 'Other', category: 'Communications' }),
  });
  const { sentence, first, rest } = firmSentence({ ...three, additional: [elsewhere] }, 'your');
  expect(first).toEqual({
    title: 'For Communications, look at Other first.',
    text: 'Our pick for the priority you stated. You named no challenge, so the three with a rank serve other layers.',
  });
  // Each column says how many needs it meets.
  expect(rest).not.toContain(sentence);
  // An only pick brings its caution; several have no room for theirs.
  const careful = (name: string) =>
    recommendationWith({
      ...layerPick,
      solution: solutionWith({ name, category: 'Communications', caution: `Try ${name}.` }),
    });
  const textOf = (...names: string[]) => firmSentence({ ...three, additional: names.map(careful) }, 'your').first.text;
  expect(textOf('Other')).toBe(
    'Our pick for the priority you stated. Try Other. You named no challenge, so the three with a rank serve other layers.',
  );
  expect(textOf('Other', 'Next')).not.toContain('Try');
  expect(firmSentence(three, 'your').first.text).toBe(sentence);
});

test('each line is said once: what to ask is not among how the others stand', () => {
  const { todo, rest, open } = firmSentence(ranking(['mmo', 'mox', 'mox'], ['mmo', 'xxx']), 'your');
  expect(rest).toBe('None of five candidates is confirmed on all three.');
  expect(todo).toBe(`${rest} Ask a whether it has Need 2.`);
  expect(open.text).toBe('Whether it has Need 2.');
});

test('of a shared view it is about their needs', () => {
  const said = (...ranked: Parameters<typeof ranking>) => firmSentence(ranking(...ranked), 'their').sentence;
  expect(said(['mmm', 'mmo', 'mmx'])).toBe('A meets all three needs stated.');
  expect(said(['mmo', 'mxx', 'mxx'])).toBe('A comes closest, with two of their three needs met and none missed.');
  expect(said(['', '', ''])).toBe('A base to begin with: they stated no challenge to rank it.');
  expect(firmSentence(ranking(['mx', 'mx', 'xx']), 'their').todo).toContain('Decide whether they can do without');
});

test.each([
  [['siem', 'firewall', 'backup'], 'A (SIEM), B (firewall) and C (backup) do different jobs: you may need them all.'],
  [['siem', 'firewall', 'siem'], 'A and C do the same job (SIEM): choose one. B (firewall) complements it.'],
  [['siem', 'siem', 'siem'], ''],
] as const)('picks with the jobs %s complement each other or are alternatives', (jobs, said) => {
  const { top } = ranking(['mm', 'mm', 'mm']);
  const working = top.map((each, index) => ({ ...each, solution: { ...each.solution, job: jobs[index] ?? 'siem' } }));
  const { todo } = firmSentence(recommendationsWith({ top: working, candidates: 3 }), 'your');
  expect(todo.replace(settle, '').trim()).toBe(said);
});

test.each([
  [1, 'Of one solution found on the website, none fits anything you answered: this is our editor’s ranking.'],
  [3, 'Of three solutions found on the website, none fits anything you answered: this is our editor’s ranking.'],
])('says why %i solutions of a website are replaced by the editor’s ranking', (found, said) => {
  expect(firmSentence({ ...ranking(['mm', 'mm', 'mx']), found }, 'your').todo.startsWith(`${said} `)).toBe(true);
});
