import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it, test } from 'vitest';
import { fixedPages } from '#domain/content/page';
import { insightSchema } from '#domain/content/insight';
import { menuSchema } from '#domain/content/menu';
import { dayInWords } from '#domain/text/days';
import { rules } from '#tests/fixtures/content';

const content = path.join(import.meta.dirname, '../../src/content');
const articles = globSync('insights/*.md', { cwd: content }).map((file) => {
  const [, matter = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path.join(content, file), 'utf8')) ?? [];
  return { file, data: insightSchema.parse(parse(matter)), body };
});

test('the pages with a route of their own are those that the schema lists', () => {
  const routes = globSync('src/pages/*.astro').map((file) => path.basename(file, '.astro'));
  const names = routes.filter((name) => !name.startsWith('[')).map((name) => (name === 'index' ? 'home' : name));
  expect(names.map((name) => (name === '404' ? 'not-found' : name)).sort()).toEqual([...fixedPages].sort());
});

test('header and Get Started read and lead as specified', () => {
  const { header } = menuSchema.parse(parse(readFileSync(path.join(content, 'menu.yaml'), 'utf8')));
  expect([...header.beforeIndustries, ...header.afterIndustries, header.start]).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Solutions', path: '/solutions' },
    { label: 'About', path: '/about' },
    { label: 'ROI Calculator', path: '/roi-calculator' },
    { label: 'Get Started', path: '/solutions-navigator' },
  ]);
});

describe('what changed in the rules this year', () => {
  const article = articles.find(({ file }) => file.includes('rules-2026'));

  it('speaks of every rule that began in 2026, as far as its file says so', () => {
    const changed = [...rules].filter(([, { date }]) => date?.startsWith('2026')).map(([id]) => id);
    expect(changed.length).toBeGreaterThan(3);
    expect(article?.data.rules).toEqual(expect.arrayContaining(changed));
  });

  it('gives the day of each rule that begins later as the rule’s file has it', () => {
    const later = (article?.data.rules ?? []).flatMap((id) => {
      const rule = rules.get(id);
      return rule?.status === 'coming' && rule.date ? [rule.date] : [];
    });
    expect(later.length).toBeGreaterThan(4);
    const text = article?.body.replace(/\s+/g, ' ').replace(/\b(April|December)\b/g, (month) => month.slice(0, 3));
    for (const date of later) expect(text).toContain(dayInWords(date).replace(/\s/g, ' '));
  });
});
