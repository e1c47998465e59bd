/** Returns `make` with its results saved: for the same text it is called once in a build. */
export function memoize<T>(make: (text: string) => T): (text: string) => T {
  const saved = new Map<string, { result: T }>();
  return (text) => {
    const known = saved.get(text) ?? { result: make(text) };
    saved.set(text, known);
    return known.result;
  };
}

type Branch<T> = { after: Map<string, Branch<T>>; saved?: { result: T } };

/** As `memoize`, for several texts: long ones are not put together to look for them. */
export function memoizeTexts<T>(make: (texts: readonly string[]) => T): (texts: readonly string[]) => T {
  const root: Branch<T> = { after: new Map() };
  return (texts) => {
    let branch = root;
    for (const text of texts) {
      const next = branch.after.get(text) ?? { after: new Map() };
      branch.after.set(text, next);
      branch = next;
    }
    branch.saved ??= { result: make(texts) };
    return branch.saved.result;
  };
}
