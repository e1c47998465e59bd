import { expect, test } from 'vitest';
import { unfitSource } from '#domain/content/checks/unfit-source';

/* Addresses on which no fact about a product may rest, by kind. */

const code = 'a host of code and its samples';
const forum = 'a forum';
const preview = 'a preview host';
const edition = 'an edition in another language than English or French';

test.each([
  ['https://webexsamples.github.io/webex-ai-cookbook/faq/', code],
  ['https://github.com/vendor/product/blob/main/README.md', code],
  ['https://raw.githubusercontent.com/vendor/product/main/README.md', code],
  ['https://community.vendor.example/t/1', forum],
  ['https://www.reddit.com/r/vendor', forum],
  ['https://deploy-preview-1.netlify.app/docs', preview],
  ['https://d1ihx0ymjgeqr0.cloudfront.net/docs/manual/', preview],
  ['https://staging.vendor.example/docs', preview],
  ['https://www.3cx.cn/docs/manual/advanced/', edition],
  ['https://cloud.google.com/security/compliance/soc-2?hl=pt-br', edition],
  ['https://vendor.example/docs?a=1&lang=de', edition],
  ['https://help.vendor.example/de-de/article', edition],
  ['https://help.vendor.example/zh_Hans/article', edition],
])('%s is %s', (url, unfit) => {
  expect(unfitSource(url)).toBe(unfit);
});

test.each([
  'https://help.webex.com/en-us/article/hi3lqs',
  'https://help.webex.com/fr-fr/article/n6lmci8',
  'https://starlink.com/fr-ca/support/article/3c662c5e',
  'https://docs.cloud.google.com/glossary?hl=fr',
  'https://www.vendor.de/en-gb/trust',
  'https://www.8x8.com/blog/building-an-accessibility-culture',
  'https://repost.aws/knowledge-center/aws-support-languages',
  'https://developer.vendor.example/github-io',
  'https://vendor.example/go-to/market',
])('%s may be a vendor’s own page', (url) => {
  expect(unfitSource(url)).toBeNull();
});
