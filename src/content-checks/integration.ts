import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type Mistake, mistakeCount, printedMistakes } from '#domain/content/mistake';
import { deadBuiltLinks } from '#content-checks/built-links';
import { contentMistakes } from '#content-checks/content-mistakes';
import { forgetContent } from '#content-checks/read-content';

/**
 * Stops a build for any mistake in the content: at its start, before anything is made of it, for what the files say, and at
 * its end for links of the pages that lead nowhere. Each time every mistake is told at once. In development the site stays
 * up, and `reviewPages` shows the mistakes.
 */
export function contentChecks(): AstroIntegration {
  let project = '';
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        project = fileURLToPath(config.root);
        if (command === 'build' || command === 'sync') stopFor(contentMistakes(project), logger);
      },
      // By now Astro has what it needs of them.
      'astro:build:start': forgetContent,
      'astro:build:done': ({ dir, logger }) => {
        // Tests and benches build without documents, to which pages link.
        if (process.env['WITHOUT_FILES']) return;
        stopFor(deadBuiltLinks(fileURLToPath(dir), project), logger);
      },
    },
  };
}

/** Ends the process where there are mistakes: an error would be printed with where in the program it was thrown. */
function stopFor(mistakes: readonly Mistake[], logger: AstroIntegrationLogger): void {
  if (mistakes.length === 0) return;
  logger.error(`${mistakeCount(mistakes)}\n${printedMistakes(mistakes)}`);
  process.exit(1);
}
