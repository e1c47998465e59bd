import type { Quantity } from '#domain/roi/typed-number';
import * as words from '#domain/roi/words';

/** The names of the calculator's fields, also used as parameters of the address. */
export const roiFieldNames = [
  'callVolume',
  'averageHandleTime',
  'agentHeadcount',
  'averageAgentSalary',
  'softwareCosts',
] as const;

export type RoiField = (typeof roiFieldNames)[number];
export type RoiForm = Record<RoiField, string>;

/** What the number in each field counts. */
export const fieldQuantities = {
  callVolume: 'calls',
  averageHandleTime: 'minutes',
  agentHeadcount: 'agents',
  averageAgentSalary: 'moneyAYear',
  softwareCosts: 'moneyAMonth',
} as const satisfies Record<RoiField, Quantity>;

const optional: readonly RoiField[] = ['softwareCosts'];

/** The calculator's fields, as typed. Specification §3, ROI form data. */
export const roiFields = roiFieldNames.map((name) => ({
  name,
  label: words.fieldLabels[name],
  required: !optional.includes(name),
}));

/** The fields as the form asks for them: those of the specified estimate, then those that only the detailed model uses. */
export const roiFieldGroups = [
  { use: 'estimate', names: ['agentHeadcount', 'averageAgentSalary', 'softwareCosts'] },
  { use: 'model', names: ['callVolume', 'averageHandleTime'] },
] as const satisfies readonly { use: string; names: readonly RoiField[] }[];

export const emptyRoiForm: RoiForm = {
  callVolume: '',
  averageHandleTime: '',
  agentHeadcount: '',
  averageAgentSalary: '',
  softwareCosts: '',
};

/** Returns a stored form without unknown fields. */
export function restoredRoiForm(stored: unknown): RoiForm {
  const form = { ...emptyRoiForm };
  if (typeof stored !== 'object' || stored === null) return form;
  for (const [name, value] of Object.entries(stored)) {
    const field = roiFields.find((known) => known.name === name);
    if (field && typeof value === 'string') form[field.name] = value;
  }
  return form;
}
