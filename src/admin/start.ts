import '#admin/no-compiled-schemas';
import type * as Screen from '@sveltia/cms';
import { collections } from '#admin/collections';
import { editedKinds, type Here, type Repository, screenConfig } from '#admin/config';
import { type FileFormat, fileFormat } from '#admin/file-format';
import { hasPreview } from '#admin/preview';
import { previewPane } from '#admin/preview-pane';

/* Starts the editing screen on /admin. netlify/functions/admin.ts makes the page, netlify/build/admin.ts this script. */

type Settings = { repository: Repository | null; screen: string; here: Here | null };

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Settings;
const isOnThisComputer = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);

if (settings.repository !== null || isOnThisComputer) await start(settings);

async function start({ repository, screen, here }: Settings): Promise<void> {
  const { init, registerCustomFormat, registerPreviewTemplate } = (await import(screen)) as typeof Screen;
  const kinds = editedKinds(collections);
  for (const kind of kinds)
    registerCustomFormat(kind.format, kind.ending, withShownErrors(fileFormat(kind.schema, kind)));
  if (here?.hasPages)
    for (const { name, collection, place } of kinds.filter((kind) => hasPreview(kind.collection)))
      registerPreviewTemplate(name, previewPane(collection, 'folder' in place ? place.folder : ''));
  init({ config: screenConfig(kinds, repository, import.meta.env.SITE_NAME as string, here) });
}

/** Returns a format whose errors the screen shows: it shows the cause of an error with this message, and no other. */
function withShownErrors({ fromFile, toFile }: FileFormat): FileFormat {
  return {
    fromFile,
    toFile(shown) {
      try {
        return toFile(shown);
      } catch (cause) {
        throw new Error('saving_failed', { cause });
      }
    },
  };
}
