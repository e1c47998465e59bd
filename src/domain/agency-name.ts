import { isRecord } from '#domain/record';

/** What stands for the agency's name in content. */
const placeholder = '{agency}';

/** Returns content with the agency's name in the place of `{agency}`, in each text of a list or of an object's values. */
export function withAgencyName<T>(content: T, name: string): T;
export function withAgencyName(content: unknown, name: string): unknown {
  if (typeof content === 'string') return content.replaceAll(placeholder, () => name);
  if (Array.isArray(content)) return content.map((entry) => withAgencyName(entry, name));
  // Dates and the like stay as they are.
  if (!isRecord(content) || Object.getPrototypeOf(content) !== Object.prototype) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withAgencyName(value, name)]));
}
