import { expect, it } from 'vitest';
import { tools } from '#components/tools.ts';
import { navigator, pages, phases } from '#tests/fixtures/content';

it('the Navigator is called the same in its wizard and in searches and shared links', () => {
  expect(pages.get('solutions-navigator')?.heading).toBe(navigator.title);
});

it.each(['compare', 'committee'] as const)('the page of a tool has the name of the tool: %s', (tool) => {
  const page = pages.get(tool);
  expect(page?.heading).toBe(tools[tool].name);
  expect(page?.title.startsWith(tools[tool].name)).toBe(true);
});

it('a phase’s bar is as long as its duration in words says', () => {
  for (const { data } of phases.values()) {
    const { from, least, to } = data.weeks;
    const words = least === undefined ? 'Ongoing' : `${least}-${to - from} weeks`;
    expect(data.timeline, data.title).toBe(words);
  }
});
