import type { Explained } from '#domain/recommendation/explanation';
import { recommendationWith } from '#tests/unit/recommendation/solutions';

/** An explained recommendation with everything empty. Each test adds what it is about. */
export function explainedWith(properties: Partial<Explained> = {}): Explained {
  return {
    recommendation: recommendationWith(),
    page: null,
    misses: [],
    inPart: [],
    open: [],
    lines: [],
    checks: [],
    questions: [],
    ...properties,
  };
}
