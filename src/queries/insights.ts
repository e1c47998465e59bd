import { type CollectionEntry, getCollection } from 'astro:content';
import { requiredEntry } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';
import { insightPath } from '#domain/insights/path';
import type { InsightSubject } from '#domain/insights/figure';
import { isHeldBack } from '#domain/insights/held-back';
import { statusInWords } from '#domain/obligations/status';
import { solutionPath } from '#domain/recommendation/solution-path';
import { calendarDay } from '#domain/text/days';

/**
 * Returns every article, latest first. A build leaves out those dated in the future; in development their authors see
 * them, and /review says which they are.
 */
export const insights = oncePerBuild(async (): Promise<CollectionEntry<'insights'>[]> => {
  const today = calendarDay(new Date());
  return (await getCollection('insights'))
    .filter(({ data }) => import.meta.env.MODE === 'development' || !isHeldBack(data, today))
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.data.title.localeCompare(b.data.title));
});

/** A link from an article to a page of this site. */
export type InsightLink = { path: string; name: string };

/** The most articles listed on a page; the list of articles has all of them. */
const mostOnPage = 3;

/** Returns the articles that name an industry or a product, latest first. */
export async function insightsOn(kind: 'industries' | 'solutions', id: string): Promise<InsightLink[]> {
  return (await insights())
    .filter(({ data }) => data[kind].includes(id))
    .slice(0, mostOnPage)
    .map(({ id: article, data }) => ({ path: insightPath(article), name: data.title }));
}

/** Returns the other articles, latest first, at most `most`. */
export async function otherInsights(id: string, most: number): Promise<InsightLink[]> {
  return (await insights())
    .filter((entry) => entry.id !== id)
    .slice(0, most)
    .map(({ id: other, data }) => ({ path: insightPath(other), name: data.title }));
}

/** Returns the pages of the industries and of the products that an article concerns. */
export async function relatedPages({ data }: CollectionEntry<'insights'>) {
  const industries = await Promise.all(data.industries.map((id) => requiredEntry('industries', id)));
  const solutions = await Promise.all(data.solutions.map((id) => requiredEntry('solutions', id)));
  return {
    industries: industries.map((entry) => ({ path: `/${entry.id}`, name: entry.data.name })),
    solutions: solutions.map((entry) => ({ path: solutionPath(entry.id), name: entry.data.name })),
  };
}

/** A group of an article's sources: a rule, a product or a page; `id` is the target of the text's links. */
export type SourceGroup = {
  id: string;
  name: string;
  /** The current standing in the site's own files: a rule's status. */
  standing?: string;
  /** The page of this site with details. */
  page?: string;
  pages: {
    url: string;
    title: string;
    /** The day it was read; `live` where it was opened at its own address, false where a stored copy was read. */
    day: string;
    live?: boolean;
  }[];
};

/** Returns an article's sources. Those of its rules and facts come from their files, so that they cannot disagree. */
export async function sourcesOf({ data }: CollectionEntry<'insights'>): Promise<SourceGroup[]> {
  const rules = await Promise.all(data.rules.map((id) => requiredEntry('rules', id)));
  const solutions = [...Map.groupBy(data.facts, ({ solution }) => solution)];
  const products = await Promise.all(
    solutions.map(async ([id, named]): Promise<SourceGroup> => {
      const { data: facts } = await requiredEntry('facts', id);
      return {
        id: `source-${id}`,
        name: (await requiredEntry('solutions', id)).data.name,
        page: solutionPath(id),
        pages: named.flatMap(({ criterion }) => {
          const fact = facts[criterion];
          if (!fact) return [];
          const { source, read, checkedLive } = fact;
          return { ...source, day: checkedLive ?? read, live: checkedLive !== undefined };
        }),
      };
    }),
  );
  return [
    ...rules.map(({ id, data: rule }) => ({
      id: `source-${id}`,
      name: rule.name,
      standing: statusInWords(rule),
      pages: [
        ...(rule.official.read ? [{ url: rule.official.url, title: rule.title, day: rule.official.read }] : []),
        ...rule.sources.map(({ url, title, read }) => ({ url, title, day: read })),
      ],
    })),
    ...products,
    ...data.sources.map(({ id, url, title, read, checkedLive }) => ({
      id: `source-${id}`,
      name: title,
      pages: [{ url, title, day: checkedLive ?? read, live: checkedLive !== undefined }],
    })),
  ];
}

/**
 * Returns the subject of an article's drawing: its rules or its facts, whichever are more; undefined without either.
 */
export async function subjectOf({ data }: CollectionEntry<'insights'>): Promise<InsightSubject | undefined> {
  const [rules, facts] = [data.rules.length, data.facts.length];
  if (rules + facts === 0) return undefined;
  if (facts > rules) {
    const findings = data.facts.map(async ({ solution, criterion }) => {
      return (await requiredEntry('facts', solution)).data[criterion]?.finding ?? ('open' as const);
    });
    return { findings: await Promise.all(findings) };
  }
  const entries = await Promise.all(data.rules.map((id) => requiredEntry('rules', id)));
  return { rules: entries.map(({ data: { status, date } }) => ({ status, date })), year: data.date.slice(0, 4) };
}
