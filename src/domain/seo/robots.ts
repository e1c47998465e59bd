/**
 * Returns whether search engines may list a deploy: previews and branches are for us. `context` is the platform's
 * CONTEXT.
 */
export function isListed(context: string | undefined): boolean {
  return (context ?? 'production') === 'production';
}

/** Returns what robots.txt says. */
export function robotsText(listed: boolean, sitemap: URL): string {
  return listed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemap.href}\n` : 'User-agent: *\nDisallow: /\n';
}
