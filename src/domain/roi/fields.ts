/** The calculator's fields, as typed. Specification §3, ROI form data. */
export const roiFields = [
  { name: 'callVolume', label: 'Monthly call volume', required: true },
  { name: 'averageHandleTime', label: 'Average handle time (minutes)', required: true },
  { name: 'agentHeadcount', label: 'Agent headcount', required: true },
  { name: 'averageAgentSalary', label: 'Average agent salary (USD a year)', required: true },
  { name: 'softwareCosts', label: 'Software costs (USD a month, optional)', required: false },
] as const;

export type RoiField = (typeof roiFields)[number]['name'];
export type RoiForm = Record<RoiField, string>;

export const emptyRoiForm: RoiForm = {
  callVolume: '',
  averageHandleTime: '',
  agentHeadcount: '',
  averageAgentSalary: '',
  softwareCosts: '',
};

/** A stored form, as far as it is one. */
export function restoredRoiForm(stored: unknown): RoiForm {
  const form = { ...emptyRoiForm };
  if (typeof stored !== 'object' || stored === null) return form;
  for (const [name, value] of Object.entries(stored)) {
    const field = roiFields.find((known) => known.name === name);
    if (field && typeof value === 'string') form[field.name] = value;
  }
  return form;
}
