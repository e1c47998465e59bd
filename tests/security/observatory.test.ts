import { describe, expect, test } from 'vitest';
import { fileHeaders, functionHeaders, pagePolicy } from '#netlify/http/headers';
import { type Observed, observatoryScore } from '#tests/security/observatory';

const hashes = { scripts: ["'sha256-AAAA'"], styles: ["'sha256-BBBB'"] };
const best = new Map(fileHeaders(hashes)).get('/*') ?? {};
const policy = best['content-security-policy'] ?? '';
const html = 'text/html; charset=utf-8';

/** A page with the site's own headers, some of them changed; null leaves one out. */
function page(changes: Record<string, string | null> = {}, body = '<script>1</script>'): Observed {
  const headers = new Headers({ ...best, 'content-type': html });
  for (const [name, value] of Object.entries(changes))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return { headers, body };
}

const csp = (text: string) => ({ 'content-security-policy': text });
const meta = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}"><script>1</script>`;

test('the site’s headers score 130, and what is missing to 135 is a script with an integrity attribute', () => {
  expect(observatoryScore(page()).score).toBe(130);
  expect(observatoryScore(page({}, '<script src="/a.js" integrity="sha256-x"></script>')).score).toBe(135);
});

test('a function’s headers score 130', () => {
  const headers = new Headers({ ...functionHeaders, 'content-type': 'application/json' });
  expect(observatoryScore({ headers, body: '{}' }).score).toBe(130);
});

describe('a weaker policy lowers the score', () => {
  test.each<[name: string, policy: string, score: number]>([
    ["default-src 'self'", policy.replace("default-src 'none'", "default-src 'self'"), 125],
    ["styles 'unsafe-inline'", policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"), 120],
    ['styles from anywhere', policy.replace(/style-src [^;]*/, 'style-src https:'), 120],
    ["scripts 'unsafe-inline'", policy.replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'"), 80],
    ["scripts 'unsafe-inline' beside a hash, which browsers then ignore", policy.replace("'self' 'sha256-A", "'self' 'unsafe-inline' 'sha256-A"), 130],
    ['scripts from data:', policy.replace(/script-src [^;]*/, "script-src 'self' data:"), 80],
    ['scripts from anywhere', policy.replace(/script-src [^;]*/, 'script-src *'), 80],
    ['objects from anywhere', `${policy}; object-src *`, 80],
    ["'unsafe-eval'", policy.replace(/script-src [^;]*/, "script-src 'self' 'unsafe-eval'"), 110],
    ['scripts over http', policy.replace(/script-src [^;]*/, "script-src 'self' http://cdn.example"), 80],
    ['pictures over http', policy.replace(/img-src [^;]*/, 'img-src http:'), 110],
    ["'strict-dynamic' without a hash", policy.replace(/script-src [^;]*/, "script-src 'strict-dynamic'"), 75],
    ['a directive twice', `${policy}; img-src 'self'`, 75],
    ['report-uri twice', `${policy}; report-uri /a; report-uri /b`, 120],
    ['hardly a policy', 'x', 75],
    ['only who may frame it', "frame-ancestors 'none'", 80],
  ])('%s', (_name, text, score) => expect(observatoryScore(page(csp(text))).score).toBe(score)); // prettier-ignore

  test('none at all, or one that only reports', () => {
    const none = { 'content-security-policy': null, 'x-frame-options': null };
    expect(observatoryScore(page(none)).score).toBe(55);
    expect(observatoryScore(page({ ...none, 'content-security-policy-report-only': policy })).score).toBe(55);
  });

  test('a policy in the page alone cannot say who may frame it', () => {
    const alone = page({ 'content-security-policy': null }, meta(pagePolicy(hashes)));
    expect(observatoryScore(alone).score).toBe(125);
    expect(observatoryScore(page({ 'content-security-policy': null }, meta("frame-ancestors 'none'"))).score).toBe(75);
  });

  test('header and page together allow what both allow', () => {
    expect(observatoryScore(page({}, meta(pagePolicy(hashes)))).score).toBe(130);
    const wide = pagePolicy(hashes).replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'");
    expect(observatoryScore(page({}, meta(wide))).score).toBe(130);
    expect(observatoryScore(page(csp(wide), meta(wide))).score).toBe(80);
  });
});

describe('every other rule', () => {
  const scripted = (attributes: string) => `<script ${attributes}></script>`;
  test.each<[name: string, observed: Observed, score: number]>([
    ['no transport security', page({ 'strict-transport-security': null }), 80],
    ['a short one', page({ 'strict-transport-security': 'max-age=86400' }), 120],
    ['an invalid one', page({ 'strict-transport-security': 'includeSubDomains' }), 80],
    ['one sent twice', page({ 'strict-transport-security': 'max-age=63072000, max-age=63072000' }), 80],
    ['a preloaded host', { ...page(), preloaded: true }, 135],
    ['no referrer policy', page({ 'referrer-policy': null }), 125],
    ['an unsafe one', page({ 'referrer-policy': 'unsafe-url' }), 120],
    ['one nobody knows', page({ 'referrer-policy': 'secret' }), 120],
    ['the last known one counts', page({ 'referrer-policy': 'unsafe-url, no-referrer, secret' }), 130],
    ['sniffing allowed', page({ 'x-content-type-options': null }), 125],
    ['sniffing misspelt', page({ 'x-content-type-options': 'no-sniff' }), 125],
    ['frames by X-Frame-Options alone', page(csp(policy.replace("; frame-ancestors 'none'", ''))), 125],
    ['frames by neither', page({ ...csp(policy.replace("; frame-ancestors 'none'", '')), 'x-frame-options': null }), 80],
    ['frames misspelt', page({ ...csp(policy.replace("; frame-ancestors 'none'", '')), 'x-frame-options': 'never' }), 80],
    ['allowed from an origin', page({ ...csp(policy.replace("; frame-ancestors 'none'", '')), 'x-frame-options': 'ALLOW-FROM https://a.example' }), 125],
    ['no resource policy', page({ 'cross-origin-resource-policy': null }), 120],
    ['one for everyone', page({ 'cross-origin-resource-policy': 'cross-origin' }), 120],
    ['an invalid one', page({ 'cross-origin-resource-policy': 'mine' }), 115],
    ['shared with everyone', page({ 'access-control-allow-origin': '*' }), 130],
    ['shared with one site', page({ 'access-control-allow-origin': 'https://a.example' }), 130],
    ['shared with whoever asks, with credentials', page({ 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' }), 50],
    ['a cookie as it should be', page({ 'set-cookie': 'a=1; Secure; HttpOnly; SameSite=Lax' }), 135],
    ['a cookie without SameSite', page({ 'set-cookie': 'a=1; Secure' }), 130],
    ['an open cookie', page({ 'set-cookie': 'a=1' }), 125],
    ['an open session', page({ 'set-cookie': 'session=1; HttpOnly' }), 120],
    ['a session for scripts', page({ 'set-cookie': 'session=1; Secure' }), 70],
    ['a token against forgery without SameSite', page({ 'set-cookie': 'csrf=1; Secure' }), 80],
    ['a SameSite nobody knows', page({ 'set-cookie': 'a=1; Secure; SameSite=Sometimes' }), 80],
    ['a foreign script', page({}, scripted('src="https://cdn.example/a.js"')), 125],
    ['a foreign script with integrity', page({}, scripted('src="https://cdn.example/a.js" integrity="sha256-x"')), 135],
    ['a foreign script by protocol-relative address', page({}, scripted('src="//cdn.example/a.js"')), 50],
    ['the same with integrity', page({}, scripted('src="//cdn.example/a.js" integrity="sha256-x"')), 80],
    ['no script at all', page({}, '<p>text</p>'), 130],
    ['no redirection to https', { ...page(), redirection: 'redirection-missing' }, 80],
    ['a redirection to another host first', { ...page(), redirection: 'redirection-off-host-from-http' }, 125],
  ])('%s', (_name, observed, score) => expect(observatoryScore(observed).score).toBe(score)); // prettier-ignore

  test('nothing at all leaves nothing over', () => {
    const bare = { headers: new Headers({ 'content-type': html, 'set-cookie': 'session=1' }), body: scripted('src="//a.example/b.js"') };
    expect(observatoryScore({ ...bare, redirection: 'redirection-missing' }).score).toBe(0);
  }); // prettier-ignore
});
