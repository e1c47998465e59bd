/** The settings whose values must never leave the server. */
const secretSettings = [
  'GHL_API_TOKEN',
  'GHL_LOCATION_ID',
  'NETLIFY_AUTH_TOKEN',
  'ALERT_WEBHOOK_URL',
  'DIGEST_KEY',
] as const;

/** A shorter value would be found by chance. */
const shortestValue = 6;

/** How keys look, whoever put them there. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a Firecrawl key': /\bfc-[0-9a-f]{32}\b/,
  'a HighLevel token': /\bpit-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/,
  'a JSON Web Token': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/,
  'a Netlify token': /\bnfp_[A-Za-z0-9]{30,}\b/,
  'a GitHub token': /\b(gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,})\b/,
  'an AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
};

/** What secrets a text holds: names of settings and kinds of keys, never a value. */
export function secretsIn(text: string, env: NodeJS.ProcessEnv): string[] {
  const settings = secretSettings.filter((name) => {
    const value = env[name]?.trim() ?? '';
    return (
      value.length >= shortestValue &&
      [value, encodeURIComponent(value), jsonText(value)].some((form) => text.includes(form))
    );
  });
  const kinds = Object.entries(patterns).filter(([, pattern]) => pattern.test(text));
  return [...settings.map((name) => `the value of ${name}`), ...kinds.map(([kind]) => kind)];
}

function jsonText(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
