/** Longer words with a hyphen may break there: a narrow column has no room for them. */
const longest = 16;

/**
 * Returns a heading in parts, every second one a word with a hyphen that has to stay on one line: 'Enterprise-Grade',
 * 'B-20'. The parts in between, which may be empty, are the words around them.
 */
export function unbroken(text: string): string[] {
  return text.split(/((?<!\S)\S*\w-\w\S*)/).reduce<string[]>((parts, part, index) => {
    if (index % 2 === 1 && part.length <= longest) return [...parts, part];
    const before = parts.length % 2 === 1 ? parts.pop() : undefined;
    return [...parts, (before ?? '') + part];
  }, []);
}
