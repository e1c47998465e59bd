import { createHash } from 'node:crypto';
import { adminHeaders, type HeaderSet } from '#netlify/http/headers';

/* The page of the editing screen. It is the answer of a function, not a file: its policy names the repository from
   the settings, and the build writes the header rules of files (headers.ts). */

/** The page's address, and the folder of its scripts and typefaces (netlify/build/admin.ts). */
export const adminAddress = '/admin';
const screen = `${adminAddress}/sveltia/index.js`;

/** The screen's languages besides its own American English. */
export const screenLanguages = ['en-CA', 'en-GB', 'fr'] as const;

/** Resolves the screen's bare imports, and its JSON imports, which browsers do not load as scripts. */
const importMap = JSON.stringify({
  imports: {
    ...Object.fromEntries(
      screenLanguages.map((each) => [`${adminAddress}/locales/${each}.json`, `${adminAddress}/locales/${each}.js`]),
    ),
    immutable: `${adminAddress}/immutable/index.js`,
    'turndown/lib/turndown.browser.es.js': `${adminAddress}/turndown/index.js`,
  },
});

/** The repository according to the platform's settings; null if they name none. */
export type AdminRepository = { name: string; branch: string; signInUrl: string | null };

export type AdminPage = {
  repository: AdminRepository | null;
  /** The setting that is missing or wrong, if any. */
  problem: string | null;
  /** The folder of the project, where the screen runs on the machine that holds it; else null. */
  folder: string | null;
  /** Whether pages of the site can be framed, as those of the development server. */
  hasPages?: boolean;
};

/** Returns the page of the editing screen as an answer with its own headers. */
export function adminPage({ repository, problem, folder, hasPages = false }: AdminPage): Response {
  const here = folder === null ? null : { folder: folder.split(/[\\/]/).at(-1) ?? '', hasPages };
  const settings = inScript(JSON.stringify({ repository, screen, here }));
  const notice = [
    problem === null ? '' : `<p role="status">${escaped(problem)}</p>`,
    folder === null ? '' : `<p class="first">${firstScreen(escaped(folder))}</p>`,
  ].join('');
  const html = `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Content</title>
<link rel="icon" href="/mark.svg">
<style>${pageStyle}</style>
<script type="importmap">${importMap}</script>
<script type="application/json" id="settings">${settings}</script>
<script type="module" src="${adminAddress}/start.js"></script>
</head>
<body>
${notice}
<noscript><p>The editing screen needs JavaScript. The content can also be edited as files: src/content/README.md.</p></noscript>
<div id="nc-root"></div>
</body>
</html>
`;
  const headers: HeaderSet = adminHeaders(hashOf(importMap), repository !== null, here?.hasPages);
  return new Response(html, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

/** What to do on the first screen, whose button has these words in American English. */
const firstScreen = (folder: string) =>
  `To begin, press the first button, “Work with Local Repository”, and choose the folder <b>${folder}</b>: the one that holds ` +
  'package.json. Each save writes a file there. No account is needed, and nothing leaves this computer.';

/**
 * The notice is above the screen, which `contain` keeps from covering it. What concerns the first screen is there as long as
 * that has its mark over its heading.
 */
const pageStyle =
  'body{margin:0;height:100dvh;display:flex;flex-direction:column;font:1rem/1.5 system-ui,sans-serif}' +
  'body>p{margin:0;padding:.75rem 1rem}' +
  'body>p[role]{background:Mark;color:MarkText}' +
  '.first{text-align:center;text-wrap:balance}' +
  'body:not(:has(#nc-root img+h1))>.first{display:none}' +
  '#nc-root{flex:1;position:relative;contain:layout}';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns JSON that cannot end its script element. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
