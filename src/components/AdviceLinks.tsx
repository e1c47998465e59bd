import { tools, type Tool } from '#components/tools.ts';
import * as words from '#components/words.ts';
import './PlaceLinks.css';

type Props = {
  current: Tool;
  /** Overrides for addresses that are on this page or that depend on its state. */
  addresses?: Partial<Record<Tool, string>>;
};

/** The row of links at the top of results, criteria, comparison and committee, which links each to the others. */
export function AdviceLinks({ current, addresses = {} }: Props) {
  return (
    <nav className="advice-links pt-2 print:hidden" aria-label={words.resultsAndAfter}>
      <ul className="flex flex-wrap gap-x-3 sm:gap-x-8">
        {(Object.keys(tools) as Tool[]).map((tool) => (
          <li key={tool}>
            <a
              className="flex-col items-start justify-center gap-0! leading-tight"
              href={addresses[tool] ?? tools[tool].address}
              aria-current={tool === current ? 'page' : undefined}
            >
              {tools[tool].name}
              <small className="text-xs font-normal text-ink-3 max-sm:hidden"> {tools[tool].says}</small>
              <i aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
