import { expect, it, test } from 'vitest';
import { type Arrival, arrivalIn } from '#domain/lead/arrival';
import { leadSchema } from '#domain/lead/schema';
import { bareLead } from '#tests/unit/lead/leads';

const host = 'smartstack.example';

test.each<[string, Arrival]>([
  ['/ ', { page: '/' }],
  ['/insurance https://www.search.example/find?q=secret#x', { page: '/insurance', referrer: 'www.search.example' }],
  // Another page of the site is no referrer.
  [`/about https://${host}/insurance`, { page: '/about' }],
  [
    '/?utm_source=newsletter&utm_medium=email&utm_campaign=fall+2026&utm_term=a%2Cb&utm_content=top&gclid=secret ',
    {
      page: '/',
      campaign: { source: 'newsletter', medium: 'email', campaign: 'fall 2026', term: 'a,b', content: 'top' },
    },
  ],
  ['/roi-calculator?volume=12000&utm_source= about:blank', { page: '/roi-calculator' }],
  ['/a%20page android-app://com.search.example/', { page: '/a%20page', referrer: 'com.search.example' }],
  ['/insurance no address', { page: '/insurance' }],
])('%s', (noted, expected) => {
  expect(arrivalIn(noted, host)).toEqual(expected);
});

test.each([null, undefined, '', 42, {}, 'https://evil.example/ ', ' /insurance'])('%o is no arrival', (noted) => {
  expect(arrivalIn(noted, host)).toBeUndefined();
});

it('cuts what is long, so that the function takes it', () => {
  const long = 'a'.repeat(500);
  const arrival = arrivalIn(`/${long}?utm_source=${long} https://${'b.'.repeat(100)}example/`, host);
  expect(arrival?.campaign?.source).toBe('a'.repeat(120));
  expect(leadSchema.parse({ ...bareLead, arrival }).arrival).toEqual(arrival);
});
