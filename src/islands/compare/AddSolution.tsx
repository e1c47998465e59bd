import { type FormEvent, useState } from 'react';
import { mostCompared } from '#domain/compare/chosen';
import { layerNames } from '#domain/layers';
import type { Solution } from '#domain/recommendation/solution';
import { Button } from '#components/Button.tsx';
import { control, fieldLabel } from '#islands/form/Field';
import * as words from '#islands/compare/words';

type Props = {
  catalogue: readonly Solution[];
  /** The ids of the compared solutions. */
  chosen: readonly string[];
  onAdd: (solution: Solution) => void;
  /** Called with the reason why nothing can be added. */
  onRefused: (reason: string) => void;
};

/**
 * Adds a solution, chosen by layer and name. With four solutions the control stays, and a click explains what to remove
 * first.
 */
export function AddSolution({ catalogue, chosen, onAdd, onRefused }: Props) {
  const [picked, setPicked] = useState('');
  const full = chosen.length >= mostCompared;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const solution = catalogue.find(({ id }) => id === picked && !chosen.includes(id));
    if (full) return onRefused(words.full);
    if (!solution) return onRefused(words.chooseFirst);
    setPicked('');
    onAdd(solution);
  };
  return (
    <form className="grid max-w-140 grid-cols-[minmax(0,1fr)_auto] gap-x-3 print:hidden" onSubmit={submit}>
      <label className={`${fieldLabel} col-span-2`} htmlFor="compare-add">
        {words.addASolution}
      </label>
      <select
        id="compare-add"
        className={`${control} ${full ? 'text-ink-3 [border-style:dashed]' : ''}`}
        value={full ? '' : picked}
        onChange={(event) => setPicked(event.target.value)}
      >
        <option value="">{full ? words.fullOption : words.choose}</option>
        {!full &&
          layerNames.map((layer) => (
            <optgroup key={layer} label={layer}>
              {catalogue
                .filter(({ id, category }) => category === layer && !chosen.includes(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
      </select>
      <Button type="submit" look="secondary" aria-disabled={full || undefined}>
        {words.add}
      </Button>
    </form>
  );
}
