/** The days from the build until security.txt expires: less than the year that its standard allows. */
export const securityTextDays = 300;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability of the site. `built` is
 * the time of the build; the file expires if the site is not rebuilt for 300 days.
 */
export function securityText(site: URL, email: string, built: Date): string {
  const expires = new Date(built.getTime() + securityTextDays * 86_400_000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, fr',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    `Policy: ${new URL('/privacy#reporting-a-security-problem', site).href}`,
    '',
  ].join('\n');
}
