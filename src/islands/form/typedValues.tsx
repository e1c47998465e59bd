/**
 * Returns what stands in a form's fields, by their names. A browser or a password manager may have filled them in
 * without an event, so that no script has heard of it: forms are read when they change and when they are sent.
 */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    // Some browsers write line breaks as they are submitted.
    typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
  );
  return Object.fromEntries(texts);
}
