/** Returns whether search engines may list a deploy: not a preview or a branch. `context` is the platform's CONTEXT. */
export function isListed(context: string | undefined): boolean {
  return (context || 'production') === 'production';
}

/** Returns the text of robots.txt. */
export function robotsText(listed: boolean, sitemap: URL): string {
  return listed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemap.href}\n` : 'User-agent: *\nDisallow: /\n';
}
