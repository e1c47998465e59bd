import { expect, test } from 'vitest';
import { layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import { mapAnswer } from '#domain/obligations/map/answer';
import { mapRow } from '#domain/obligations/map/rows';
import { wholeMap } from '#domain/obligations/map/view';
import { obligationsOf } from '#domain/obligations/obligations';
import { recommend } from '#domain/recommendation/recommend';
import { areasOf } from '#domain/sentence/areas';
import { sentenceData, type SentencePlace, sentencePlaces } from '#domain/sentence/parameters';
import { organizationsOf, sentenceTable } from '#domain/sentence/table';
import { advice, industriesInBrowser, navigator, rulesInBrowser } from '#tests/fixtures/content';

const table = sentenceTable(navigator, advice, rulesInBrowser, industriesInBrowser);
const organizations = organizationsOf(industriesInBrowser);

/** What each word says to the Navigator, in the words of its questions. */
const stated = {
  canada: { geography: ['canada'] },
  own: { geography: ['canada'], cloudPreference: ['private'] },
  any: {},
};
const situations: Record<
  SentencePlace,
  { province: 'on' | 'qc' | 'bc' | 'ab' | 'elsewhere'; geography: 'canada' | 'north-america' }
> = {
  ontario: { province: 'on', geography: 'canada' },
  quebec: { province: 'qc', geography: 'canada' },
  'british-columbia': { province: 'bc', geography: 'canada' },
  alberta: { province: 'ab', geography: 'canada' },
  other: { province: 'elsewhere', geography: 'canada' },
  us: { province: 'on', geography: 'north-america' },
};

test('the candidates of each area and each place for its data are those that the Navigator ranks', () => {
  const areas = areasOf(navigator);
  expect(Object.keys(table.areas)).toEqual(areas.map(({ value }) => value));
  for (const { value } of areas)
    for (const data of sentenceData) {
      const { top, additional, candidates } = recommend(navigator, { challengeArea: [value], ...stated[data] }, advice);
      const ranked = [...top, ...additional.filter(({ isLayerPick }) => !isLayerPick)];
      expect(ranked, value).toHaveLength(candidates);
      const meeting = ranked.filter(({ needs }) =>
        needs.every(({ standing }) => standing === 'met' || standing === 'partly'),
      );
      const inPart = meeting.filter(({ needs }) => needs.some(({ standing }) => standing === 'partly'));
      const missing = ranked.filter(({ needs }) => needs.some(({ standing }) => standing === 'missed'));
      expect(table.areas[value]?.[data], `${value}, ${data}`).toEqual([
        candidates,
        meeting.length,
        inPart.length,
        missing.length,
      ]);
    }
});

test('the rules of each organization in each place are its obligations', () => {
  expect(Object.keys(table.rules)).toEqual(['', ...organizations.map(({ choice }) => choice)]);
  for (const { choice, industry, kind } of organizations)
    for (const [index, place] of sentencePlaces.entries()) {
      const { now, coming } = obligationsOf(rulesInBrowser, { ...situations[place], industry, kind });
      const onLayers = layers.map(({ name }) => now.filter(({ rule }) => touches(rule, name)).length);
      const counts = [now.length, coming.length, ...onLayers];
      expect(table.rules[choice]?.[index + 1], `${choice} in ${place}`).toEqual(counts);
    }
});

test('with less chosen, the rules are those that the obligation map counts', () => {
  const rows = rulesInBrowser.map((rule) => mapRow(rule, industriesInBrowser));
  const counts = (view: { for?: string; in?: string }) => {
    const { binding, coming } = mapAnswer(rows, { ...wholeMap, ...view }, '2000-01-01');
    const onLayers = layers.map(({ key }) => binding.filter((row) => row.layers.includes(key)).length);
    return [binding.length, coming.length, ...onLayers];
  };
  const [everywhere, ...inPlaces] = table.rules[''] ?? [];
  expect(everywhere).toEqual(counts({}));
  for (const [index, place] of sentencePlaces.entries())
    if (place !== 'us') expect(inPlaces[index]).toEqual(counts({ in: place === 'other' ? 'elsewhere' : place }));
  for (const { choice } of organizations) expect(table.rules[choice]?.[0], choice).toEqual(counts({ for: choice }));
});

test('the table keeps to 8 kB', () => {
  expect(JSON.stringify(table).length).toBeLessThanOrEqual(8000);
});
