import type { OpenedLink } from '#domain/share/decode';
import * as words from '#domain/share/words';
import { dayInWords } from '#domain/text/days';

type Named = { id: string; name: string };

/**
 * Returns when a link was made, whether its answers are ranked again, and what its sender saw first beside what stands
 * first today. `shown` stands first today, `solutions` is the catalogue, `today` a day (ISO 8601).
 */
export function madeInWords(
  link: OpenedLink,
  shown: readonly Named[],
  solutions: readonly Named[],
  today: string,
): string {
  const { made, isCurrent } = link;
  return words.madeNote({
    made: made ? dayInWords(made) : '',
    isOfToday: made === null || made === today,
    isCurrent,
    seen: seenInWords(link, shown, solutions),
  });
}

/** Empty where the link does not hold all that was ranked or seen. */
function seenInWords(
  { shown: ids, dropped }: OpenedLink,
  shown: readonly Named[],
  solutions: readonly Named[],
): string {
  const [first = '', ...others] = ids.map((id) => solutions.find((each) => each.id === id)?.name ?? id);
  if (first === '' || dropped.length > 0) return '';
  if (ids.join() === shown.map(({ id }) => id).join()) return words.seenTheSame(ids.length);
  return words.seenFirst(first, others, ids[0] === shown[0]?.id);
}
