import type { Explanation } from '#domain/recommendation/explanation';
import { numberInWords } from '#domain/text/words';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import * as words from '#islands/navigator/words';

/**
 * The summary above the top three: how they meet the stated needs, and the findings that they share. Unfavourable
 * findings come last, each on a separate line.
 */
export function SharedReasons({ explanation }: { explanation: Explanation }) {
  const { sheet, shared, top } = explanation;
  const met = shared.filter((line) => line.met);
  const missed = shared.filter((line) => !line.met);
  return (
    <section className="shared-reasons pb-5 lg:pb-7" aria-label={words.howRanked}>
      <p className="max-w-[25em] title text-xl tracking-head text-balance">{sheet.sentence} {sheet.todo}</p>
      {shared.length > 0 && (
        <div className="mt-3.5 flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-rule pt-2.5 text-sm">
          <b className="font-semibold">{words.allOf(numberInWords(top.length))}</b>
          <ul className="contents">
            {[...met, ...missed].map((line) => (
              <li
                key={line.text}
                className={`flex items-baseline gap-[0.55em] ${line.met || met.length === 0 ? '' : 'basis-full'}`.trim()}
              >
                <MarkedLine line={line} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
