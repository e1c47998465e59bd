import { type RoiEstimate, roiEstimate } from '#domain/roi/estimate';

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

/** The alert of an incomplete form. Specification §5, ROI form. */
export const incompleteMessage = 'Please fill in all required fields before proceeding.';

/**
 * The number that people mean by what they type: `50,000`, `$50 000`, `50000.50`. Null where there is none in it.
 */
export function typedNumber(text: string): number | null {
  const bare = text.trim().replace(/^(-?)\s*\$\s*/, '$1');
  if (!/^-?(\d{1,3}([,\s]\d{3})+|\d+)?(\.\d*)?$/.test(bare) || !/\d/.test(bare)) return null;
  const value = Number(bare.replace(/[,\s]/g, ''));
  return Number.isFinite(value) ? value : null;
}

export type RoiOutcome = { status: 'incomplete'; missing: RoiField[] } | { status: 'done'; estimate: RoiEstimate };

/** The estimate for a form, or which required fields hold no number. Specification §5 and §9. */
export function roiOutcome(form: RoiForm): RoiOutcome {
  const missing = roiFields.filter(({ name, required }) => required && typedNumber(form[name]) === null);
  if (missing.length > 0) return { status: 'incomplete', missing: missing.map(({ name }) => name) };
  const number = (field: RoiField) => typedNumber(form[field]) ?? 0;
  return {
    status: 'done',
    estimate: roiEstimate({
      agentHeadcount: number('agentHeadcount'),
      averageAgentSalary: number('averageAgentSalary'),
      softwareCosts: number('softwareCosts'),
    }),
  };
}

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

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** US dollars without decimals. Specification §9. */
export function inDollars(value: number): string {
  return dollars.format(value);
}
