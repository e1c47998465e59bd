import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showMistakes } from './show-mistakes.ts';

/**
 * Returns an integration for editors and reviewers, in development only, never in a build: the pages below /review, and the
 * mistakes of the content over every page.
 */
export function reviewPages(): AstroIntegration {
  let project = '';
  return {
    name: 'review-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        project = fileURLToPath(config.root);
        if (command !== 'dev') return;
        injectRoute({ pattern: '/review', entrypoint: './src/review/status.astro' });
        injectRoute({ pattern: '/review/wizards', entrypoint: './src/review/wizards.astro' });
      },
      'astro:server:setup': ({ server, logger }) => showMistakes(server, project, logger),
    },
  };
}
