import type { RequirementsInput } from '#domain/requirements/input';
import type { OutlineLine } from '#domain/requirements/outline';
import { calendarDay, dayInWords } from '#domain/text/days';
import * as words from '#islands/navigator/words';

/**
 * A preview of the requirements document as a sheet of paper: its sections, and how much of each comes from the
 * visitor's answers.
 */
export function RequirementsSheet({ input, lines }: { input: RequirementsInput; lines: readonly OutlineLine[] }) {
  const industry = [input.industry?.name, input.industry?.kind].filter(Boolean).join(': ');
  return (
    <figure className="self-start rounded-1 border border-rule bg-surface p-column" aria-label={words.sheetLabel}>
      <p className="title text-xl">{words.sheetTitle}</p>
      <p className="mt-1.5 text-ink-2">{[industry, dayInWords(calendarDay(input.date))].filter(Boolean).join(', ')}</p>
      <ol className="mt-5 gap-x-10 border-t-2 border-ink text-sm md:max-lg:columns-2" role="list">
        {lines.map(({ heading, holds }, index) => (
          <li key={heading} className="flex break-inside-avoid gap-3 border-b border-rule py-2 text-ink-3">
            <span className="w-3">{index + 1}</span>
            <span className="flex-1 text-ink">{heading}</span>
            <span>{holds}</span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 text-xs text-ink-3">{words.sheetNote}</figcaption>
    </figure>
  );
}
