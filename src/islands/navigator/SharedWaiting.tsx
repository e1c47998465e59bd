import type { WizardDefinition } from '#domain/content/wizard';
import * as words from '#islands/navigator/words';

/** The heading of a shared view, from the first frame on. */
export function SharedHead({ definition }: { definition: WizardDefinition }) {
  return (
    <>
      <h1 className="text-lg">{definition.title}</h1>
      <p className="note">{definition.subtitle}</p>
    </>
  );
}

/** In the place of a shared link's results until their script is here: what comes. */
export function SharedWaiting() {
  return (
    <div className="mt-4 min-h-[60vh]">
      <h2 className="text-2xl">{words.sharedResults}</h2>
      <p className="mt-2 text-ink-2" role="status">
        {words.readingShared}
      </p>
    </div>
  );
}
