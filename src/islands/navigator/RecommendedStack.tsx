import type { Recommendations } from '#domain/recommendation/recommend';
import { recommendedStack } from '#domain/recommendation/stack';
import { Glyph } from '#components/Icon.tsx';
import { Stack } from '#components/Stack.tsx';

/** The visitor's stack, drawn and listed: full colour is the top three, pale what is worth a look, dashed empty. */
export function RecommendedStack({ recommendations }: { recommendations: Recommendations }) {
  const stack = recommendedStack(recommendations);
  const shared = stack.some(({ entries }) => entries.length > 1);
  return (
    <aside className="recommended-stack" aria-labelledby="recommended-stack">
      <h3 id="recommended-stack" className="mb-5">
        Your recommended stack
      </h3>
      <Stack
        size="aside"
        className="max-lg:max-w-112"
        states={Object.fromEntries(stack.map(({ layer, state }) => [layer.key, state === 'gap' ? 'ghost' : state]))}
      />
      <ol className="mt-5 mb-4">
        {stack
          .filter(({ entries }) => entries.length > 0)
          .map(({ layer, entries }) => (
            <li key={layer.key} className="stack-layer">
              <Glyph layer={layer.key} />
              <div className="flex-1">
                <small className="text-xs text-ink-3">{layer.name}</small>
                {entries.map(({ recommendation, place }) => (
                  <p key={recommendation.solution.id} className="flex items-baseline justify-between gap-4">
                    <b className="title text-md">{recommendation.solution.name}</b>{' '}
                    <small className="text-xs text-ink-3">{place === null ? 'Additional' : `#${place}`}</small>
                  </p>
                ))}
              </div>
            </li>
          ))}
      </ol>
      <p className="note">
        {recommendations.source === 'live-data' && 'Enhanced with Live Data. '}
        Full colour is your top three, pale layers are worth a look next, dashed layers are left as they are.
        {shared && ' Solutions in the same layer share its slab, best first: compare them, you need one.'}
      </p>
    </aside>
  );
}
