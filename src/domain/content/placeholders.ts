import { nearestName } from '#domain/content/nearest';
import { isRecord } from '#domain/record';
import { roiEstimate, type RuleOfThumb } from '#domain/roi/estimate';
import { inMonths, inPercent } from '#domain/roi/formats';

/** The words that content may write in braces. */
export const placeholderNames = ['agency', 'roi share', 'roi percent', 'roi payback', 'roi gain'] as const;

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

/**
 * Returns the first words in braces that stand for nothing and would be published as they are, with how to mend them;
 * null where there are none. `text` has its placeholders replaced; a brace behind a backslash is meant as a sign.
 * `others` are further words that this place replaces: a name, or a pattern such as that of a rule's date.
 */
export function unknownPlaceholder(
  text: string,
  others: readonly RegExp[] = [],
): { index: number; what: string; fix: string } | null {
  for (const { 0: written, 1: name = '', index } of text.matchAll(/(?<!\\)\{([^{}\n]*)\}/g)) {
    if (others.some((other) => other.test(written))) continue;
    const near = placeholderIn(name);
    const isDate = /^\w+ of /.test(name);
    const fix = near
      ? `Did you mean {${near}}?`
      : isDate
        ? 'The date of a rule is filled in where compliance lists and documents speak of it; write the day itself here.'
        : `In braces stand ${placeholderNames.map((each) => `{${each}}`).join(', ')}; leave the braces out where none is meant.`;
    return { index, what: `'${written}' stands for nothing, and would be published as it is`, fix };
  }
  return null;
}

/** Returns the placeholder that the words between two braces probably mean. */
export function placeholderIn(words: string): string | undefined {
  return nearestName(words.trim().toLowerCase(), placeholderNames);
}
