import { answerSets } from '#domain/recommendation/answer-sets';
import { metNeeds } from '#domain/recommendation/needs';
import { nearestProducts } from '#domain/recommendation/nearest-products';
import { openFacts } from '#domain/recommendation/open-facts';
import { recommend, type Recommendation } from '#domain/recommendation/recommend';
import { perfectMatch } from '#domain/recommendation/score';
import type { Solution } from '#domain/recommendation/solution';
import type { WizardDefinition } from '#domain/content/wizard';
import { contradictions, contradictionsIn, type Contradiction } from '#tests/contradictions';
import { advice, catalogue, facts, navigator, needsAssessment, solutionEntries } from '#tests/fixtures/content';

/*
 * `npm run advice`: what the Navigator's ranking is worth over every combination of answers, in figures. Each contradiction
 * has to be 0, which tests/unit/recommendation/walk.test.ts holds. The rest says which facts to look for next.
 */

/** The share (%) of first places of 95 or more that should meet every need without a condition. Advice, section 8. */
const wantedPlain = 70;
/** How many lines a list has. */
const shown = 15;

const found = new Map<Contradiction, number>();
const threes = new Map<string, number>();
const reached = new Set<string>();
/** What keeps a first place from meeting every need without a condition, with the number of combinations. */
const lacks = new Map<string, number>();
let [walked, high, filled, outlined, plain] = [0, 0, 0, 0, 0];

for (const answers of answerSets(navigator)) {
  walked += 1;
  const ranking = recommend(navigator, answers, advice);
  for (const each of contradictionsIn(ranking, answers['organizationType']?.[0] !== 'Enterprise')) count(found, each);
  count(threes, ranking.top.map(({ solution }) => solution.id).join(', '));
  for (const { solution } of [...ranking.top, ...ranking.additional]) reached.add(solution.id);
  const [first] = ranking.top;
  if (!first?.score || first.score < 95) continue;
  high += 1;
  const match = perfectMatch(first);
  if (match?.isConfirmed) filled += 1;
  else if (match) outlined += 1;
  if (metNeeds(first.needs).length === first.needs.length) plain += 1;
  else count(lacks, lackOf(first));
}
for (const { organizationType, challengeArea } of profiles(needsAssessment)) {
  const answers = { organizationType: [organizationType], challengeArea: [challengeArea] };
  for (const { solution } of nearestProducts(needsAssessment, answers, advice).products) reached.add(solution.id);
}

const share = (part: number, of = high) => `${((100 * part) / of).toFixed(1)} %`;
const cells = [...solutionEntries].flatMap(([id, { category }]) =>
  advice.criteria
    .filter(({ layers }) => layers.includes(category))
    .map(({ id: criterion }) => facts.get(id)?.[criterion]),
);
const wellKnown = catalogue.filter(({ known = 0 }) => known >= 6).length;

console.log(`${walked} combinations of answers, ${threes.size} distinct top threes.\n`);
console.log('Contradictions, each of which has to be 0:');
for (const [name, sentence] of Object.entries(contradictions) as [Contradiction, string][])
  console.log(`  ${String(found.get(name) ?? 0).padStart(6)}  ${sentence}`);
const nowhere = catalogue.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
console.log(`  ${String(nowhere.length).padStart(6)}  products that reach no list: ${nowhere.join(', ') || 'none'}`);

console.log(`\n${high} combinations have a first place of 95 or more. Its badge is`);
console.log(
  `  filled in ${share(filled)}, outlined in ${share(outlined)}, withheld in ${share(high - filled - outlined)}`,
);
console.log(`  without any condition in ${share(plain)} (wanted: ${wantedPlain} %)`);

const known = cells.filter(Boolean).length;
console.log(
  `\n${known} of ${cells.length} answers are known (${share(known, cells.length)}), six or more of ${wellKnown} of ${catalogue.length} products.`,
);

let reachedShare = plain;
const wanted = [...lacks].sort(([, a], [, b]) => b - a);
console.log(
  `\nWhat stands between a first place and every need without a condition, and how far settling it would lead:`,
);
for (const [lack, times] of wanted.slice(0, shown)) {
  reachedShare += times;
  console.log(`  ${String(times).padStart(6)}  ${lack} (to ${share(reachedShare)})`);
}
if (wanted.length > shown) console.log(`  and ${wanted.length - shown} more`);

const written = catalogue.map((solution: Solution) => ({
  ...solution,
  needs: solutionEntries.get(solution.id)?.needs ?? {},
}));
console.log('\nThe open facts that the most rankings wait for:');
for (const { solution, criterion, rankings } of openFacts(navigator, { ...advice, solutions: written }).open.slice(
  0,
  shown,
))
  console.log(`  ${String(rankings).padStart(6)}  ${solution.id}: ${criterion.id}`);

console.log('\nThe top threes:');
for (const [three, times] of [...threes].sort(([, a], [, b]) => b - a).slice(0, shown))
  console.log(`  ${String(times).padStart(6)}  ${three}`);

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function lackOf({ solution, needs }: Recommendation): string {
  const lacking = needs.filter(({ standing }) => standing !== 'met');
  return `${solution.id}: ${lacking.map(({ need, standing }) => `${need} ${standing}`).join(', ')}`;
}

function profiles(wizard: WizardDefinition) {
  const values = (question: string) =>
    wizard.questions.find(({ id }) => id === question)?.options.map(({ value }) => value) ?? [];
  return values('organizationType').flatMap((organizationType) =>
    values('challengeArea').map((challengeArea) => ({ organizationType, challengeArea })),
  );
}
