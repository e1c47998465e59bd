import { memo } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Answers } from '#domain/wizard/answers';
import { stackSoFar } from '#domain/wizard/stack';
import { layers } from '#domain/layers';
import { LayerName } from '#components/LayerName.tsx';
import { Stack } from '#components/Stack.tsx';
import * as words from '#islands/wizard/words';
import './StackSoFar.css';

type Props = { wizard: WizardDefinition; answers: Answers };

/** The five layers, drawn and listed, with the answers that name each so far. */
export const StackSoFar = memo(function StackSoFar({ wizard, answers }: Props) {
  const named = stackSoFar(wizard, answers);
  const others = layers.filter((each) => named.every(({ layer }) => layer !== each)).map(({ name }) => name);
  return (
    <aside className="stack-so-far max-md:hidden" aria-labelledby="stack-so-far">
      <h2 id="stack-so-far" className="text-lg lg:pt-2.5">
        {words.stackSoFar}
      </h2>
      <Stack
        size="aside"
        className="lg:my-6"
        states={Object.fromEntries(named.map(({ layer }) => [layer.key, 'on']))}
      />
      <div>
        {named.length === 0 ? (
          <p className="mb-3 note">{words.stackEmpty}</p>
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
        {others.length > 0 && <p className="note text-sm">{words.notNamedYet(others)}</p>}
      </div>
    </aside>
  );
});

/** The same on a phone, as a strip: five slabs beside the current step, lit where an answer calls for a layer. */
export const StackStrip = memo(function StackStrip({ wizard, answers }: Props) {
  const named = stackSoFar(wizard, answers).map(({ layer }) => layer.name);
  return (
    <p className="stack-strip step-bar text-ink-3 md:hidden" role="img" aria-label={words.stackStrip(named)}>
      {words.stack}
      {layers.map(({ key, name }) => (
        <i key={key} {...(named.includes(name) && { className: `layer-${key}`, 'data-state': 'done' })} />
      ))}
    </p>
  );
});
