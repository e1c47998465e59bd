import { atom } from 'nanostores';
import type { RoiEstimate } from '#domain/roi/estimate';
import { emptyRoiForm, restoredRoiForm, type RoiField, roiFields, type RoiForm, roiOutcome } from '#domain/roi/form';
import { storageKeys } from '#domain/storage-keys';
import { earlyAnswers, parameterInAddress } from '#api/address';
import { readStored, removeStored, writeStored } from '#api/storage';

export type RoiState = {
  form: RoiForm;
  /** Required fields without a number, after Calculate was pressed. */
  missing: readonly RoiField[];
  /** Counts refused presses, so that each one can move the focus to the alert. */
  refusals: number;
  estimate: RoiEstimate | null;
};

/** The calculator of this tab. */
export const $roi = atom<RoiState>({ form: emptyRoiForm, missing: [], refusals: 0, estimate: null });

/**
 * Brings back what this tab has calculated, and takes over what was typed, or even sent, before the script arrived.
 */
export function openRoi(servedForm: HTMLFormElement | null): void {
  const stored = restoredRoiForm(readStored('session', storageKeys.roiForm));
  const wasSent = parameterInAddress('callVolume') !== null;
  const early = earlyAnswers({ questions: roiFields.map(({ name }) => ({ id: name })) }, servedForm);
  const typed = Object.fromEntries(Object.entries(early).map(([field, values]) => [field, values[0] ?? '']));
  const filled = Object.entries(typed).filter(([, value]) => value !== '');
  const form = restoredRoiForm({ ...stored, ...Object.fromEntries(filled) });
  const outcome = readStored('session', storageKeys.roiResults) === undefined ? null : roiOutcome(form);
  $roi.set({ ...$roi.get(), form, estimate: outcome?.status === 'done' ? outcome.estimate : null });
  if (wasSent) calculateRoi();
}

export function editRoi(field: RoiField, value: string): void {
  const { form, missing, ...rest } = $roi.get();
  $roi.set({ ...rest, form: { ...form, [field]: value }, missing: missing.filter((other) => other !== field) });
}

/** Calculate: shows and stores the estimate, or says which fields are missing. Specification §4, ROI calculator. */
export function calculateRoi(): void {
  const state = $roi.get();
  const outcome = roiOutcome(state.form);
  if (outcome.status === 'incomplete') {
    removeStored('session', storageKeys.roiResults);
    $roi.set({ ...state, missing: outcome.missing, refusals: state.refusals + 1, estimate: null });
    return;
  }
  writeStored('session', storageKeys.roiForm, state.form);
  writeStored('session', storageKeys.roiResults, outcome.estimate);
  $roi.set({ ...state, missing: [], estimate: outcome.estimate });
}
