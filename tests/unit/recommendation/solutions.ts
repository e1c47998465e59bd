import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';

/**
 * A solution that no answer finds: its words match no keyword, its audience is empty. Each test adds what is to match.
 */
export function solutionWith(properties: Partial<Solution> = {}): Solution {
  return {
    id: 'plain',
    name: 'Plain',
    category: 'Infrastructure',
    provider: 'Nobody',
    description: 'A thing.',
    benefits: [],
    targetAudience: [],
    industries: [],
    keywords: [],
    cases: [],
    ...properties,
  };
}

/** The priorities of the Navigator. Specification §3, priorities. */
export const eightPriorities = [
  'Improve customer service and response time',
  'Reduce IT complexity and vendor overload',
  'Automate repetitive processes',
  'Strengthen cybersecurity and compliance',
  'Support remote work and hybrid teams',
  'Modernize communications',
  'Ensure business continuity and data resilience',
  'Migrate to cloud or upgrade infrastructure',
];

/** A recommendation of the plain solution, without a place, reasons or needs. Each test adds what it is about. */
export function recommendationWith(properties: Partial<Recommendation> = {}): Recommendation {
  return {
    solution: solutionWith(),
    score: null,
    reasons: [],
    needs: [],
    place: null,
    isLayerPick: false,
    ...properties,
  };
}

/** Recommendations with nothing in them. Each test adds what it is about. */
export function recommendationsWith(properties: Partial<Recommendations> = {}): Recommendations {
  return {
    source: 'editors-ranking',
    top: [],
    additional: [],
    asked: [],
    gaps: [],
    candidates: 0,
    found: 0,
    scoreSpread: null,
    drawn: [],
    ...properties,
  };
}
