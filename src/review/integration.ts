import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeEmptyImports } from './fresh-pages.ts';
import { showErrors } from './show-errors.ts';

/** Loads made-from.ts on every page, error pages included, which have only Vite's own script. */
const madeFromReport = {
  name: 'made-from-report',
  apply: 'serve',
  transform: (code: string, id: string) =>
    id.endsWith('/vite/dist/client/client.mjs') ? `${code}\nimport('/src/review/made-from.ts');` : null,
} as const;

/**
 * Returns an integration for editors and reviewers, in development only: the pages below /review, and the content's
 * errors over every page.
 */
export function reviewPages(): AstroIntegration {
  let project = '';
  return {
    name: 'review-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        project = fileURLToPath(config.root);
        if (command !== 'dev') return;
        writeEmptyImports(project);
        updateConfig({ vite: { plugins: [madeFromReport] } });
        injectRoute({ pattern: '/review', entrypoint: './src/review/status.astro' });
        injectRoute({ pattern: '/review/wizards', entrypoint: './src/review/wizards.astro' });
      },
      'astro:server:setup': ({ server, logger }) => showErrors(server, project, logger),
    },
  };
}
