import { describe, expect, it } from 'vitest';
import { type Advice, adviceOf, adviceOn } from '#domain/recommendation/advice';
import { smallAdvice } from '#tests/fixtures/small-brief-sources';
import { solutionWith } from '#tests/unit/recommendation/solutions';

const factRead = (read: string) =>
  ({ finding: 'yes', brief: '', says: '', source: { url: '', title: '' }, read, published: 'undated' }) as const;
const advice: Advice = {
  ...smallAdvice,
  solutions: [
    solutionWith({
      id: 'guard',
      needs: {
        canada: { met: true, says: 'Keeps data in Canada', basis: 'canada' },
        private: { met: true, says: 'Runs on your servers', basis: 'premises' },
        known: { met: false, says: 'Is not for you', basis: 'editor' },
      },
    }),
    solutionWith({ id: 'robot' }),
  ],
  facts: { guard: { canada: factRead('2026-01-01'), premises: factRead('2026-06-01') }, robot: {} },
};

describe('the advice on a later day', () => {
  const later = adviceOn(advice, new Date('2026-08-01T12:00:00Z'));

  it('keeps stale facts separate', () => {
    expect(later.facts).toEqual({ guard: { premises: factRead('2026-06-01') }, robot: {} });
    expect(later.staleFacts).toEqual({ guard: { canada: factRead('2026-01-01') }, robot: {} });
  });

  it('confirms no need by a stale fact; an editor’s judgment does not age', () => {
    expect(later.solutions.map(({ needs }) => Object.keys(needs ?? {}))).toEqual([['private', 'known'], []]);
  });

  it('is the same as long as no fact is stale, and still advice', () => {
    const now = adviceOn(advice, new Date('2026-06-02T12:00:00Z'));
    expect([now.facts, now.solutions[0]?.needs]).toEqual([advice.facts, advice.solutions[0]?.needs]);
    expect(adviceOf(now)).toBe(now);
  });
});
