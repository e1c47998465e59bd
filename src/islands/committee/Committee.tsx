import type { WizardDefinition } from '#domain/content/wizard';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { Later, useLaterPart } from '#islands/wizard/Later';
import * as words from '#islands/committee/words';

type Props = {
  /** The wizard that the links come from. */
  definition: WizardDefinition;
};

const loadTogether = () => import('#islands/committee/Together');
// Imported here, so that the two share a separate chunk. Imported from either of them, it would need the bundler's
// namespace helper, which every page with an island would then load.
const loadReading = () => import('#islands/committee/Reading');

/** Reads a committee's links together. Nothing leaves the browser. Advice, section 6. */
export default function Committee(props: Props) {
  return (
    <ErrorBoundary>
      <Loaded {...props} />
    </ErrorBoundary>
  );
}

function Loaded({ definition }: Props) {
  // Loaded in parallel with the catalogue.
  const together = useLaterPart(loadTogether, true);
  const advice = useAdvice();
  // As high as the window, with the margins of its content contained, so that nothing shifts when the rest loads.
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
