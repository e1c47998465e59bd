import { expect, test } from 'vitest';
import { isStale } from '#domain/content/stale';
import { findingWords } from '#domain/facts/words';
import { concerns } from '#domain/recommendation/solution';
import { caseWords } from '#domain/recommendation/words';
import { numberInWords } from '#domain/text/words';
import { siteName } from '#domain/from-content';
import { layers } from '#domain/layers';
import { extractSolutions } from '#domain/website/extract';
import { page, words } from '#tests/dist/pages';
import { advice, criteria, facts, providers, rules, solutionEntries } from '#tests/fixtures/content';
import { htmlToMarkdown } from '#tests/fixtures/html-to-markdown';

/* What the page of every solution says, and how the method counts it. */

const ordered = [...criteria].sort(([, a], [, b]) => a.order - b.order);
const raised = [...rules.values()].flatMap(({ raises }) => raises);
const mustsOfRules = new Set(raised.flatMap(({ criterion, must }) => (must ? criterion : [])));

test.each([...solutionEntries])(
  '/solutions/%s tells what is known with its source, what is open with its question, and its neighbours',
  (id, solution) => {
    const { document } = page(`/solutions/${id}`);
    const main = document.querySelector('main');
    const text = words(main);
    expect(words(main?.querySelector('h1'))).toBe(solution.name);
    for (const said of [solution.description, solution.category, ...solution.benefits, ...solution.targetAudience])
      expect(text).toContain(said);
    const home = main?.querySelector(`a[href="${providers.get(solution.provider)?.url}"]`);
    expect(home?.getAttribute('target')).toBe('_blank');

    const now = new Date();
    const asked = ordered.filter(([, { layers }]) => layers.includes(solution.category));
    const rows = [...(main?.querySelectorAll('.fact-table tbody tr') ?? [])];
    expect(rows.map((row) => words(row.querySelector('th')))).toEqual(asked.map(([, { label }]) => label));
    const questions = words(document.querySelector('[aria-labelledby="questions"]'));
    for (const [index, [criterion, { question, evidence, raisedBy }]] of asked.entries()) {
      const row = rows[index];
      const finding = words(row?.querySelectorAll('td')[0]);
      const fact = facts.get(id)?.[criterion];
      const isOpen = !fact || isStale(fact, now);
      expect(finding, criterion).toBe(isOpen ? 'Not confirmed' : findingWords[fact.finding]);
      const isAsked =
        isOpen ||
        /\bask\b/i.test(fact.says) ||
        (fact.finding === 'partly' &&
          (mustsOfRules.has(criterion) || raisedBy.some(({ question: of, must }) => must && of === 'geography')));
      const evidenceAsked = `Ask for ${evidence.charAt(0).toLowerCase()}${evidence.slice(1)}`;
      expect(questions.includes(question) && questions.includes(evidenceAsked), criterion).toBe(isAsked);
      if (isAsked) {
        const asks = row?.querySelector('a[href^="#"]')?.getAttribute('href') ?? '';
        expect(words(document.querySelector(asks)), criterion).toContain(question);
      }
      if (!fact) continue;
      expect(words(row), criterion).toContain(fact.says);
      const source = row?.querySelector('a[target="_blank"]');
      expect(source?.getAttribute('href')).toBe(fact.source.url);
      expect(words(source)).toBe(`${fact.source.title} (opens in a new tab)`.replace(/\s+/g, ' '));
      expect(row?.querySelector('time')?.getAttribute('datetime')).toBe(fact.checkedLive ?? fact.read);
      expect(words(row).includes(fact.checkedLive ? ', checked ' : ', read '), criterion).toBe(true);
    }
    // That copies were read is said once, above the table.
    const copies = Object.values(facts.get(id) ?? {}).filter((fact) => !fact.checkedLive);
    const said = words(document.querySelector('[aria-labelledby="facts"]')).split('read in a stored copy').length - 1;
    expect(said).toBe(copies.length > 0 ? 1 : 0);

    const needs = [...(main?.querySelectorAll('.matrix tbody tr') ?? [])];
    expect(needs.map((row) => words(row.querySelector('th')))).toEqual(
      advice.needs.filter((need) => concerns(need, solution.category)).map(({ label }) => label),
    );

    // The opening names the needs of the table below that it misses, or counts them.
    const missed = needs.filter((row) => /^No\b/.test(words(row.querySelector('td'))));
    const verdict = words(main?.querySelector('.verdict'));
    expect(verdict).toContain(`Of the ${numberInWords(needs.length)} needs that buyers state, it `);
    expect(verdict.includes('it misses ')).toBe(missed.length > 0);
    for (const row of missed.length > 2 ? [] : missed) expect(verdict).toContain(`“${words(row.querySelector('th'))}”`);

    // The page opens with what is known, and a mark for each answer; the place follows.
    const all = [...(main?.querySelectorAll('.fact-table tbody tr') ?? [])];
    const open = all.filter((row) => row.getAttribute('data-known') === 'false').length;
    expect(verdict).toMatch(new RegExp(`^Facts[^.]* of ${all.length}`));
    expect(verdict.includes(`${open} not confirmed`)).toBe(open > 0);
    expect(main?.querySelectorAll('.verdict .fact-mark')).toHaveLength(all.length);
    expect(verdict.includes('The place is our editor’s judgment alone.')).toBe(solution.cases.length > 0);

    for (const standing of solution.cases) {
      const candidates = [...solutionEntries]
        .flatMap(([other, { cases }]) =>
          cases.filter((each) => each.case === standing.case).map(({ order }) => ({ other, order })),
        )
        .sort((a, b) => a.order - b.order)
        .map(({ other }) => other);
      const heading = [...(main?.querySelectorAll('h3') ?? [])].find(
        (each) => words(each) === caseWords[standing.case],
      );
      const block = heading?.closest('details') ?? heading?.parentElement;
      expect(words(block)).toContain(
        `Number ${candidates.indexOf(id) + 1} of ${candidates.length} in our editor’s list`,
      );
      const links = [...(block?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'));
      expect(links).toEqual(candidates.filter((other) => other !== id).map((other) => `/solutions/${other}`));
    }
    expect(main?.querySelector('a[href="/method"]')).not.toBeNull();
    expect(main?.querySelectorAll('a[href^="mailto:"][href*="Correction"]')).toHaveLength(1);
  },
);

test('/solutions gives a reader of its text every solution with its benefits', () => {
  const found = extractSolutions(htmlToMarkdown(page('/solutions').html), { ownPage: true, agency: siteName });
  const read = new Map(found.map(({ name, provider, benefits }) => [name, { provider, benefits }]));
  for (const { name, provider, benefits } of solutionEntries.values())
    expect(read.get(name)).toEqual({ provider: providers.get(provider)?.name, benefits });
  expect(read.size).toBe(solutionEntries.size);
});

test('/solutions folds the benefits of a solution under their name', () => {
  const { document } = page('/solutions');
  const summaries = [...document.querySelectorAll('[aria-labelledby="catalogue"] li details > summary')];
  const names = [...solutionEntries.values()].map(({ name }) => `Benefits of ${name}`);
  expect(summaries.map(words).sort()).toEqual(names.sort());
});

test('the method counts each answer of the catalogue once', () => {
  const now = new Date();
  const all = [...solutionEntries].flatMap(([id, { category }]) =>
    ordered
      .filter(([, { layers }]) => layers.includes(category))
      .map(([criterion]) => facts.get(id)?.[criterion])
      .map((fact) => (fact && !isStale(fact, now) ? fact.finding : 'open')),
  );
  const count = (finding: string) => all.filter((each) => each === finding).length;
  const { document } = page('/method');
  const text = words(document.querySelector('main'));
  expect(text).toContain(`${all.length} questions about ${solutionEntries.size} products`);
  const inWords = { yes: 'yes', partly: 'in part', no: 'no', open: 'open' };
  for (const [finding, word] of Object.entries(inWords)) {
    expect(text).toContain(`${count(finding)} ${word}`);
    // One mark is one answer; one more stands beside the figure.
    expect(document.querySelectorAll(`main [data-finding="${finding}"]`).length).toBe(count(finding) + 1);
  }
  const rows = [...document.querySelectorAll('table tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(words),
  );
  const sums =
    rows
      .at(-1)
      ?.slice(1)
      .map((cell) => cell.split(' of ').map(Number)) ?? [];
  expect(sums.reduce((sum, [known = 0]) => sum + known, 0)).toBe(all.length - count('open'));
  expect(sums.reduce((sum, [, of = 0]) => sum + of, 0)).toBe(all.length);
});

test('the directory names the makers of each layer’s products that it lists elsewhere, or not at all', () => {
  const groups = page('/providers').document.querySelectorAll('.provider-group');
  expect(groups.length).toBe(layers.length);
  for (const [index, { name }] of layers.entries()) {
    const makers = [...solutionEntries]
      .filter(([, { category }]) => category === name)
      .flatMap(([, { provider }]) => providers.get(provider) ?? []);
    const said = words(groups[index]).split('The Navigator also ranks products of ')[1] ?? '';
    for (const maker of makers)
      expect(said.includes(maker.name), `${maker.name} in ${name}`).toBe(!maker.directory || maker.category !== name);
  }
});
