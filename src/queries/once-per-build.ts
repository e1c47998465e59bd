/**
 * Returns `read` with its result saved for the rest of a build. Reads every time in development, where content changes.
 */
export function oncePerBuild<T>(read: () => Promise<T>): () => Promise<T> {
  const readOnce = oncePerBuildOf(read);
  return () => readOnce('');
}

/** Like `oncePerBuild`, per key. */
export function oncePerBuildOf<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (key) => {
    if (import.meta.env.DEV) return read(key);
    const result = results.get(key) ?? read(key);
    results.set(key, result);
    return result;
  };
}
