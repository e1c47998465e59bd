import { expect, it, test } from 'vitest';
import { isListed, robotsText } from '#domain/seo/robots';

test.each([
  [undefined, true],
  ['', true],
  ['production', true],
  ['deploy-preview', false],
  ['branch-deploy', false],
  ['dev', false],
])('a deploy whose context is %s is listed: %s', (context, listed) => {
  expect(isListed(context)).toBe(listed);
});

it('production lets everyone in and names the sitemap; other deploys let nobody in', () => {
  const sitemap = new URL('https://paint.example/sitemap-index.xml');
  expect(robotsText(true, sitemap).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://paint.example/sitemap-index.xml',
    '',
  ]);
  expect(robotsText(false, sitemap)).toBe('User-agent: *\nDisallow: /\n');
});
