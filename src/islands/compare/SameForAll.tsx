import type { Comparison } from '#domain/compare/comparison';
import { findingWords } from '#domain/facts/words';
import { FactMark } from '#components/FactMark.tsx';
import * as words from '#islands/compare/words';
import '../../components/Choice.css';

type Props = {
  comparison: Comparison;
  onlyDifferences: boolean;
  onChange: (onlyDifferences: boolean) => void;
};

/** What all compared solutions share, and the toggle that hides it from the table. */
export function SameForAll({ comparison, onlyDifferences, onChange }: Props) {
  const { solutions, criteria, needs, job, audience } = comparison;
  const said = [job, audience].flatMap(({ same, texts }) => (same && texts[0] ? [texts[0]] : []));
  const rows = [...criteria, ...needs].filter(({ same }) => same);
  return (
    <div>
      <label className="flex min-h-tap items-center gap-3 font-semibold whitespace-nowrap outline-offset-2 outline-focus has-focus-visible:outline-3 print:hidden">
        <input
          type="checkbox"
          className="choice"
          checked={onlyDifferences}
          onChange={(event) => onChange(event.target.checked)}
        />
        {words.differencesOnly}
      </label>
      {said.length + rows.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm text-ink-2">
          <b className="font-semibold text-ink" id="same-for-all">
            {words.sameFor(solutions.length)}:
          </b>
          <ul className="contents" aria-labelledby="same-for-all">
            {said.map((text) => (
              <li key={text} className="flex items-baseline gap-[0.6em]">
                <FactMark finding="yes" />
                {text}
              </li>
            ))}
            {rows.map(({ id, label, cells: [cell] }) => (
              <li key={id} className="flex items-baseline gap-[0.6em]">
                {cell && <FactMark finding={cell.finding} />}
                <span>
                  {label}: {cell && findingWords[cell.finding].toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
