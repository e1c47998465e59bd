import type { WizardDefinition } from '#domain/content/wizard';
import { obligationsOf } from '#domain/obligations/obligations';
import { situationOf, statedIn } from '#domain/obligations/situation';
import type { Advice } from '#domain/recommendation/advice';
import { nearestProducts } from '#domain/recommendation/nearest-products';
import { nearestCategories, recommend } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import * as words from '#domain/recommendation/words';
import type { Answers } from '#domain/wizard/answers';

/** What the results will show: places filled, products named without a place, further layers with a pick, rules. */
export type Ready = { picks: number; products: number; layers: number; rules: number };

/**
 * Returns what waits behind the contact step for these answers. `choice` is the visitor's industry, with its kind and
 * province, or empty (`situationOf`); `found` are the solutions of a scraped website. Rules are those in force that bind
 * the visitor.
 */
export function readyFor(
  wizard: WizardDefinition,
  answers: Answers,
  advice: Advice,
  choice: string,
  found: readonly Solution[] = [],
): Ready {
  const situation = situationOf(choice, advice.industries, statedIn(answers));
  const rules = situation ? obligationsOf(advice.rules, situation).now.length : 0;
  if (nearestCategories(wizard, answers).length > 0)
    return { picks: 0, products: nearestProducts(wizard, answers, advice).products.length, layers: 0, rules };
  const { top, additional } = recommend(wizard, answers, advice, found);
  const layers = new Set(additional.filter(({ isLayerPick }) => isLayerPick).map(({ solution }) => solution.category));
  return { picks: top.length, products: 0, layers: layers.size, rules };
}

/** Returns the same as a sentence: '3 picks, 2 more layers, 12 rules are ready.' Empty where nothing is. */
export function readyInWords({ picks, products, layers, rules }: Ready): string {
  return words.ready([
    { count: picks, one: words.pick },
    { count: products, one: words.product },
    { count: layers, one: words.moreLayer },
    { count: rules, one: words.rule },
  ]);
}
