import { useStore } from '@nanostores/react';
import { memo, startTransition, useCallback, useEffect, useState } from 'react';
import { chosenSolutions } from '#domain/compare/chosen';
import { comparisonOf } from '#domain/compare/comparison';
import type { Advice } from '#domain/recommendation/advice';
import { $settings, openCheck } from '#stores/check';
import { $compared, compare, openCompare } from '#stores/compare';
import { afterFrame } from '#stores/after-frame';
import { AddSolution } from '#islands/compare/AddSolution';
import { ComparisonTable } from '#islands/compare/ComparisonTable';
import { SameForAll } from '#islands/compare/SameForAll';
import { Suggestions } from '#islands/compare/Suggestions';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import * as words from '#islands/compare/words';

/** Up to four solutions side by side: what is the same once, then what each answers. Advice, section 4, Compare. */
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
  // As high as a window, so that nothing in it moves when the table comes.
  if (!advice || !ids)
    return (
      <div className="min-h-svh noscript:hidden">
        <AdviceWaiting kept={words.kept} />
      </div>
    );
  return <Comparison advice={advice} ids={ids} />;
}

/**
 * The choice, and the line that says what came of a click, for as long as no other address is followed: both are there
 * in the frame of the click.
 */
function Comparison({ advice, ids }: { advice: Advice; ids: readonly string[] }) {
  useState(() => openCheck(advice.criteria.map(({ id }) => id)));
  const [news, setNews] = useState({ text: '', of: ids });
  const shown = useAfterFrame(ids);
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
      // The clicked button goes: what takes the focus is the way to put another in its place.
      document.getElementById('compare-add')?.focus();
    },
    [advice, change],
  );
  return (
    <section className="compare" aria-label={words.comparison}>
      <AddSolution
        catalogue={advice.solutions}
        chosen={chosen}
        onAdd={({ id, name }) => change(words.added(name), [...chosen, id])}
        onRefused={(text) => setNews({ text, of: ids })}
      />
      <p className="mt-2 min-h-6 note print:hidden" role="status">
        {(news.of === ids && news.text) || words.leftOut(unknown, tooMany)}
      </p>
      <Compared advice={advice} ids={shown} onRemove={remove} />
      <p className="mt-8 max-w-measure note">
        {words.ownWords} <a href="/method">{words.method}</a>
      </p>
    </section>
  );
}

type ComparedProps = { advice: Advice; ids: readonly string[]; onRemove: (id: string) => void };

/** What is compared: much to draw, so it follows a frame after the line that says what has changed. */
const Compared = memo(function Compared({ advice, ids, onRemove }: ComparedProps) {
  const settings = useStore($settings);
  const [now] = useState(() => new Date());
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const { solutions } = chosenSolutions(ids, advice.solutions);
  const comparison = comparisonOf(advice, solutions, now);
  const several = solutions.length > 1;
  if (solutions.length === 0) return <Suggestions catalogue={advice.solutions} />;
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

/** Returns ids once the frame is drawn that says what has changed them, without holding up another click. */
function useAfterFrame(value: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(value);
  useEffect(() => afterFrame(() => startTransition(() => setShown(value))), [value]);
  return shown;
}
