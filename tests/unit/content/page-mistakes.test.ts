import { expect, test } from 'vitest';
import { pageMistakes } from '#domain/content/page-mistakes';

const page = (id: string, body = 'Words.') => ({ file: `src/content/pages/${id}.md`, id, body });

test('free pages with a text, nested ones too, and fixed pages without one are no mistake', () => {
  expect(pageMistakes([page('careers'), page('company/careers'), page('home', '')], ['healthcare'])).toEqual([]);
});

test.each<[string, ReturnType<typeof page>, string]>([
  ['has no text', page('careers', '\n  \n'), 'the page /careers has no text.'],
  ['is named like an industry', page('healthcare'), 'the address /healthcare is that of an industry.'],
  ['stands below the articles', page('insights/extra'), 'the address /insights/extra is reserved'],
  ['is named like a folder of files', page('documents'), 'the address /documents is reserved'],
])('a free page that %s is named with its file and how to mend it', (_, mistaken, what) => {
  const [mistake, ...others] = pageMistakes([mistaken, page('careers')], ['healthcare']);
  expect(others).toEqual([]);
  expect(mistake?.file).toBe(mistaken.file);
  expect(mistake?.what).toContain(what);
  expect(mistake?.mend).toMatch(/name|Write/);
});
