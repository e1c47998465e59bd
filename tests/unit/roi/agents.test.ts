import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentsInAssessment, lowerBound } from '#domain/roi/agents';

describe('the lower bound of a range', () => {
  test.each([
    ['1-9', 1],
    ['10-49', 10],
    ['50–99', 50],
    ['51 - 200', 51],
    ['100+', 100],
    ['1,000+', 1_000],
    [' 200+ ', 200],
    ['0-5', 0],
    ['10-10', 10],
  ])('%j is %d', (range, low) => expect(lowerBound(range)).toBe(low));

  test.each(['', '-', '+', '10', 'many', '49-10', '-5', '10-', '10-x', '10-49 agents', '1e3+', '9'.repeat(30) + '+'])(
    '%j has none',
    (range) => expect(lowerBound(range)).toBeNull(),
  );

  test('is a whole number for whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const low = lowerBound(text);
        expect(low === null || Number.isSafeInteger(low)).toBe(true);
      }),
    );
  });
});

describe('the agents named in the needs assessment', () => {
  const found = { range: '10-49', atLeast: 10 };

  test.each<[string, unknown]>([
    ['as a wizard keeps it', { wizard: { step: 'detailed-questions', answers: { agentCount: ['10-49'] } } }],
    ['as a text', { wizard: { answers: { agentCount: '10-49' } } }],
    ['with spaces around', { answers: { agentCount: ' 10-49 ' } }],
    ['as a part of its own', { answers: { agentCount: ['10-49'] } }],
  ])('%s', (_, stored) => expect(agentsInAssessment(stored)).toEqual(found));

  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { wizard: null },
    { wizard: { answers: [] } },
    { wizard: { answers: { agentCount: [] } } },
    { wizard: { answers: { agentCount: [10] } } },
    { answers: { agentCount: [['10-49']] } },
    { wizard: { answers: { agentCount: ['none'] } } },
  ])('are none in %j', (stored) => expect(agentsInAssessment(stored)).toBeNull());

  test('nothing stored makes it throw', () => {
    fc.assert(fc.property(fc.anything(), (stored) => void agentsInAssessment(stored)));
  });
});
