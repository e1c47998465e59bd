import type { AstroIntegration } from 'astro';

/** Returns an integration that adds the pages for editors and reviewers: in development only, never to a build. */
export function reviewPages(): AstroIntegration {
  return {
    name: 'review-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/review/wizards', entrypoint: './src/review/wizards.astro' });
      },
    },
  };
}
