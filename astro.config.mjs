import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { chunkGroups, compileHint } from './netlify/build/chunks.ts';
import { finishBuild } from './netlify/build/integration.ts';
import { lastModified } from './netlify/build/last-modified.ts';
import { readEnvFile } from './netlify/environment.ts';
import { pageDirectives } from './netlify/http/headers.ts';
import { localNetlify } from './netlify/serve/dev.ts';
import { contentChecks } from './src/content-checks/integration.ts';
import { siteAddress } from './src/content-checks/site-address.ts';
import { taskMarks } from './src/content-checks/task-marks.ts';
import { areStepsCounted } from './src/domain/wizard/step-count.ts';
import { reviewPages } from './src/review/integration.ts';

// Before anything reads a setting: pages, the last step of the build and this file see the same ones.
readEnvFile();

// The platform sets URL to the site's own address; elsewhere the one in the content stands.
const site = process.env.URL || siteAddress('.');

/** Registers the site's own client directives, which load an island's script when it is needed. */
const clientDirectives = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interest', 'trigger'])
        addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
    },
  },
};

/**
 * Leaves out Vite's helper around `import()`, which fetches at once what a lazily loaded file imports. On this site a
 * page has all of that by the time it asks for such a file, and its styles: 0.8 KiB that the Navigator would load for
 * nothing. `modulePreload: false` alone leaves the helper in: https://github.com/vitejs/vite/issues/18551
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
};

/**
 * Has Astro give ids the prefix of their island also where it renders React in one go: without it two islands would have the
 * same ids, and none those that the browser gives them. As a stream, each component took twice the time. The option has not
 * known of ids since it is there: https://github.com/withastro/astro/pull/13036
 */
const idsOfIslands = {
  name: 'ids-of-islands',
  transform(code, id) {
    if (!id.endsWith('/@astrojs/react/dist/server.js')) return null;
    const changed = code.replace('renderToString(vnode)', 'renderToString(vnode, renderOptions)');
    if (changed === code)
      throw new Error('@astrojs/react renders in another way: see idsOfIslands in astro.config.mjs.');
    return { code: changed, map: null };
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
  // Pages are published with their styles in them: netlify/build/linked-sheets.ts puts them there.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // Words on a page come from prose, settings and components; as typed in all of them, one page has one apostrophe.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features: { smartPunctuation: false }, hastPlugins: [taskMarks] }),
  },
  // Pictures in texts come in several widths. What they look like, prose.css says: Astro's own styles would be on every page.
  image: { layout: 'constrained', responsiveStyles: false },
  integrations: [
    contentChecks(),
    // Nothing suspends, so nothing is streamed.
    react({ experimentalDisableStreaming: true }),
    mdx(),
    pagesWithDates,
    clientDirectives,
    reviewPages(),
    localNetlify(),
    finishBuild(),
  ],
  security: {
    csp: {
      // Each page's policy is narrowed to the page once it is built: netlify/build/content-policy.ts.
      directives: [...pageDirectives],
    },
  },
  vite: {
    // Whether pages tell which steps of the wizards are reached (src/domain/wizard/step-count.ts).
    define: { 'import.meta.env.COUNTS_STEPS': JSON.stringify(areStepsCounted(process.env.COUNT_STEPS)) },
    // Words are constants: each stands where it is used, also in another file. By default only short ones do.
    build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } } },
    plugins: [tailwindcss(), plainImports, idsOfIslands],
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint } } },
      },
    },
  },
});
