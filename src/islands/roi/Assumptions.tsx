import { useStore } from '@nanostores/react';
import { assumptions } from '#domain/roi/assumptions';
import { asFigure } from '#domain/roi/formats';
import { usedAssumption } from '#domain/roi/typed-assumptions';
import { $roiModel, assume, resetAssumptions } from '#stores/roi-model';
import { control } from '#islands/form/Field';

/** What the model assumes, each with its source, to be replaced by the visitor's own figures. */
export function Assumptions() {
  const { typed } = useStore($roiModel);
  return (
    <div className="assumptions">
      <h3>Assumptions</h3>
      <p className="text-ink-2">Results follow as you type. They stay in this tab.</p>
      <ul>
        {assumptions.map((assumption) => {
          const { name, label, unit, initial, source } = assumption;
          const { note } = usedAssumption(assumption, typed[name]);
          return (
            <li key={name}>
              <label htmlFor={`assume-${name}`}>{label}</label>
              <span className="assumption-value">
                <input
                  id={`assume-${name}`}
                  className={control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed[name] ?? asFigure(initial)}
                  aria-describedby={`assume-${name}-unit assume-${name}-source`}
                  onChange={(event) => assume(name, event.target.value)}
                />
                <span id={`assume-${name}-unit`} className="note">
                  {unit}
                </span>
              </span>
              <p className="note" id={`assume-${name}-source`}>
                {note && <strong>{note} </strong>}
                {source}
              </p>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="button secondary"
        aria-disabled={Object.keys(typed).length === 0}
        onClick={resetAssumptions}
      >
        Back to the initial assumptions
      </button>
    </div>
  );
}
