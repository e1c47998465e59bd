import { useStore } from '@nanostores/react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { chosenSolutions } from '#domain/compare/chosen';
import { type Comparison as SideBySide, comparisonOf } from '#domain/compare/comparison';
import type { Advice } from '#domain/recommendation/advice';
import { byVendor, questionsAsText } from '#domain/check/vendors';
import { jobsApart, lackedOf, openCounts, openQuestions } from '#domain/compare/conclusion';
import { among, besideRivals, firstQuestions, rivalsIn, startBy, suitedFor } from '#domain/compare/suits';
import { $settings, openCheck } from '#stores/check';
import { $compared, compare, openCompare, statedCriteria } from '#stores/compare';
import { AddSolution } from '#islands/compare/AddSolution';
import { ComparisonTable } from '#islands/compare/ComparisonTable';
import { Suggestions } from '#islands/compare/Suggestions';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { TextToCopy } from '#islands/TextToCopy';
import { Button, ButtonLink } from '#components/Button.tsx';
import { tools } from '#components/tools.ts';
import { Verdict } from '#components/Verdict.tsx';
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
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const shown = useDeferredValue(ids);
  const comparison = useMemo(
    () => comparisonOf(advice, besideRivals(chosenSolutions(shown, advice.solutions).solutions), now),
    [advice, shown, now],
  );
  const { solutions, unknown, tooMany } = chosenSolutions(ids, advice.solutions);
  const chosen = solutions.map(({ id }) => id);
  const isSeveral = comparison.solutions.length > 1;
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
      <Concluded comparison={comparison} criteria={advice.criteria} needs={advice.needs} onRemove={remove} />
      <div className="compare-controls">
        <AddSolution
          catalogue={advice.solutions}
          chosen={chosen}
          onAdd={({ id, name }) => change(words.added(name), [...chosen, id])}
          onRefused={(text) => setNews({ text, of: ids })}
        />
        {isSeveral && (
          <label className="flex min-h-tap items-center gap-3 font-semibold whitespace-nowrap outline-offset-2 outline-focus has-focus-visible:outline-3 print:hidden">
            <input
              type="checkbox"
              className="choice"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            {words.differencesOnly}
          </label>
        )}
        <p className="note print:hidden" role="status">
          {(news.of === ids && news.text) || words.leftOut(unknown, tooMany)}
        </p>
      </div>
      <Compared
        comparison={comparison}
        catalogue={advice.solutions}
        onlyDifferences={isSeveral && onlyDifferences}
        onRemove={remove}
      />
      <p className="mt-8 max-w-measure note">
        {words.ownWords} <a href="/method">{words.method}</a>
      </p>
    </section>
  );
}

type ComparedProps = {
  comparison: SideBySide;
  catalogue: Advice['solutions'];
  /** Whether rows whose answers are all the same are hidden. */
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
};

/** The comparison itself. It takes long to render, so it follows the status. */
const Compared = memo(function Compared({ catalogue, ...table }: ComparedProps) {
  const settings = useStore($settings);
  if (table.comparison.solutions.length === 0) return <Suggestions catalogue={catalogue} />;
  return <ComparisonTable {...table} settings={settings} />;
});

type ConcludedProps = Pick<ComparedProps, 'comparison' | 'onRemove'> & Pick<Advice, 'criteria' | 'needs'>;

/** What the comparison comes to: what sets them apart on what counts most, what is open, and whom to ask. */
const Concluded = memo(function Concluded({ comparison, criteria, needs, onRemove }: ConcludedProps) {
  const settings = useStore($settings) ?? {};
  const stated = useMemo(() => statedCriteria(needs), [needs]);
  if (comparison.solutions.length < 2) return null;
  const because = Object.fromEntries(criteria.map((each) => [each.id, each.because]));
  const jobs = jobsApart(comparison.solutions);
  const rivals = rivalsIn(comparison.solutions);
  const hasRivals = rivals.length > 0;
  const [odd, ...moreOdd] = hasRivals ? comparison.solutions.filter((_, at) => !rivals.includes(at)) : [];
  // What is said and asked is of those that can replace each other, if there are any.
  const judged = hasRivals ? among(comparison, rivals) : comparison;
  const first = firstQuestions(comparison, stated, settings);
  const isSaid = ({ id }: { id: string }) => first.some((each) => each.id === id);
  const others = <C extends Pick<SideBySide, 'criteria'>>(all: C) => ({
    ...all,
    criteria: all.criteria.filter((row) => !isSaid(row)),
  });
  const start = startBy(comparison, stated);
  const [says, ...also] = first.map((each) => each.says);
  const isOwn = first.some(({ id }) => stated.includes(id));
  const suited = suitedFor(others(comparison), because, settings, isOwn);
  const lacked = lackedOf(others(judged), because);
  const ofRivals = isOwn ? [start, says, !start && words.asked, ...also, suited] : [suited, says];
  // The first of them is the title; the others follow it.
  const [title = words.nothingApart, ...why] = (hasRivals ? [...ofRivals, lacked, jobs] : [jobs, lacked]).flatMap(
    (each) => each || [],
  );
  const open = openQuestions(judged);
  const asked = judged.solutions.map(({ solution }) => ({ id: solution.id, name: solution.name, solution }));
  const vendors = byVendor(open, asked);
  return (
    <Verdict
      first={{
        title: <h2>{title}</h2>,
        children: (
          <>
            {why.length > 0 && <p>{why.join(' ')}</p>}
            {odd && moreOdd.length === 0 && (
              <Button look="link" className="print:hidden" onClick={() => onRemove(odd.solution.id)}>
                {words.leaveOut(odd.solution.name)}
              </Button>
            )}
          </>
        ),
      }}
      open={{
        title: words.openOf(
          open.length,
          judged.solutions.reduce((sum, each) => sum + each.asked, 0),
          odd ? rivals.length : 0,
        ),
        children: open.length > 0 && <p>{openCounts(judged.solutions, open)}</p>,
      }}
      next={
        open.length > 0
          ? {
              title: words.askThem(vendors.map(({ vendor }) => vendor)),
              children: (
                <TextToCopy
                  className="mt-3"
                  text={questionsAsText(vendors, asked, criteria)}
                  label={words.copyQuestions}
                  byHand={words.copyByHand}
                />
              ),
            }
          : {
              title: words.setWhatCounts,
              children: (
                <div className="verdict-actions print:hidden">
                  <ButtonLink icon="arrow" href={tools.criteria.address}>
                    {tools.criteria.name}
                  </ButtonLink>
                </div>
              ),
            }
      }
    />
  );
});
