import type { WizardDefinition } from '#domain/content/wizard';
import type { Answers } from '#domain/wizard/answers';
import { stackSoFar } from '#domain/wizard/stack';
import { LayerName } from '#components/LayerName.tsx';
import { Stack } from '#components/Stack.tsx';
import * as words from '#islands/wizard/words';

/** The layers that the answers have named so far, drawn and listed. */
export function StackSoFar({ wizard, answers }: { wizard: WizardDefinition; answers: Answers }) {
  const named = stackSoFar(wizard, answers);
  return (
    <aside className="stack-so-far" aria-labelledby="stack-so-far">
      <h2 id="stack-so-far" className="text-lg">
        {words.stackSoFar}
      </h2>
      <Stack
        size="aside"
        className="lg:my-6"
        states={Object.fromEntries(named.map(({ layer }) => [layer.key, 'on']))}
      />
      {named.length === 0 ? (
        <p className="note">{words.stackEmpty}</p>
      ) : (
        <dl>
          {named.map(({ layer, notes }) => (
            <div key={layer.key} className="named-layer">
              <dt className="flex-none">
                <LayerName name={layer.name} />
              </dt>
              <dd>{notes.join('; ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
