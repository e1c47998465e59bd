import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type ContentError, errorCount, printedErrors } from '#domain/content/error';
import { deadBuiltLinks } from '#content-checks/built-links';
import { contentErrors } from '#content-checks/content-errors';
import { forgetContent } from '#content-checks/read-content';

/**
 * Stops a build for any error in the content: at its start, before anything is made of it, for what the files say, and
 * at its end for links of the pages that lead nowhere. Each time every error is told at once. In development the site
 * stays up, and `reviewPages` shows the errors.
 */
export function contentChecks(): AstroIntegration {
  let project = '';
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        project = fileURLToPath(config.root);
        if (command === 'build' || command === 'sync') stopFor(contentErrors(project), logger);
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

/** Ends the process where there are errors: a thrown one would be printed with where in the program it was thrown. */
function stopFor(errors: readonly ContentError[], logger: AstroIntegrationLogger): void {
  if (errors.length === 0) return;
  logger.error(`${errorCount(errors)}\n${printedErrors(errors)}`);
  process.exit(1);
}
