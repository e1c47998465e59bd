import { isRecord } from '#domain/record';
import { roiEstimate, type RuleOfThumb } from '#domain/roi/estimate';
import { inMonths, inPercent } from '#domain/roi/formats';

/** The text for each word in braces: `{ agency: 'Acme' }` for `{agency}`. */
export type Placeholders = Readonly<Record<string, string>>;

/**
 * Returns the placeholders of the agency and of the ROI calculator's rule of thumb; `catalogueFigures` has the others.
 */
export function placeholdersOf(agency: string, rule: RuleOfThumb): Placeholders {
  const { roiPercent, paybackPeriod } = roiEstimate(
    { agentHeadcount: 0, averageAgentSalary: 0, softwareCosts: 1 },
    rule,
  );
  return {
    agency,
    'roi share': `${rule.savingsShare}%`,
    'roi percent': inPercent(roiPercent),
    'roi payback': inMonths(paybackPeriod),
    'roi gain': `${rule.efficiencyGain}%`,
  };
}

const placeholder = /\{[a-z][a-z0-9\s-]*\}/g;

/** Returns the words in braces of a text that may be placeholders, as written and as names. */
export function bracedNames(text: string): { written: string; name: string }[] {
  return [...text.matchAll(placeholder)].map(([written]) => ({ written, name: nameIn(written) }));
}

/** Returns the name in braces. Paragraphs are broken into lines, within a name as well. */
function nameIn(written: string): string {
  return written.slice(1, -1).replace(/\s+/g, ' ');
}

/** Returns content with the placeholders replaced in every text, in lists and objects as well. */
export function withPlaceholders<T>(content: T, placeholders: Placeholders): T;
export function withPlaceholders(content: unknown, placeholders: Placeholders): unknown {
  if (typeof content === 'string')
    return content.replaceAll(placeholder, (written) => {
      const name = nameIn(written);
      return Object.hasOwn(placeholders, name) ? (placeholders[name] ?? written) : written;
    });
  if (Array.isArray(content)) return content.map((entry) => withPlaceholders(entry, placeholders));
  // Dates and other objects stay unchanged.
  if (!isRecord(content) || Object.getPrototypeOf(content) !== Object.prototype) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withPlaceholders(value, placeholders)]),
  );
}
