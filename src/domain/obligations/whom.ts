import { placesInSentence } from '#domain/obligations/jurisdictions';
import type { Industry, Rule } from '#domain/obligations/rule';
import * as words from '#domain/obligations/words';

/**
 * Returns whom a rule binds, as a sentence: 'Binds hospitals and clinics (healthcare) and insurance.' `industries` are
 * all of them, so that every entry has its name; one that is missing is left out.
 */
export function whomInWords({ binds }: Pick<Rule, 'binds'>, industries: readonly Industry[]): string {
  return words.bindsWhom(
    binds.flatMap(({ industry: id, kinds, employees, onlyIf, replacedIn }) => {
      const industry = industries.find((each) => each.id === id);
      if (!industry) return [];
      const bound = industry.kinds.filter((each) => kinds?.includes(each.id));
      const whom = bound.length
        ? words.kindsOf(
            bound.map(({ plural }) => plural),
            industry.inSentence,
          )
        : industry.inSentence;
      const sized = employees ? words.fromEmployees(whom, employees) : whom;
      const conditional = onlyIf ? words.ifOnly(sized, onlyIf) : sized;
      return replacedIn ? words.notWithin(conditional, placesInSentence(replacedIn)) : conditional;
    }),
  );
}
