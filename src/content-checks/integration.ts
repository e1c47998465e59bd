import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type ContentError, errorCount, printedErrors } from '#domain/content/error';
import { deadBuiltLinks } from '#content-checks/built-links';
import { contentErrors } from '#content-checks/content-errors';
import { contentNotes } from '#content-checks/notes';
import { pictureWeights } from '#content-checks/picture-weights';
import { forgetContent } from '#content-checks/read-content';

/**
 * Stops a build for any error in the content: at its start for errors in the files, and at its end for dead links of
 * the pages. All errors are reported at once. In development the site stays up, and `reviewPages` shows the errors.
 */
export function contentChecks(): AstroIntegration {
  let project = '';
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        project = fileURLToPath(config.root);
        if (command === 'build' || command === 'sync') stopFor(contentErrors(project), logger);
        if (command === 'build') for (const { file, what } of contentNotes(project)) logger.info(`${file}: ${what}`);
      },
      // By now Astro has read all it needs.
      'astro:build:start': forgetContent,
      'astro:build:done': ({ dir, logger }) => {
        for (const line of pictureWeights(fileURLToPath(dir))) logger.info(line);
        // Tests and benches build without the documents that pages link to.
        if (process.env['WITHOUT_FILES']) return;
        stopFor(deadBuiltLinks(fileURLToPath(dir), project), logger);
      },
    },
  };
}

/** Exits the process if there are errors: a thrown error would be printed with a stack trace. */
function stopFor(errors: readonly ContentError[], logger: AstroIntegrationLogger): void {
  if (errors.length === 0) return;
  logger.error(`${errorCount(errors)}\n${printedErrors(errors)}`);
  process.exit(1);
}
