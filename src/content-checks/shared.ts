/**
 * Returns a value shared by every copy of a module. The checks run in Node, the collections and pages of development in
 * Vite, and each loads its own modules.
 */
export function shared<T>(name: string, initial: () => T): T {
  const values = globalThis as Record<symbol, unknown>;
  return (values[Symbol.for(`smartstack-${name}`)] ??= initial()) as T;
}
