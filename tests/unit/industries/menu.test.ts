import { expect, test } from 'vitest';
import { menuIndustries, mostInMenu } from '#domain/industries/menu';

const industry = (index: number) => ({ path: `/${index}`, name: `Industry ${index}` });
const industries = (count: number) => Array.from({ length: count }, (_, index) => industry(index));

test.each([0, 9, mostInMenu])('%i industries are all listed', (count) => {
  expect(menuIndustries(industries(count), industry(0))).toEqual({ links: industries(count) });
});

test('of more the first are listed, with how many there are', () => {
  expect(menuIndustries(industries(13), undefined)).toEqual({ links: industries(12), total: 13 });
  expect(menuIndustries(industries(5000), industry(11)).links).toEqual(industries(12));
});

test('the page’s own industry is always in the menu', () => {
  const { links, total } = menuIndustries(industries(5000), industry(4711));
  expect(links).toEqual([...industries(11), industry(4711)]);
  expect(total).toBe(5000);
});
