import type { Advice } from '#domain/recommendation/advice';
import type { Explained } from '#domain/recommendation/explanation';
import { catalogue, criteria, facts, needs } from '#tests/fixtures/content';
import { recommendationWith } from '#tests/unit/recommendation/solutions';

/** The advice that the site's own content makes. */
export const advice: Advice = {
  version: '2026-11-22.abcde',
  needs,
  solutions: catalogue,
  criteria: [...criteria].sort(([, a], [, b]) => a.order - b.order).map(([id, criterion]) => ({ id, ...criterion })),
  facts: Object.fromEntries(facts),
  providers: { Infrastructure: 9, Cybersecurity: 7 },
};

/** An explained recommendation of which nothing is said. Each test gives it what it is about. */
export function explainedWith(properties: Partial<Explained> = {}): Explained {
  return {
    recommendation: recommendationWith(),
    page: null,
    misses: [],
    open: [],
    lines: [],
    checks: [],
    questions: [],
    ...properties,
  };
}
