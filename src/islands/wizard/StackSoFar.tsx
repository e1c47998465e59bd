import type { WizardDefinition } from '#domain/content/wizard';
import type { Answers } from '#domain/wizard/answers';
import { stackSoFar } from '#domain/wizard/stack';
import { LayerName } from '#components/LayerName.tsx';
import { Stack } from '#components/Stack.tsx';

/** The layers that the answers have named so far, drawn and listed. */
export function StackSoFar({ wizard, answers }: { wizard: WizardDefinition; answers: Answers }) {
  const named = stackSoFar(wizard, answers);
  return (
    <aside className="stack-so-far self-start lg:sticky lg:top-28" aria-labelledby="stack-so-far">
      <h2 id="stack-so-far" className="text-lg">
        Your stack so far
      </h2>
      <Stack
        size="aside"
        className="lg:my-6"
        states={Object.fromEntries(named.map(({ layer }) => [layer.key, 'on']))}
      />
      {named.length === 0 ? (
        <p className="note">A layer fills in when one of your answers calls for it.</p>
      ) : (
        <dl>
          {named.map(({ layer, notes }) => (
            <div key={layer.key} className="justify-between gap-4 border-t border-rule py-3 text-sm min-[30rem]:flex">
              <dt className="flex-none">
                <LayerName name={layer.name} />
              </dt>
              <dd className="text-ink-2 max-[30rem]:ps-7 min-[30rem]:text-end">{notes.join('; ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
