import type { Audience } from '#domain/content/solution';
import { type LayerName, layerNames } from '#domain/layers';
import type { Solution } from '#domain/recommendation/solution';
import { cut, type Section, sectionsOf } from '#domain/website/sections';
import {
  type Lexicon,
  lexiconWith,
  type Meaning,
  meaningsIn,
  type NamedIndustry,
  wordsOf,
} from '#domain/website/terms';
import {
  audienceWords,
  elsewhere,
  facets,
  labelOf,
  type Labels,
  notNames,
  sentenceStarts,
} from '#domain/website/vocabulary';
import * as words from '#domain/website/words';

/** Smallest first. Derived here, because the schema's own list would bring the schema library into the browser. */
const audiences = Object.keys(audienceWords) as Audience[];

/** What is known about a page before it is read. */
export type PageContext = {
  /** The page's host: the provider of products that name none. */
  host?: string;
  /** The agency's name: none of its own services is ever extracted. */
  agency?: string;
  /** Whether the page is the agency's own: then only entries that name a provider are products. */
  ownPage?: boolean;
  industries?: readonly NamedIndustry[];
};

const limits = { solutions: 200, name: 80, nameWords: 10, description: 320, benefits: 6, benefit: 160, keywords: 16 };

/** A product before it becomes a record: its section, and the subsections that only describe it. */
type Entry = Section & { labels: Labels; parents: readonly string[]; below: Entry[] };

/**
 * Returns the products that a page's Markdown describes, as records that live scoring can rank: headings that read as
 * names, with paragraphs or a list below that mention a layer of the stack. Where several entries name their provider,
 * only those are products. Pure, linear in the text, never throws.
 */
export function extractSolutions(markdown: string, page: PageContext = {}): Solution[] {
  const lexicon = lexiconWith(page.industries ?? []);
  const entries = entriesOf(sectionsOf(markdown));
  const products = entries.filter(isProduct);
  const labelled = products.filter(({ labels }) => labels.provider !== undefined);
  const chosen = page.ownPage || labelled.length > 1 ? labelled : withoutGroupHeadings(products, lexicon);
  const found = new Map<string, Solution>();
  for (const entry of chosen) {
    if (found.size >= limits.solutions) break;
    const solution = solutionFrom(entry, lexicon, page);
    const id = solution && slug(solution.name);
    if (solution && id && !found.has(id) && !isOfAgency(solution, page.agency)) found.set(id, { id, ...solution });
  }
  return [...found.values()];
}

/** Sections with the ones above and below each; a facet ('Benefits') is merged into the entry that it describes. */
function entriesOf(sections: readonly Section[]): Entry[] {
  const entries: Entry[] = [];
  const above: Entry[] = [];
  for (const section of sections) {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const parent = above.at(-1);
    if (parent && facets.has(wordsOf(section.heading).join(' '))) {
      parent.paragraphs.push(...section.paragraphs);
      parent.items.push(...section.items);
      continue;
    }
    const entry = { ...section, labels: {}, parents: above.map(({ heading }) => heading), below: [] };
    parent?.below.push(entry);
    above.push(entry);
    entries.push(entry);
  }
  for (const entry of entries) {
    entry.labels = takeLabels(entry.paragraphs, takeLabels(entry.items, {}));
  }
  return entries;
}

function isProduct({ heading, parents, paragraphs, items }: Entry): boolean {
  if (!isName(heading) || paragraphs.length + items.length === 0) return false;
  return ![heading, ...parents].some(isElsewhere);
}

function isName(heading: string): boolean {
  const words = wordsOf(heading);
  if (words.length === 0 || words.length > limits.nameWords || heading.length > limits.name) return false;
  if (/[?!.:…]$/.test(heading) || !/\p{L}/u.test(heading)) return false;
  return !sentenceStarts.has(words[0] ?? '') && !notNames.has(words.join(' ')) && !facets.has(words.join(' '));
}

function isElsewhere(heading: string): boolean {
  const words = wordsOf(heading);
  return words.some((word, at) => elsewhere.has(word) || elsewhere.has(`${word} ${words[at + 1] ?? ''}`));
}

/**
 * Removes the heading of a product group, with two or more products below it. Where the heading reads like a name and
 * the entries below it like sentences, it is a product itself and they are its features.
 */
function withoutGroupHeadings(products: readonly Entry[], lexicon: Lexicon): Entry[] {
  const out = new Set<Entry>();
  const isThere = new Set(products);
  for (const entry of products) {
    if (out.has(entry)) continue;
    const below = entry.below.filter((each) => isThere.has(each) && layerIn(each, lexicon) !== null);
    if (below.length < 2) continue;
    if (!isTitle(entry.heading) || below.some(({ heading }) => isTitle(heading))) {
      out.add(entry);
      continue;
    }
    for (const feature of below) {
      out.add(feature);
      entry.items.push(feature.heading);
      entry.paragraphs.push(...feature.paragraphs);
    }
  }
  return products.filter((entry) => !out.has(entry));
}

/** Returns whether every longer word starts with a capital or a digit, as in names. */
function isTitle(heading: string): boolean {
  const words = heading.split(' ').filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[^\p{Ll}]/u.test(word));
}

function textsOf({ heading, paragraphs, items }: Section): { name: string; lead: string; rest: string } {
  return { name: heading, lead: paragraphs[0] ?? '', rest: [...paragraphs.slice(1), ...items].join(' | ') };
}

/** The weight of each layer's terms in the name, the first paragraph and the rest. */
const places = { name: 4, lead: 2, rest: 1 } as const;
const weightOf = { naming: 3, hinting: 1 } as const;
/** A single naming term reaches it; hints alone must add up, and a single one ('security deposit') never does. */
const minimumPoints = 3;

function layerIn(section: Section, lexicon: Lexicon): LayerName | null {
  const texts = textsOf(section);
  const points = new Map<LayerName, number>();
  const terms = new Map<LayerName, Set<string>>();
  const names = new Set<LayerName>();
  for (const place of ['name', 'lead', 'rest'] as const)
    for (const meaning of meaningsIn(texts[place], lexicon)) {
      if (meaning.kind !== 'naming' && meaning.kind !== 'hinting') continue;
      const { kind, of, term } = meaning;
      if (kind === 'naming') names.add(of);
      points.set(of, (points.get(of) ?? 0) + places[place] * weightOf[kind]);
      terms.set(of, (terms.get(of) ?? new Set()).add(term));
    }
  let best: LayerName | null = null;
  for (const [layer, sum] of points) {
    const isSure = names.has(layer) || (terms.get(layer)?.size ?? 0) > 1;
    if (isSure && sum >= minimumPoints && sum > (best ? (points.get(best) ?? 0) : 0)) best = layer;
  }
  return best;
}

function solutionFrom(entry: Entry, lexicon: Lexicon, page: PageContext): Omit<Solution, 'id'> | null {
  const { labels } = entry;
  const category =
    layerNames.find((name) => name.toLowerCase() === labels.category?.toLowerCase()) ?? layerIn(entry, lexicon);
  if (category === null) return null;
  const { name, lead, rest } = textsOf(entry);
  const body = meaningsIn(`${lead} | ${rest}`, lexicon);
  const prominent = meaningsIn(`${name} | ${lead}`, lexicon);
  return {
    name,
    category,
    provider: cut(labels.provider ?? page.host ?? '', limits.name) || words.notNamed,
    description: cut(lead === '' ? entry.items.join('; ') : lead, limits.description),
    benefits: [...new Set(entry.items.map((item) => cut(item, limits.benefit)))].slice(0, limits.benefits),
    targetAudience: audiencesIn(labels.audience === undefined ? body : meaningsIn(labels.audience, lexicon)),
    industries: industriesIn(labels.industries === undefined ? body : meaningsIn(labels.industries, lexicon)),
    keywords: keywordsIn([...prominent, ...body], prominent, category, labels.keywords),
    cases: [],
  };
}

function audiencesIn(meanings: readonly Meaning[]): Audience[] {
  return audiences.filter((audience) =>
    meanings.some((meaning) => meaning.kind === 'audience' && meaning.of === audience),
  );
}

function industriesIn(meanings: readonly Meaning[]): string[] {
  return [...new Set(meanings.flatMap((meaning) => (meaning.kind === 'industry' ? [meaning.of] : [])))];
}

/**
 * Returns the layer's own terms anywhere, another layer's naming terms only in name and first paragraph (a phone system
 * that mentions contact centers further down is not one), and the general ones.
 */
function keywordsIn(
  all: readonly Meaning[],
  prominent: readonly Meaning[],
  category: LayerName,
  listed = '',
): string[] {
  const terms = [
    ...all.flatMap((meaning) =>
      'term' in meaning && (meaning.kind === 'general' || meaning.of === category) ? [meaning.term] : [],
    ),
    ...prominent.flatMap((meaning) => (meaning.kind === 'naming' ? [meaning.term] : [])),
    ...listed
      .toLowerCase()
      .split(/[,;]/)
      .map((term) => term.trim())
      .filter((term) => term !== '' && term.length <= 40),
  ];
  return [...new Set(terms)].slice(0, limits.keywords);
}

const label = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(labelOf)
    .sort((a, b) => b.length - a.length)
    .join('|')}) ?:`,
  'giu',
);

/** Removes the texts that consist of labels ('Provider: 8x8. For: SMB.') from a list and returns the labels' values. */
function takeLabels(texts: string[], known: Labels): Labels {
  const labels = { ...known };
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    const text = texts[at] ?? '';
    const found = [...text.matchAll(label)];
    if (found[0]?.index !== 0) continue;
    texts.splice(at, 1);
    found.forEach((match, index) => {
      const value = text.slice(match.index + match[0].length, found[index + 1]?.index).trim();
      const field = labelOf[match[1]?.toLowerCase() ?? ''];
      if (field && value !== '') labels[field] = value.replace(/(?<![\s.,;|·])[\s.,;|·]+$/, '');
    });
  }
  return labels;
}

function isOfAgency({ name, provider }: Pick<Solution, 'name' | 'provider'>, agency: string | undefined): boolean {
  const own = wordsOf(agency ?? '').join(' ');
  return own !== '' && [name, provider].some((text) => ` ${wordsOf(text).join(' ')} `.includes(` ${own} `));
}

function slug(name: string): string {
  return wordsOf(name).join('-');
}
