import { suggestedComparisons } from '#domain/compare/suggestions';
import { layerNames } from '#domain/layers';
import type { Solution } from '#domain/recommendation/solution';
import { inList } from '#domain/text/words';
import { Icon } from '#components/Icon.tsx';
import { LayerName } from '#components/LayerName.tsx';
import * as words from '#islands/compare/words';

/** Suggested comparisons for an empty page: in each layer, three solutions that do one job. */
export function Suggestions({ catalogue }: { catalogue: readonly Solution[] }) {
  return (
    <section className="mt-9" aria-labelledby="compare-first">
      <p className="max-w-measure lede">
        {words.nothingYet} <a href="/solutions#catalogue">{words.theirPages}</a>.
      </p>
      <h2 id="compare-first" className="mt-9 border-b-2 border-ink pb-3 text-xl">
        {words.beginWith}
      </h2>
      <ul role="list">
        {suggestedComparisons(catalogue, layerNames).map(({ layer, names, address }) => (
          <li key={layer} className="grid gap-x-10 border-b border-rule py-3 sm:grid-cols-[14rem_1fr]">
            <span className="self-center">
              <LayerName name={layer} />
            </span>
            <a
              className="group flex min-h-tap items-center justify-between gap-5 font-semibold no-underline"
              href={address}
              onClick={focusOnAdd}
            >
              <span className="group-hover:underline">{inList(names)}</span>
              <Icon name="arrow" className="flex-none text-lake" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure note">{words.whyThese}</p>
    </section>
  );
}

/** The clicked link disappears when the comparison appears: focus moves to the control that adds a solution. */
function focusOnAdd() {
  document.getElementById('compare-add')?.focus();
}
