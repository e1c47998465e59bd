// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { $roiModel, assume, openRoiModel, resetAssumptions, toggleRoiModel } from '#stores/roi-model';
import { newTab } from '#tests/fixtures/browser';

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
