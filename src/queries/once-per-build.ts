/** Returns `read` with its result saved for the rest of a build. In development it reads again: the content changes. */
export function oncePerBuild<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (import.meta.env.DEV ? read() : (result ??= read()));
}
