import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostCounted, type Setting, settingScale } from '#domain/check/settings';
import { mostCompared } from '#domain/compare/chosen';
import { contactFields } from '#domain/lead/contact-fields';
import { leadSchema } from '#domain/lead/schema';
import { type Known, openedLink, type OpenedLink } from '#domain/share/decode';
import {
  checkDigest,
  encodedVersion,
  idDigest,
  linkFragment,
  questionDigest,
  sharedAnswers,
} from '#domain/share/encode';
import { knownToLinks } from '#domain/share/known';
import { madeInWords } from '#domain/share/made';
import { longestFragment, type Shared } from '#domain/share/link';
import type { Option } from '#domain/content/wizard';
import { type Answers, offeredValues, relevantAnswers } from '#domain/wizard/answers';
import { recommend } from '#domain/recommendation/recommend';
import {
  advice,
  catalogue,
  catalogueOf,
  criteria,
  industries,
  questionOf,
  solutionEntries,
} from '#tests/fixtures/content';
import { navigator } from '#tests/fixtures/wizards';

const list = (entries: ReadonlyMap<string, unknown>) => [...entries.keys()].map((id) => ({ id }));
const version = '2026-11-20.3f9a1';
const known: Known = {
  wizard: navigator,
  industries: list(industries),
  criteria: list(criteria),
  solutions: list(solutionEntries),
  version,
};
const day = new Date(2026, 10, 21);

const hospital: Shared = {
  answers: {
    organizationType: ['Enterprise'],
    geography: ['canada'],
    priorities: ['Automate repetitive processes', 'Strengthen cybersecurity and compliance'],
    challengeArea: ['cybersecurity'],
    cloudPreference: ['private'],
  },
  industry: 'healthcare',
  settings: { 'data-in-canada': 'must', 'audit-log-export': 3 },
  compared: ['wazuh', 'fortigate'],
  shown: ['fortigate', 'wazuh', 'splunk-enterprise-security'],
};

function opened(fragment: string, site = known): OpenedLink {
  const link = openedLink(fragment, site);
  if ('unreadable' in link) throw new Error(link.unreadable);
  return link;
}

/** The shared content, without the properties of the link. */
const content = ({ answers, industry, settings, compared, shown }: Shared): Shared => ({
  answers,
  industry,
  settings,
  compared,
  shown,
});

/** The link's content after a change, with a matching check digest: as a newer or an older site would have made it. */
const rewritten = (fragment: string, change: (parts: string[]) => string[]) => {
  const parts = change(fragment.slice(2).split('.').slice(0, -1)).join('.');
  return `r=${parts}.${checkDigest(parts)}`;
};

/** Every answer that a visitor can have given, including those to questions that are no longer asked. */
const anyAnswers = fc
  .record(
    Object.fromEntries(
      navigator.questions.map(({ id, options, choose, atMost }) => [
        id,
        fc.subarray(
          options.map(({ value }) => value),
          { maxLength: choose === 'one' ? 1 : (atMost ?? options.length) },
        ),
      ]),
    ),
  )
  .map((answers) => sharedAnswers(navigator, answers))
  .filter((answers) => Object.keys(answers).length > 0);

const anyShared: fc.Arbitrary<Shared> = fc.record({
  answers: anyAnswers,
  industry: fc.constantFrom(null, ...industries.keys()),
  settings: fc.option(
    fc
      .subarray([...criteria.keys()], { maxLength: mostCounted })
      .chain((ids) =>
        fc.record(Object.fromEntries(ids.map((id) => [id, fc.constantFrom<Setting>(...settingScale.slice(1))]))),
      ),
    { nil: null },
  ),
  compared: fc
    .shuffledSubarray([...solutionEntries.keys()], { maxLength: mostCompared })
    .map((ids) => ids.slice(0, mostCompared)),
  shown: fc
    .shuffledSubarray([...solutionEntries.keys()], { maxLength: mostCompared })
    .map((ids) => ids.slice(0, mostCompared)),
});

const anyDay = fc.date({ min: new Date(2020, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });

describe('a link', () => {
  test('opens as what was shared, with the day and the state of the catalogue', () => {
    const link = opened(`#${linkFragment(hospital, version, day)}`);
    expect(content(link)).toEqual(hospital);
    expect(link).toMatchObject({ made: '2026-11-21', isCurrent: true, isWhole: true, dropped: [] });
  });

  test('carries a kind and a province, and every choice has a digest of its own', () => {
    const site = knownToLinks(navigator, {
      ...advice,
      industries: [...industries].map(([id, entry]) => ({ id, ...entry })),
    });
    const industry = 'healthcare:hospital:qc';
    expect(opened(linkFragment({ ...hospital, industry }, version, day), { ...known, ...site }).industry).toBe(
      industry,
    );
    const digests = site.industries.map(({ id }) => idDigest(id));
    expect(new Set(digests).size).toBe(digests.length);
  });

  test('has the format in its docstring', () => {
    expect(linkFragment(hospital, version, day)).toMatch(
      /^r=1\.20261121\.2026-11-20_3f9a1\.(?:[0-9a-z]{7}){6}\.[0-9a-z]{4}\.(?:[0-9a-z]{4}[1-6]){2}\.(?:[0-9a-z]{4}){2}\.(?:[0-9a-z]{4}){3}\.[0-9a-z]{5}$/,
    );
  });

  test('of 1,000 random states opens as the same, is shorter than 400 characters and contains nothing else', () => {
    const names: string[] = contactFields.map(({ id }) => id);
    expect(Object.keys(leadSchema.shape)).toEqual(expect.arrayContaining(names));
    fc.assert(
      fc.property(anyShared, anyDay, (shared, date) => {
        const fragment = `#${linkFragment(shared, version, date)}`;
        expect(fragment.length).toBeLessThan(longestFragment);
        expect(fragment).toMatch(/^#r=[0-9a-z._-]+[0-9a-z]$/);
        const link = opened(fragment);
        expect(content(link)).toEqual(shared);
        expect(link.dropped.filter((sentence) => !sentence.endsWith(': no answer.'))).toEqual([]);
        expect(Object.keys(link).filter((name) => names.includes(name))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('has room for twice as much as can be answered today', () => {
    const most = linkFragment(
      {
        answers: Object.fromEntries(
          [...navigator.questions, ...navigator.questions].map(({ id, options, choose, atMost = 3 }, index) => [
            `${id}${index}`,
            options.slice(0, choose === 'one' ? 1 : atMost).map(({ value }) => value),
          ]),
        ),
        industry: 'healthcare',
        settings: Object.fromEntries([...criteria.keys()].map((id) => [id, 'must'])),
        compared: [...solutionEntries.keys()],
        shown: [...solutionEntries.keys()],
      },
      version,
      day,
    );
    expect(most.length).toBeLessThan(300);
  });

  test('leads to the same recommendations', () => {
    fc.assert(
      fc.property(anyShared, ({ answers }) => {
        const link = opened(linkFragment({ ...hospital, answers }, version, day));
        expect(relevantAnswers(navigator, link.answers)).toEqual(relevantAnswers(navigator, answers));
        const top = (given: Answers) => recommend(navigator, given, catalogueOf(catalogue)).top;
        expect(top(link.answers)).toEqual(top(answers));
      }),
      { numRuns: 50 },
    );
  });

  test('without settings differs from one with settings that are all 0', () => {
    for (const settings of [null, {}])
      expect(opened(linkFragment({ ...hospital, settings }, version, day)).settings).toEqual(settings);
    expect(opened(linkFragment({ ...hospital, settings: { french: 0 } }, version, day)).settings).toEqual({});
  });

  test('contains only given answers, to questions that are asked', () => {
    const answers = { challengeArea: ['cybersecurity'], teamsIntegration: ['yes'], email: ['ada@bank.example'] };
    expect(sharedAnswers(navigator, answers)).toEqual({ challengeArea: ['cybersecurity'] });
  });

  test.each([')', '.', '),', '>', '?utm_source=mail&utm_medium=email', '&utm_source=mail', '%E2%80%8B', '/', '_and'])(
    'opens as it was sent with %s behind it',
    (behind) => {
      const link = opened(`#${linkFragment(hospital, version, day)}${behind}`);
      expect(content(link)).toEqual(hospital);
      expect(link).toMatchObject({ isWhole: true, dropped: [] });
    },
  );

  test('opens where a program has written it in capitals', () => {
    expect(content(opened(linkFragment(hospital, version, day).toUpperCase()))).toEqual(hospital);
  });
});

test('a link made before it held what the sender saw first opens as it was', () => {
  const { shown: _, ...before } = hospital;
  const fragment = linkFragment(before, version, day);
  expect(fragment.split('.')).toHaveLength(8);
  expect(opened(`#${fragment}.Regards`)).toMatchObject({ ...before, shown: [], isWhole: true, dropped: [] });
});

describe('a link to a site that has changed since', () => {
  const fragment = linkFragment(hospital, version, day);
  const reworded = (change: (options: Option[]) => Option[]) => ({
    ...known,
    wizard: {
      ...navigator,
      questions: navigator.questions.map((question) =>
        question.id === 'priorities' ? { ...question, options: change([...question.options]) } : question,
      ),
    },
  });

  test('opens whole where options were added, moved and reworded', () => {
    const [first, ...others] = questionOf(navigator, 'priorities').options;
    if (!first) throw new Error('The question has no options.');
    const site = reworded(() => [
      { ...first, value: 'Something new', label: 'Something new' },
      ...others.reverse().map((option) => ({ ...option, label: `${option.label}, in other words` })),
      first,
    ]);
    const link = opened(fragment, site);
    expect([...(link.answers['priorities'] ?? [])].sort()).toEqual([...(hospital.answers['priorities'] ?? [])].sort());
    expect(link.dropped).toEqual([]);
  });

  test('follows a value that was renamed and reports it', () => {
    const site = reworded((options) =>
      options.map((option) =>
        option.value === 'Automate repetitive processes'
          ? { ...option, value: 'Automate work', alsoKnownAs: [option.value] }
          : option,
      ),
    );
    expect(opened(fragment, site).answers['priorities']).toContain('Automate work');
  });

  test('reports an answer that is no longer offered', () => {
    const site = reworded((options) => options.filter(({ value }) => value !== 'Automate repetitive processes'));
    const link = opened(fragment, site);
    expect(link.answers['priorities']).toEqual(['Strengthen cybersecurity and compliance']);
    expect(link.dropped).toEqual(['Priorities: one answer not offered today.']);
  });

  test('reports unknown parts, and opens the rest', () => {
    const site: Known = {
      ...known,
      industries: [],
      criteria: list(criteria).slice(1, 3),
      solutions: [{ id: 'wazuh' }],
    };
    const link = opened(fragment, { ...site, version: '2026-12-24.00000' });
    expect(link).toMatchObject({ industry: null, compared: ['wazuh'], isCurrent: false, answers: hospital.answers });
    expect(link.dropped).toEqual([
      'One industry not known to this site.',
      `${Object.keys(link.settings ?? {}).length === 1 ? 'One criterion' : 'Two criteria'} not known to this site.`,
      'One compared solution not in the catalogue.',
      'Two solutions that the sender saw, not in the catalogue any more.',
    ]);
  });

  test('reports a question that is no longer asked, and a required one without an answer', () => {
    const questions = navigator.questions.map((question) =>
      question.id === 'geography' ? { ...question, id: 'country' } : question,
    );
    const link = opened(fragment, { ...known, wizard: { ...navigator, questions } });
    expect(link.dropped).toEqual(['One answer to a question not asked today.', 'Geography: no answer.']);
  });
});

describe('a damaged or hostile fragment', () => {
  const fragment = linkFragment(hospital, version, day);

  test('never throws, and opens as it was or reports the change', () => {
    const anyPlace = fc.nat(fragment.length - 1);
    const mutations = fc.oneof(
      anyPlace.map((at) => fragment.slice(0, at)),
      anyPlace.map((at) => fragment.slice(at)),
      fc
        .tuple(anyPlace, fc.string({ unit: 'binary', maxLength: 3 }))
        .map(([at, text]) => fragment.slice(0, at) + text + fragment.slice(at + 1)),
      fc.tuple(anyPlace, anyPlace).map(([a, b]) => fragment.slice(0, a) + fragment.slice(b)),
    );
    fc.assert(
      fc.property(mutations, (changed) => {
        const link = openedLink(changed, known);
        if ('unreadable' in link) expect(link.unreadable).toMatch(/\.$/);
        else if (link.dropped[0] !== 'Part of the link is missing or was changed on its way.')
          // What follows a link, and other signs for its own, change nothing.
          expect(link).toEqual(openedLink(fragment, known));
      }),
      { numRuns: 3000 },
    );
  });

  test('of any text never throws', () => {
    const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 600 }));
    fc.assert(
      fc.property(anyText, fc.constantFrom('', 'r=', '#r=1.', 'r=1.1.1.'), (text, start) => {
        expect(openedLink(start + text, known)).toBeTypeOf('object');
      }),
      { numRuns: 2000 },
    );
  });

  test('opens nothing that a visitor could not have chosen, even with a check that fits', () => {
    const anyPart = fc.string({ unit: fc.constantFrom(...'0123456789abcdefz'), maxLength: 60 });
    const anyToken = fc.constantFrom(
      ...navigator.questions.flatMap(({ id, options }) =>
        options.map(({ value }) => questionDigest(id) + idDigest(value)),
      ),
    );
    const criteriaTokens = [...criteria.keys()].map((id) => `${idDigest(id)}6`);
    fc.assert(
      fc.property(fc.array(anyToken, { minLength: 1, maxLength: 20 }), anyPart, (answerTokens, part) => {
        const link = opened(
          rewritten(fragment, (parts) => [
            ...parts.slice(0, 3),
            answerTokens.join(''),
            part,
            criteriaTokens.join(''),
            [...solutionEntries.keys()].slice(0, 9).map(idDigest).join(''),
          ]),
        );
        const offered = navigator.questions.map((question) => [
          question.id,
          offeredValues(question, link.answers[question.id] ?? []),
        ]);
        expect(Object.keys(link.answers).length).toBeGreaterThan(0);
        expect(offered).toEqual(navigator.questions.map(({ id }) => [id, link.answers[id] ?? []]));
        expect(Object.keys(link.settings ?? {}).length).toBe(mostCounted);
        expect(link.compared.length).toBe(mostCompared);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['', 'It is not a link to results.'],
    ['#contact', 'It is not a link to results.'],
    ['r=', 'It is not a link to results.'],
    ['r=<script>', 'It is not a link to results.'],
    ['r=2.20271121.abc', 'It was made by a later version of this site. Reload the page and try again.'],
    ['r=1', 'Part of the link is missing or was changed on its way.'],
    ['r=1.20261121.x....', 'Part of the link is missing or was changed on its way.'],
    [`r=1.${'a'.repeat(400)}`, 'It is longer than a link of this site can be.'],
    [rewritten(fragment, (parts) => parts.with(3, '')), 'It holds no answer that this site knows.'],
  ])('%s cannot be opened: %s', (text, reason) => {
    expect(openedLink(text, known)).toEqual({ unreadable: reason });
  });

  test.each(['20260230', '20261301', 'yesterday', '', '2026112'])('has no day for %j', (made) => {
    expect(opened(rewritten(fragment, (parts) => parts.with(1, made))).made).toBeNull();
  });

  test('does not read a property of every object as an answer', () => {
    const tokens = ['__proto__', 'constructor', 'toString'].map((id) => questionDigest(id) + idDigest(id));
    const link = opened(rewritten(fragment, (parts) => parts.with(3, (parts[3] ?? '') + tokens.join(''))));
    expect(link.answers).toEqual(hospital.answers);
    expect(link.dropped).toEqual(['Three answers to a question not asked today.']);
  });
});

test('a version of the catalogue with special characters stays within its part of the link', () => {
  expect(encodedVersion('v1.2/É b+'.repeat(9))).toMatch(/^[0-9a-z_-]{24}$/);
});

describe('what a shared view says of its link', () => {
  const of = (...ids: string[]) => ids.map((id) => ({ id, name: solutionEntries.get(id)?.name ?? id }));
  const solutions = of(...solutionEntries.keys());
  const said = (shown: string[], today: string, site = known) =>
    madeInWords(
      opened(linkFragment({ ...hospital, shown }, version, day), site),
      of('wazuh', 'fortigate'),
      solutions,
      today,
    );

  test.each([
    ['the same', ['wazuh', 'fortigate'], 'the sender saw the same two, in the same order.'],
    ['the same first', ['wazuh', 'cortex-xsiam'], 'the sender saw Wazuh first too, then Cortex XSIAM.'],
    ['others', ['fortigate', 'wazuh'], 'the sender saw FortiGate first, then Wazuh.'],
  ])('on a later day, where the sender saw %s', (_, shown, seen) => {
    expect(said(shown, '2026-11-22')).toBe(`Made Nov\u00a021,\u00a02026. Ranked again today: ${seen}`);
  });

  test('nothing of what was seen where the link does not hold it, or nothing can have changed', () => {
    expect(said([], '2026-11-22')).toBe('Made Nov\u00a021,\u00a02026. Ranked again today.');
    expect(said(['wazuh'], '2026-11-21')).toBe('Made Nov\u00a021,\u00a02026.');
    const changed = { ...known, version: '2026-12-24.00000' };
    expect(said([], '2026-11-21', changed)).toBe(
      'Made Nov\u00a021,\u00a02026. Ranked again: the catalogue has changed, and the order may have.',
    );
    expect(said(['wazuh'], '2026-11-22', { ...known, solutions: [] })).toBe(
      'Made Nov\u00a021,\u00a02026. Ranked again today.',
    );
  });
});
