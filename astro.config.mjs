import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { finishBuild } from './netlify/build/integration.ts';
import { pageDirectives } from './netlify/http/headers.ts';
import { localNetlify } from './netlify/serve/dev.ts';
import { reviewPages } from './src/review/integration.ts';

// The platform sets URL to the site's own address; elsewhere the one in the content stands.
const site = process.env.URL ?? parse(readFileSync('src/content/site.yaml', 'utf8')).url;

/** Registers the site's own client directives, which load an island's script when it is needed. */
const clientDirectives = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['touch', 'when']) addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
    },
  },
};

/**
 * What nearly every island needs, and what every form that keeps a lead needs. As one file each they compress better
 * than as ten, and are fewer requests.
 */
const sharedByIslands = [
  {
    name: 'islands',
    test: /preload-helper|node_modules\/(react|react-dom|scheduler|nanostores|@nanostores\/react|@astrojs\/react)\/|src\/islands\/(Icon|NewTab|ErrorBoundary|form\/(Field|ErrorSummary))|src\/browser\/(storage|address)|src\/domain\/(record|storage-keys|layers)/,
  },
  {
    name: 'leads',
    test: /src\/(stores\/(outbox|sender)|islands\/form\/CopyOrMail|browser\/(outbox|leads|locks|reconnect|files|identity)|domain\/(mailto|lead\/(contact|outbox|notification|message|submission)))(-copy)?\./,
  },
  {
    name: 'wizard',
    test: /src\/(drawings\/stack|islands\/(wizard|navigator\/(?!ScraperCard))|stores\/(catalogue|navigator|session|submission|website|wizard)|browser\/page-data|domain\/(wizard|recommendation|website\/scraped|lead\/(body|form)))/,
  },
];

/**
 * Vite's helper around `import()`, which fetches at once what a lazily loaded file imports. On this site a page has all
 * of that by the time it asks for such a file, and its styles: 0.8 KiB that every island would carry for nothing.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
};

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Words on a page come from prose, settings and components; as typed in all of them, one page has one apostrophe.
  markdown: { syntaxHighlight: false, processor: satteri({ features: { smartPunctuation: false } }) },
  integrations: [react(), mdx(), sitemap(), clientDirectives, reviewPages(), localNetlify(), finishBuild()],
  security: {
    csp: {
      // What stands here is replaced in each page once it is built: netlify/build/integration.ts.
      directives: [...pageDirectives],
    },
  },
  vite: {
    plugins: [tailwindcss(), plainImports],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedByIslands } } } } },
    },
  },
});
