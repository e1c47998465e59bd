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
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { numberInWords } from '#domain/words';

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
        <AdviceWaiting kept="What you compare is kept in this tab." />
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
  const change = (name: string, what: 'added' | 'removed', next: readonly string[]) => {
    compare(next);
    setNews(`${name} is ${what}. ${next.length} of 4 are compared.`);
  };
  const chosen = solutions.map(({ id }) => id);
  const remove = (id: string) => {
    const name = solutions.find((each) => each.id === id)?.name ?? id;
    change(
      name,
      'removed',
      chosen.filter((other) => other !== id),
    );
    // The pressed button is gone: what takes the focus is the way to put another in its place.
    document.getElementById('compare-add')?.focus();
  };
  return (
    <section className="compare min-h-svh" aria-label="Comparison">
      <AddSolution
        catalogue={advice.solutions}
        chosen={chosen}
        onAdd={({ id, name }) => change(name, 'added', [...chosen, id])}
        onRefused={setNews}
      />
      <p className="mt-2 min-h-6 note print:hidden" role="status">
        {news || leftOut(unknown, tooMany)}
      </p>
      {several && (
        <SameForAll comparison={comparison} onlyDifferences={onlyDifferences} onChange={setOnlyDifferences} />
      )}
      {solutions.length === 0 ? (
        <p className="mt-9 max-w-measure lede">
          Nothing is compared yet. Add two to four solutions above, or choose them on{' '}
          <a href="/solutions#catalogue">their pages in the catalogue</a>.
        </p>
      ) : (
        <ComparisonTable
          comparison={comparison}
          settings={settings}
          onlyDifferences={several && onlyDifferences}
          onRemove={remove}
        />
      )}
      <p className="mt-8 max-w-176 note">
        Facts are in our own words, from the vendors’ own pages. A fact older than 180 days counts as not confirmed.{' '}
        <a href="/method">How we rank, and how to correct a fact</a>
      </p>
    </section>
  );
}

/** Returns what of an address could not be shown, in words; an empty text where all could. */
function leftOut(unknown: number, tooMany: number): string {
  return [
    unknown > 0 && `The catalogue does not have ${numberInWords(unknown)} of the solutions that this link names.`,
    tooMany > 0 &&
      `Four are compared at most; ${numberInWords(tooMany)} more that this link names ${tooMany > 1 ? 'are' : 'is'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
