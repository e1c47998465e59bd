const asked = new Map<string, Promise<void>>();

/**
 * Inserts a style sheet before the page's own. Resolves once it applies or has failed to load, as the content is
 * readable without it. Each URL is fetched once.
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
