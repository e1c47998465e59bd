import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/roi/words';

type Props = {
  /** A text alternative to the drawing above it. */
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
};

const cell = 'border-t border-rule py-1.5 ps-4 text-end align-baseline font-normal first:ps-0 first:text-start';
const head = 'py-1.5 ps-4 text-end align-baseline font-normal text-ink-2 first:ps-0 first:text-start';

/** The figures of a drawing as a table, collapsed at first. */
export function FiguresTable({ caption, columns, rows }: Props) {
  return (
    <details className="overflow-x-auto print:hidden">
      <summary className="opens-more">
        {words.showFigures} <Icon name="chevron" />
      </summary>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {name}
              </th>
              {cells.map((content, index) => (
                <td key={columns[index + 1]} className={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
