/** The names of the calculator's fields, which are also parameters of the address. */
export const roiFieldNames = [
  'callVolume',
  'averageHandleTime',
  'agentHeadcount',
  'averageAgentSalary',
  'softwareCosts',
] as const;

export type RoiField = (typeof roiFieldNames)[number];
export type RoiForm = Record<RoiField, string>;

const words: Record<RoiField, { label: string; required: boolean }> = {
  callVolume: { label: 'Monthly call volume', required: true },
  averageHandleTime: { label: 'Average handle time (minutes)', required: true },
  agentHeadcount: { label: 'Agent headcount', required: true },
  averageAgentSalary: { label: 'Average agent salary (USD a year)', required: true },
  softwareCosts: { label: 'Software costs (USD a month, optional)', required: false },
};

/** The calculator's fields, as typed. Specification §3, ROI form data. */
export const roiFields = roiFieldNames.map((name) => ({ name, ...words[name] }));

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
