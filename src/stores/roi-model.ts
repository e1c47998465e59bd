import { atom } from 'nanostores';
import { isRecord } from '#domain/record';
import type { AssumptionName } from '#domain/roi/assumptions';
import { type RoiModelContent, roiModelAddress, roiModelContentOf } from '#domain/roi/model-content';
import type { TypedAssumptions } from '#domain/roi/typed-assumptions';
import { storageKeys } from '#domain/privacy/storage-keys';
import { readStored, removeStored, writeStored } from '#browser/storage';

/** The detailed model of this tab: whether it is open, and the assumptions the visitor has replaced. */
export type RoiModelState = { isOpen: boolean; typed: TypedAssumptions };

const initial: RoiModelState = { isOpen: false, typed: {} };

export const $roiModel = atom<RoiModelState>(initial);

/** Restores this tab's assumptions. */
export function openRoiModel(): void {
  const stored = readStored('session', storageKeys.roiModel);
  if (!isRecord(stored)) return $roiModel.set(initial);
  $roiModel.set({ isOpen: stored['isOpen'] === true, typed: textsIn(stored['typed']) });
}

/** 'Model it in detail': shows the model, or hides it. */
export function toggleRoiModel(): void {
  const state = $roiModel.get();
  settle({ ...state, isOpen: !state.isOpen });
}

export function assume(name: AssumptionName, value: string): void {
  const state = $roiModel.get();
  settle({ ...state, typed: { ...state.typed, [name]: value } });
}

/** Restores the initial assumptions. */
export function resetAssumptions(): void {
  settle({ ...$roiModel.get(), typed: {} });
}

/** Fetches the model's initial values; null if that fails. The URL reveals nothing about the figures. */
export async function fetchRoiModel(): Promise<RoiModelContent | null> {
  return fetch(roiModelAddress, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((response) => (response.ok ? response.json() : null))
    .then(roiModelContentOf)
    .catch(() => null);
}

function settle(state: RoiModelState): void {
  $roiModel.set(state);
  if (!state.isOpen && Object.keys(state.typed).length === 0) removeStored('session', storageKeys.roiModel);
  else writeStored('session', storageKeys.roiModel, state);
}

/** Returns the texts of a stored object. The model reads its assumptions by name, so others do no harm. */
function textsIn(stored: unknown): TypedAssumptions {
  if (!isRecord(stored)) return {};
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(stored).filter(isText));
}
