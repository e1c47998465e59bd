import type { AstroIntegration } from 'astro';

/** Pages for editors and reviewers, in development only: a build never hears of them. */
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
