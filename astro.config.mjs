import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { usable } from './netlify/build/browsers.ts';
import { chunkGroups } from './netlify/build/chunks.ts';
import { finishBuild } from './netlify/build/integration.ts';
import { lastModified } from './src/queries/last-modified.ts';
import { readEnvFile } from './netlify/environment.ts';
import { pageDirectives } from './netlify/http/headers.ts';
import { localNetlify } from './netlify/serve/dev.ts';
import { contentChecks } from './src/content-checks/integration.ts';
import { siteAddress } from './src/content-checks/site-address.ts';
import { pictureSizes } from './src/content-checks/picture-sizes.ts';
import { taskMarks } from './src/content-checks/task-marks.ts';
import { wholeWords } from './src/content-checks/whole-words.ts';
import { hashedAdviceAddress } from './src/domain/recommendation/advice.ts';
import { areStepsCounted } from './src/domain/wizard/step-count.ts';
import { reviewPages } from './src/review/integration.ts';

// Before anything reads a setting: pages, the last step of the build and this file see the same ones.
readEnvFile();

// The platform sets URL to the site's own address; elsewhere the one in the content stands.
const site = process.env.URL || siteAddress('.');
if (site && !URL.canParse(site))
  throw new Error(
    `URL, in .env or set by the host, is no address: "${site}". Write it like https://www.example.com, or leave it out.`,
  );

/** Registers `client:trigger`, which loads an island's script when it is needed. A built page has its own scripts for it. */
const clientDirective = {
  name: 'client-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'trigger', entrypoint: './src/early/with-directive.ts' }),
  },
};

/** The advice at an address with its version, among the files that browsers keep for a year. */
const hashedAdvice = {
  name: 'hashed-advice',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: hashedAdviceAddress('[version]'), entrypoint: './src/pages/_hashed-advice.json.ts' }),
  },
};

/** The sitemap, in which each page has the date of its last change. */
const pagesWithDates = sitemap({
  serialize: (page) => ({ ...page, lastmod: lastModified(new URL(page.url).pathname) }),
});

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  // Pages are published with their styles in them: netlify/build/finish-page.ts.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // Words on a page come from prose, settings and components; as typed in all of them, one page has one apostrophe.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features: { smartPunctuation: false }, hastPlugins: [taskMarks, wholeWords, pictureSizes] }),
  },
  // Pictures in texts come in several widths. What they look like, prose.css says: Astro's own styles would be on every page.
  image: { layout: 'constrained', responsiveStyles: false },
  integrations: [
    contentChecks(),
    react(),
    mdx(),
    pagesWithDates,
    clientDirective,
    hashedAdvice,
    reviewPages(),
    localNetlify(),
    finishBuild(),
  ],
  security: {
    csp: {
      // Each page's policy is narrowed to the page once it is built: netlify/build/finish-page.ts.
      directives: [...pageDirectives],
    },
  },
  vite: {
    // Islands start on pages that extensions and translators have changed.
    resolve: {
      alias: { '@astrojs/react/client.js': fileURLToPath(import.meta.resolve('./src/islands/start/renderer.tsx')) },
    },
    // Whether pages tell which steps of the wizards are reached (src/domain/wizard/step-count.ts).
    define: { 'import.meta.env.COUNTS_STEPS': JSON.stringify(areStepsCounted(process.env.COUNT_STEPS)) },
    // Of styles, older browsers have what they need in a sheet of their own: netlify/build/older-css.ts.
    build: {
      target: [...usable],
      cssTarget: 'esnext',
      // Scripts of pages stand in them, except that of the home page's sentence, which nothing at first waits for.
      assetsInlineLimit: (file) => (file.includes('Hero.astro_astro_type_script') ? false : undefined),
      // Words are constants: each stands where it is used, also in another file. By default only short ones do.
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        // Else eight lines of warning for each .mdx file stand above ours: https://github.com/withastro/astro/issues/18087
        checks: { moduleLevelDirective: false },
      },
    },
    plugins: [tailwindcss()],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
  },
});
