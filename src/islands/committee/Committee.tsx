import type { WizardDefinition } from '#domain/content/wizard';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { Later, useLaterPart } from '#islands/wizard/Later';
import * as words from '#islands/committee/words';

type Props = {
  /** The wizard whose links are brought together. */
  definition: WizardDefinition;
};

const loadTogether = () => import('#islands/committee/Together');
// Asked for from here, so that what the two share is a file of its own: inside one of them it would need the bundler's
// helper for whole modules, which every page with an island would then load.
const loadReading = () => import('#islands/committee/Reading');

/** Brings the links of a committee together. Nothing of them leaves the browser. Advice, section 6. */
export default function Committee(props: Props) {
  return (
    <ErrorBoundary>
      <Loaded {...props} />
    </ErrorBoundary>
  );
}

function Loaded({ definition }: Props) {
  // Together with the catalogue, so that neither waits for the other.
  const together = useLaterPart(loadTogether, true);
  const advice = useAdvice();
  // As high as a window, and with the margins of what is in it, so that nothing moves when the rest comes.
  return (
    <div className="flow-root min-h-svh noscript:hidden">
      {advice ? (
        <Later part={together} props={{ definition, advice, loadReading }} />
      ) : (
        <AdviceWaiting kept={words.kept} />
      )}
    </div>
  );
}
