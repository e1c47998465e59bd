/** How many days security.txt is good for from the day of the build: below the year that its standard allows. */
export const securityTextDays = 300;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. `built` is the time of the build; after
 * 300 days without a build its contents count as out of date.
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
