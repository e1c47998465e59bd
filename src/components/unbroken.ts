/** The longest hyphenated word (characters) kept whole: a narrow column has no room for more. */
const longest = 16;

/**
 * Splits a heading so that every second part is a hyphenated word that must not break: 'Enterprise-Grade', 'B-20'. The
 * parts in between, which may be empty, are the surrounding text.
 */
export function unbroken(text: string): string[] {
  return text.split(/((?<!\S)\S*\w-\w\S*)/).reduce<string[]>((parts, part, index) => {
    if (index % 2 === 1 && part.length <= longest) return [...parts, part];
    const before = parts.length % 2 === 1 ? parts.pop() : undefined;
    return [...parts, (before ?? '') + part];
  }, []);
}
