import { expect, test } from 'vitest';
import { solutionTitle } from '#domain/seo/solution-title';

test.each([
  ['RingEX', 'RingEX: facts, cautions and what to ask | SmartStack'],
  ['Agentic Process Automation Platform', 'Agentic Process Automation Platform: facts and questions | SmartStack'],
  ['x'.repeat(37), `${'x'.repeat(37)}: facts | SmartStack`],
  ['x'.repeat(51), `${'x'.repeat(51)} | SmartStack`],
  ['x'.repeat(58), 'x'.repeat(58)],
])('of %s', (name, title) => {
  expect(solutionTitle(name, 'SmartStack')).toBe(title);
});

test('no title is longer than searches show', () => {
  for (let length = 2; length <= 60; length += 1)
    expect(solutionTitle('x'.repeat(length), 'SmartStack').length).toBeLessThanOrEqual(70);
});
