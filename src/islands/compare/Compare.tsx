import { useStore } from '@nanostores/react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { chosenSolutions } from '#domain/compare/chosen';
import { type Comparison as SideBySide, comparisonOf } from '#domain/compare/comparison';
import type { Advice } from '#domain/recommendation/advice';
import { conclusionOf, otherJobs } from '#domain/compare/conclusion';
import { complementing } from '#domain/recommendation/words';
import { $settings, openCheck } from '#stores/check';
import { $compared, compare, openCompare } from '#stores/compare';
import { AddSolution } from '#islands/compare/AddSolution';
import { ComparisonTable } from '#islands/compare/ComparisonTable';
import { SameForAll } from '#islands/compare/SameForAll';
import { Suggestions } from '#islands/compare/Suggestions';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import * as words from '#islands/compare/words';

/** Up to four solutions side by side: what they share, once, then each one's answers. Advice, section 4, Compare. */
export default function Compare() {
  return (
    <ErrorBoundary>
      <Loaded />
    </ErrorBoundary>
  );
}

function Loaded() {
  const ids = useStore($compared, { ssr: 'initial' });
  const advice = useAdvice();
  useEffect(openCompare, []);
  // As high as the window, so that nothing shifts when the table loads.
  if (!advice || !ids)
    return (
      <div className="min-h-svh noscript:hidden">
        <AdviceWaiting kept={words.kept} />
      </div>
    );
  return <Comparison advice={advice} ids={ids} />;
}

/** The selection, and the status of the last click until the address changes; both are painted in the click's frame. */
function Comparison({ advice, ids }: { advice: Advice; ids: readonly string[] }) {
  useState(() => openCheck(advice.criteria.map(({ id }) => id)));
  const [news, setNews] = useState({ text: '', of: ids });
  const [now] = useState(() => new Date());
  const shown = useDeferredValue(ids);
  const comparison = useMemo(
    () => comparisonOf(advice, chosenSolutions(shown, advice.solutions).solutions, now),
    [advice, shown, now],
  );
  const { solutions, unknown, tooMany } = chosenSolutions(ids, advice.solutions);
  const chosen = solutions.map(({ id }) => id);
  const change = useCallback((news: string, next: readonly string[]) => {
    compare(next);
    setNews({ text: `${news} ${words.nowCompared(next.length)}`, of: next });
  }, []);
  const remove = useCallback(
    (id: string) => {
      const { solutions } = chosenSolutions($compared.get() ?? [], advice.solutions);
      const others = solutions.filter((each) => each.id !== id).map((each) => each.id);
      change(words.removed(solutions.find((each) => each.id === id)?.name ?? id), others);
      // The clicked button disappears: focus moves to the control that adds another solution.
      document.getElementById('compare-add')?.focus();
    },
    [advice, change],
  );
  return (
    <section className="compare" aria-label={words.comparison}>
      <Concluded comparison={comparison} />
      <AddSolution
        catalogue={advice.solutions}
        chosen={chosen}
        onAdd={({ id, name }) => change(words.added(name), [...chosen, id])}
        onRefused={(text) => setNews({ text, of: ids })}
      />
      <p className="mt-2 min-h-6 note print:hidden" role="status">
        {(news.of === ids && news.text) || words.leftOut(unknown, tooMany)}
      </p>
      <Compared comparison={comparison} catalogue={advice.solutions} onRemove={remove} />
      <p className="mt-8 max-w-measure note">
        {words.ownWords} <a href="/method">{words.method}</a>
      </p>
    </section>
  );
}

type ComparedProps = { comparison: SideBySide; catalogue: Advice['solutions']; onRemove: (id: string) => void };

/** The comparison itself. It takes long to render, so it follows the status. */
const Compared = memo(function Compared({ comparison, catalogue, onRemove }: ComparedProps) {
  const settings = useStore($settings);
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const { solutions } = comparison;
  const several = solutions.length > 1;
  if (solutions.length === 0) return <Suggestions catalogue={catalogue} />;
  return (
    <>
      {several && (
        <SameForAll comparison={comparison} onlyDifferences={onlyDifferences} onChange={setOnlyDifferences} />
      )}
      <ComparisonTable
        comparison={comparison}
        settings={settings}
        onlyDifferences={several && onlyDifferences}
        onRemove={onRemove}
      />
    </>
  );
});

/** What the comparison comes to: who does another job comes before what is known of whom. */
const Concluded = memo(function Concluded({ comparison }: Pick<ComparedProps, 'comparison'>) {
  const { sentence, lacks } = conclusionOf(comparison);
  const jobs = complementing(
    comparison.solutions.flatMap(({ solution: { name, job } }) => (job ? [{ name, job }] : [])),
  );
  if (sentence === '') return null;
  return (
    <div className="mb-8">
      <h2 className="max-w-[44rem] text-2xl">{jobs ? otherJobs(comparison.solutions) : sentence}</h2>
      {jobs && <p className="mt-3 lede max-w-measure">{jobs}</p>}
      <p className="mt-3 max-w-measure text-ink-2">
        {jobs && sentence} {lacks}
      </p>
    </div>
  );
});
