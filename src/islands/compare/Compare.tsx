import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { chosenSolutions } from '#domain/compare/chosen';
import { comparisonOf } from '#domain/compare/comparison';
import type { Advice } from '#domain/recommendation/advice';
import { $settings, openCheck } from '#stores/check';
import { $compared, compare, openCompare } from '#stores/compare';
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

function Comparison({ advice, ids }: { advice: Advice; ids: readonly string[] }) {
  const [now] = useState(() => new Date());
  useState(() => openCheck(advice.criteria.map(({ id }) => id)));
  const settings = useStore($settings);
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const [news, setNews] = useState('');
  const { solutions, unknown, tooMany } = chosenSolutions(ids, advice.solutions);
  const comparison = comparisonOf(advice, solutions, now);
  const several = solutions.length > 1;
  const change = (news: string, next: readonly string[]) => {
    compare(next);
    setNews(`${news} ${words.nowCompared(next.length)}`);
  };
  const chosen = solutions.map(({ id }) => id);
  const remove = (id: string) => {
    const name = solutions.find((each) => each.id === id)?.name ?? id;
    change(
      words.removed(name),
      chosen.filter((other) => other !== id),
    );
    // The pressed button is gone: what takes the focus is the way to put another in its place.
    document.getElementById('compare-add')?.focus();
  };
  return (
    <section className="compare" aria-label={words.comparison}>
      <AddSolution
        catalogue={advice.solutions}
        chosen={chosen}
        onAdd={({ id, name }) => change(words.added(name), [...chosen, id])}
        onRefused={setNews}
      />
      <p className="mt-2 min-h-6 note print:hidden" role="status">
        {news || words.leftOut(unknown, tooMany)}
      </p>
      {several && (
        <SameForAll comparison={comparison} onlyDifferences={onlyDifferences} onChange={setOnlyDifferences} />
      )}
      {solutions.length === 0 ? (
        <Suggestions catalogue={advice.solutions} />
      ) : (
        <ComparisonTable
          comparison={comparison}
          settings={settings}
          onlyDifferences={several && onlyDifferences}
          onRemove={remove}
        />
      )}
      <p className="mt-8 max-w-measure note">
        {words.ownWords} <a href="/method">{words.method}</a>
      </p>
    </section>
  );
}
