// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { $roi, calculateRoi, calculateRoiElsewhere, chooseCurrency, editRoi, openRoi, takeRoi } from '#stores/roi';
import { newTab } from '#tests/fixtures/browser';

const filled = {
  callVolume: '18,000',
  averageHandleTime: '6',
  agentHeadcount: '40',
  averageAgentSalary: '$50,000',
  softwareCosts: '23 333.33',
};
/** The address that another page's form leads to where the browser stores nothing. */
const address = (fields: object) => `/roi-calculator?figures#${new URLSearchParams({ ...fields })}`;

function fill(fields: Partial<typeof filled> = filled): void {
  for (const [field, value] of Object.entries(fields)) editRoi(field as keyof typeof filled, value);
}

/** The served form with typed values. */
function servedForm(fields: Partial<typeof filled>): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of Object.keys(filled)) {
    const input = document.createElement('input');
    input.name = name;
    input.value = fields[name as keyof typeof filled] ?? '';
    form.append(input);
  }
  return form;
}

const rule = { savingsShare: 20, efficiencyGain: 25 };
const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
const annualSavings = () => $roi.get().result?.estimate.annualSavings;

/** The calculator's page as it opens; a click that waits for it is answered. */
function load(form: HTMLFormElement | null = null) {
  if (openRoi(rule, form)) calculateRoi();
  return $roi.get();
}

beforeEach(() => {
  newTab('/roi-calculator');
  load();
});

describe('the currency', () => {
  test('is kept with the figures and comes back with them', () => {
    fill();
    chooseCurrency('CAD');
    calculateRoi();
    expect($roi.get().result?.currency).toBe('CAD');
    expect(stored('roiFormData')).toEqual({ ...filled, currency: 'CAD' });
    expect(load()).toMatchObject({ currency: 'CAD', result: { currency: 'CAD' } });
  });

  test('of a result stays until Calculate is clicked again', () => {
    fill();
    calculateRoi();
    chooseCurrency('CAD');
    expect($roi.get()).toMatchObject({ currency: 'CAD', result: { currency: 'USD' } });
    calculateRoi();
    expect($roi.get().result?.currency).toBe('CAD');
  });

  test('chosen before the script was there counts', () => {
    const form = document.createElement('form');
    form.innerHTML = '<select name="currency"><option>USD</option><option selected>CAD</option></select>';
    expect(load(form).currency).toBe('CAD');
  });

  test('of an untouched served form does not replace the stored one', () => {
    sessionStorage.setItem('roiFormData', JSON.stringify({ ...filled, currency: 'CAD' }));
    const form = document.createElement('form');
    form.innerHTML = '<select name="currency"><option selected>USD</option><option>CAD</option></select>';
    expect(load(form).currency).toBe('CAD');
  });
});

describe('Calculate', () => {
  test('shows and stores form and results', () => {
    fill();
    calculateRoi();
    expect(annualSavings()).toBeCloseTo(456_000, 0);
    expect(stored('roiFormData')).toEqual(filled);
    expect(stored('roiResults')).toMatchObject({ roiPercent: 20, efficiencyGain: 25, paybackPeriod: 5 });
    expect(Object.keys(stored('roiResults') as object)).toEqual([
      'currentMonthlyCosts',
      'monthlySavings',
      'annualSavings',
      'roiPercent',
      'efficiencyGain',
      'paybackPeriod',
    ]);
  });

  test('of an incomplete form calculates nothing, and takes an earlier result away', () => {
    fill();
    calculateRoi();
    fill({ agentHeadcount: 'some' });
    calculateRoi();
    expect($roi.get()).toMatchObject({ missing: ['agentHeadcount'], refusals: 1, result: null });
    expect(stored('roiResults')).toBeNull();
    expect(load().result).toBeNull();
  });

  test('is answered by each click, and an edited field is no longer missing', () => {
    calculateRoi();
    calculateRoi();
    expect($roi.get().refusals).toBe(2);
    fill({ callVolume: '1' });
    expect($roi.get().missing).not.toContain('callVolume');
    fill();
    calculateRoi();
    calculateRoi();
    expect($roi.get().answers).toBe(2);
  });

  test('keeps the result while the form is edited', () => {
    fill();
    calculateRoi();
    fill({ agentHeadcount: '80' });
    expect($roi.get().result?.form.agentHeadcount).toBe('40');
  });
});

describe('what is typed', () => {
  test('stays in the tab before Calculate is clicked, without a result', () => {
    fill({ callVolume: '18,000' });
    chooseCurrency('CAD');
    expect(stored('roiFormData')).toMatchObject({ callVolume: '18,000', currency: 'CAD' });
    expect(stored('roiResults')).toBeNull();
    expect(load()).toMatchObject({ form: { callVolume: '18,000' }, currency: 'CAD', result: null });
  });

  test('stays before the script arrived, too', () => {
    load(servedForm({ callVolume: '5' }));
    expect(load().form.callVolume).toBe('5');
  });

  test('stays after a result, which is then that of the figures beside it', () => {
    fill();
    calculateRoi();
    fill({ agentHeadcount: '80' });
    expect(load()).toMatchObject({ form: { agentHeadcount: '80' }, result: { form: { agentHeadcount: '80' } } });
  });

  test('is kept in the shape of the calculated form, in US dollars without a currency', () => {
    fill();
    expect(stored('roiFormData')).toEqual(filled);
    chooseCurrency('CAD');
    chooseCurrency('USD');
    expect(stored('roiFormData')).toEqual(filled);
  });

  test('is not what a page that was only opened has stored', () => {
    load(servedForm({}));
    expect(stored('roiFormData')).toBeNull();
  });
});

describe('a page load', () => {
  test('brings back form and results', () => {
    fill();
    calculateRoi();
    expect(load()).toMatchObject({ form: filled, answers: 0 });
    expect(annualSavings()).toBeCloseTo(456_000, 0);
  });

  test.each(['{"agentHeadcount":7}', '[]', 'not json', '{"agentHeadcount":"ten"}'])(
    'without a usable form in the tab (%s) shows no result',
    (form) => {
      sessionStorage.setItem('roiFormData', form);
      sessionStorage.setItem('roiResults', '{"annualSavings":1e99}');
      expect(load().result).toBeNull();
    },
  );

  test('takes over what was typed before the script arrived', () => {
    expect(load(servedForm({ callVolume: '5' })).form.callVolume).toBe('5');
    expect($roi.get().result).toBeNull();
  });

  test('calculates the form of another page, and cleans the address of it', () => {
    newTab(address(filled).replace('figures', 'figures&utm_source=mail'));
    expect(load()).toMatchObject({ form: filled, answers: 1 });
    expect(location.href).toMatch(/\/roi-calculator\?utm_source=mail$/);
    expect(stored('roiFormData')).toEqual(filled);
  });

  test('calculates a form that was clicked before the script arrived', () => {
    const form = servedForm(filled);
    form.dataset['sent'] = '';
    expect(load(form)).toMatchObject({ form: filled, answers: 1 });
  });

  test('takes no figures from the part of an address that is sent to servers', () => {
    newTab(`/roi-calculator?${new URLSearchParams(filled)}`);
    expect(load()).toMatchObject({ form: { callVolume: '' }, answers: 0 });
  });

  test('says what is missing in a form that was sent before and lacks a field', () => {
    const form = servedForm({ ...filled, agentHeadcount: '' });
    form.dataset['sent'] = '';
    expect(load(form)).toMatchObject({ missing: ['agentHeadcount'], refusals: 1, result: null });
  });

  test('a sent form that is incomplete is answered with what is missing', () => {
    newTab(address({ ...filled, agentHeadcount: '' }));
    expect(load()).toMatchObject({ missing: ['agentHeadcount'], refusals: 1 });
    expect(location.href).toMatch(/\/roi-calculator$/);
  });

  test('a sent form replaces what is stored, even where it leaves a field empty that this tab had filled', () => {
    fill();
    calculateRoi();
    history.replaceState(null, '', address({ ...filled, softwareCosts: '' }));
    expect(load().form.softwareCosts).toBe('');
    expect(annualSavings()).toBeCloseTo(400_000, 0);
  });
});

describe('on another page', () => {
  test('an incomplete form is answered there', () => {
    newTab('/mortgage');
    calculateRoiElsewhere();
    expect($roi.get()).toMatchObject({ refusals: 1 });
    expect(location.pathname).toBe('/mortgage');
  });

  test('the part of the page that showed the answer leaves the address', () => {
    newTab('/roi-calculator?utm_source=mail#roi-answer');
    load();
    expect(location.href).toMatch(/\/roi-calculator\?utm_source=mail$/);
    history.replaceState(null, '', '#contact');
    load();
    expect(location.hash).toBe('#contact');
  });
});

describe('the agents', () => {
  const assess = (agentCount: string) =>
    sessionStorage.setItem(
      'smartstack.needs-assessment',
      JSON.stringify({ wizard: { answers: { agentCount: [agentCount] } } }),
    );

  test('come from the needs assessment’s range, until they are edited', () => {
    assess('10-49');
    expect(load()).toMatchObject({ form: { agentHeadcount: '10' }, known: { range: '10-49', atLeast: 10 } });
    editRoi('callVolume', '5');
    expect($roi.get().known).not.toBeNull();
    // The visitor did not type it: after a reload its origin is still shown.
    expect(load()).toMatchObject({ form: { callVolume: '5', agentHeadcount: '10' }, known: { range: '10-49' } });
    editRoi('agentHeadcount', '12');
    expect($roi.get().known).toBeNull();
  });

  test('that were typed or calculated with stay', () => {
    assess('100+');
    expect(load(servedForm({ agentHeadcount: '7' }))).toMatchObject({ form: { agentHeadcount: '7' }, known: null });
    fill();
    calculateRoi();
    expect(load()).toMatchObject({ form: { agentHeadcount: '40' }, known: null });
  });

  test('of an unreadable assessment are not there', () => {
    assess('a few');
    expect(load()).toMatchObject({ form: { agentHeadcount: '' }, known: null });
  });
});

test('what stands in the fields counts, also where no event has told of it', () => {
  load();
  editRoi('callVolume', '1');
  takeRoi({ ...filled, currency: 'CAD', other: 'x' });
  expect($roi.get().form).toEqual(filled);
  expect(stored('roiFormData')).toEqual(filled);
});
