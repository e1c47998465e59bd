import { atom } from 'nanostores';
import { agentsInAssessment, type KnownAgents } from '#domain/roi/agents';
import { type Currency, currencyOf, storedCurrency } from '#domain/roi/currency';
import type { RoiEstimate, RuleOfThumb } from '#domain/roi/estimate';
import { emptyRoiForm, restoredRoiForm, type RoiField, roiFieldNames, type RoiForm } from '#domain/roi/fields';
import { type RoiFigures, roiOutcome } from '#domain/roi/form';
import { storageKeys } from '#domain/privacy/storage-keys';
import { forgetPartInAddress, openPage, takeEarlyClick } from '#browser/address';
import { takeTransferred, transferToPage } from '#browser/transferred';
import { readStored, removeStored, writeStored } from '#browser/storage';

/** The query parameter which says that the fragment contains a form transferred from another page. */
const transferred = 'figures';

/**
 * The triggers of the calculator's script: interest in it, or figures to show from this tab or from another page's
 * form.
 */
export const roiTrigger = {
  interest: true,
  asked: [transferred],
  stored: [storageKeys.roiForm, storageKeys.roiResults, storageKeys.needsAssessment],
} as const;

/** An estimate with the form that it was computed from; the form in the page may have been edited since. */
export type RoiResult = { form: RoiForm; currency: Currency; figures: RoiFigures; estimate: RoiEstimate };

export type RoiState = {
  /** The parameters of the estimate. */
  rule: RuleOfThumb;
  form: RoiForm;
  /** The currency of the result's amounts. */
  currency: Currency;
  /** Required fields without a number, after Calculate was clicked. */
  missing: readonly RoiField[];
  /** The number of refused clicks: each one moves the focus to the alert. */
  refusals: number;
  /** The number of answered clicks: each one moves the focus to the answer. */
  answers: number;
  result: RoiResult | null;
  /**
   * Whether fields show notes. After an early start they wait until the visitor edits a field, because a note moves
   * what is below it.
   */
  hasNotes: boolean;
  /** The number of agents from the needs assessment, while the form uses it. */
  known: KnownAgents | null;
};

const untouched: Omit<RoiState, 'rule'> = {
  form: emptyRoiForm,
  currency: 'USD',
  missing: [],
  refusals: 0,
  answers: 0,
  result: null,
  hasNotes: true,
  known: null,
};

/** The page that shows the results, and the results' id. */
const [page, part] = ['/roi-calculator', 'roi-answer'];

/** The calculator of this tab. */
export const $roi = atom<RoiState>({ ...untouched, rule: { savingsShare: 0, efficiencyGain: 0 } });

/**
 * Opens the calculator with its rule of thumb: restores what was typed in this tab, with its estimate if Calculate was
 * clicked, and takes over what was typed before the script arrived. Returns whether Calculate was clicked, before that
 * or on another page, and has to be answered. A submitted form replaces everything stored, even where it leaves a field
 * empty.
 */
export function openRoi(rule: RuleOfThumb, servedForm: HTMLFormElement | null): boolean {
  const moved = takeTransferred(transferred);
  const wasClicked = takeEarlyClick(servedForm) || moved !== null;
  const early = moved ?? Object.fromEntries(servedForm ? new FormData(servedForm) : []);
  const typed = Object.entries(early);
  const kept = wasClicked ? {} : readStored('session', storageKeys.roiForm);
  const stored = restoredRoiForm(kept);
  const chosen = currencyOf(early['currency']);
  // The served form is in US dollars: until the visitor chooses another currency there, the stored one counts.
  const currency = chosen === 'USD' ? storedCurrency(kept) : chosen;
  const filled = typed.filter(([name, value]) => name !== 'currency' && value !== '');
  const form = restoredRoiForm({ ...stored, ...Object.fromEntries(filled) });
  const known = form.agentHeadcount ? null : agentsInAssessment(readStored('session', storageKeys.needsAssessment));
  if (known) form.agentHeadcount = String(known.atLeast);
  const wasCalculated = readStored('session', storageKeys.roiResults) !== undefined;
  const result = wasCalculated ? resultOf(form, currency, rule) : null;
  $roi.set({ ...untouched, rule, form, currency, known, result, hasNotes: filled.length === 0 });
  if (filled.length > 0 || chosen !== 'USD') keepTyped();
  forgetPartInAddress(part);
  return wasClicked;
}

export function editRoi(field: RoiField, value: string): void {
  const state = $roi.get();
  $roi.set({
    ...state,
    form: { ...state.form, [field]: value },
    missing: state.missing.filter((other) => other !== field),
    hasNotes: true,
    known: field === 'agentHeadcount' ? null : state.known,
  });
  keepTyped();
}

/** Takes over what stands in the form's fields (by their names), also where no event has told of it. */
export function takeRoi(typed: Readonly<Record<string, string>>): void {
  for (const field of roiFieldNames) {
    const value = typed[field];
    if (value !== undefined && value !== $roi.get().form[field]) editRoi(field, value);
  }
}

/** Chooses the currency of the amounts. Nothing is converted. */
export function chooseCurrency(code: string): void {
  $roi.set({ ...$roi.get(), currency: currencyOf(code) });
  keepTyped();
}

/** 'Calculate': shows and stores the estimate, or shows which fields are missing. Specification §4, ROI calculator. */
export function calculateRoi(): void {
  const result = calculated();
  if (!result) return;
  keep(result);
  const state = $roi.get();
  $roi.set({ ...state, missing: [], hasNotes: true, answers: state.answers + 1, result });
}

/**
 * 'Calculate' on another page: stores the estimate and opens the calculator's own page, which shows it. If the browser
 * stores nothing, the form is transferred in the address's fragment, which browsers do not send. Specification §2, ROI
 * calculator page.
 */
export function calculateRoiElsewhere(): void {
  const result = calculated();
  if (!result) return;
  if (keep(result)) openPage(page, part);
  else transferToPage(page, transferred, { ...result.form, currency: result.currency });
}

/** Returns the result of the form in the page, or shows the missing fields and returns null. */
function calculated(): RoiResult | null {
  const state = $roi.get();
  const outcome = roiOutcome(state.form, state.rule);
  if (outcome.status === 'done') return { ...outcome, form: state.form, currency: state.currency };
  removeStored('session', storageKeys.roiResults);
  $roi.set({ ...state, missing: outcome.missing, hasNotes: true, refusals: state.refusals + 1, result: null });
  return null;
}

function keep({ form, currency, estimate }: RoiResult): boolean {
  return keepForm(form, currency) && writeStored('session', storageKeys.roiResults, estimate);
}

/** Stores what the visitor has typed, before Calculate is clicked, but not the values from the needs assessment. */
function keepTyped(): void {
  const { form, currency, known } = $roi.get();
  keepForm(known ? { ...form, agentHeadcount: '' } : form, currency);
}

function keepForm(form: RoiForm, currency: Currency): boolean {
  return writeStored('session', storageKeys.roiForm, currency === 'USD' ? form : { ...form, currency });
}

function resultOf(form: RoiForm, currency: Currency, rule: RuleOfThumb): RoiResult | null {
  const outcome = roiOutcome(form, rule);
  return outcome.status === 'done' ? { ...outcome, form, currency } : null;
}
