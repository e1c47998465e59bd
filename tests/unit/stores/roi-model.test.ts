// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $roiModel, assume, fetchRoiModel, openRoiModel, resetAssumptions, toggleRoiModel } from '#stores/roi-model';
import { newTab } from '#tests/fixtures/browser';
import { assumedFigures, scenarioChanges } from '#tests/fixtures/roi';

const key = 'smartstack.roi-model';

function load() {
  openRoiModel();
  return $roiModel.get();
}

beforeEach(() => {
  newTab('/roi-calculator');
  load();
});

test('the model is off until it is asked for, and a reload finds it as it was', () => {
  expect(load()).toEqual({ isOpen: false, typed: {} });
  toggleRoiModel();
  assume('containment', '35');
  expect(load()).toEqual({ isOpen: true, typed: { containment: '35' } });
});

test('closing it keeps the assumptions of this tab', () => {
  toggleRoiModel();
  assume('containment', '35');
  toggleRoiModel();
  expect(load()).toEqual({ isOpen: false, typed: { containment: '35' } });
});

test('nothing is kept of a model that is closed with its initial assumptions', () => {
  toggleRoiModel();
  assume('containment', '35');
  resetAssumptions();
  expect(load()).toEqual({ isOpen: true, typed: {} });
  toggleRoiModel();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each(['not json', '[]', '7', '{"isOpen":1,"typed":{"seatPrice":4}}'])(
  'a damaged memory (%s) opens as new',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(load()).toEqual({ isOpen: false, typed: {} });
  },
);

describe('what the model starts from', () => {
  const content = { assumptions: assumedFigures, scenarios: scenarioChanges, negativeFirstYear: '', scope: [] };
  const answering = (response: () => Promise<Response>) => {
    const asked = vi.fn(response);
    vi.stubGlobal('fetch', asked);
    return asked;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is one file for everybody, asked for without saying by whom', async () => {
    const asked = answering(async () => Response.json(content));
    expect(await fetchRoiModel()).toEqual(content);
    expect(asked.mock.calls).toEqual([['/roi-model.json', { credentials: 'omit', referrerPolicy: 'no-referrer' }]]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['without a network', () => Promise.reject(new Error('offline'))],
    ['where it is not there', async () => new Response('', { status: 404 })],
    ['where a page of an error comes instead', async () => new Response('<h1>Sorry</h1>')],
    ['where it is something else', async () => Response.json({ assumptions: 1 })],
  ])('is null %s', async (_, response) => {
    answering(response);
    expect(await fetchRoiModel()).toBeNull();
  });
});
