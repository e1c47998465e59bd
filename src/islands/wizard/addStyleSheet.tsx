const asked = new Map<string, Promise<void>>();

/**
 * Puts a style sheet into the page, before the page's own. Resolves once it applies, or could not be fetched: what it
 * styles can be read without it. Each address is fetched once.
 */
export function addStyleSheet(href: string): Promise<void> {
  const already = asked.get(href);
  if (already) return already;
  const arrival = new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.prepend(link);
  });
  asked.set(href, arrival);
  return arrival;
}
