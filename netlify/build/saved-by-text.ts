/** Returns `make` with its results saved: for the same text it is called once in a build. */
export function savedByText<T>(make: (text: string) => T): (text: string) => T {
  const saved = new Map<string, { result: T }>();
  return (text) => {
    const known = saved.get(text) ?? { result: make(text) };
    saved.set(text, known);
    return known.result;
  };
}
