import type { Selector, SelectorComponent } from 'lightningcss';

/*
 * Browsers look up the rules for an element by its id, classes and attributes, and leave out at once those for which none
 * of the elements around it has the class. Where `:is()` stands in place of them, they try the rule on every element of
 * the page: with two names for each class, a page's whole style sheet took eight times the tries, and working out all
 * styles anew nearly twice the time.
 */

/**
 * Returns selectors that say the same as one without `:is()` at its end or beginning: `:is(.a,.b)>:is(.c,.d)` becomes
 * `:is(.a,.b)>.c` and `:is(.a,.b)>.d`, which are looked up by their last class; `:is(.a,.b) li` becomes `.a li` and
 * `.b li`. Where nothing is gained by that, or one would be more specific than it was, it stays.
 */
export function plainSelectors(selector: Selector): Selector[] {
  const start = selector.findLastIndex(isCombinator) + 1;
  const isLookedUpAnyway = selector.slice(start).some(isLookedUp);
  const at = selector.findLastIndex((component, index) => {
    const branches = plainBranches(component);
    if (!branches || (index > 0 && index < start) || (branches.length > 1 && isLookedUpAnyway)) return false;
    // What has combinators of its own, or names an element, can only stand at the beginning.
    return branches.every((branch) => index === 0 || (!branch.some(isCombinator) && branch.every(isLookedUp)));
  });
  const branches = plainBranches(selector[at]) ?? [];
  if (branches.length === 0) return [selector];
  return branches.flatMap((branch) => plainSelectors([...selector.slice(0, at), ...branch, ...selector.slice(at + 1)]));
}

const isCombinator = (component: SelectorComponent) => component.type === 'combinator';

/** Whether browsers look a rule up by this component, wherever it stands among others. */
function isLookedUp({ type }: SelectorComponent): boolean {
  return ['id', 'class', 'attribute'].includes(type);
}

/** Returns what `:is()` holds. */
function branchesOf(component?: SelectorComponent): readonly Selector[] | undefined {
  return component?.type === 'pseudo-class' && component.kind === 'is' ? component.selectors : undefined;
}

/** Returns what `:is()` holds, each without it, where all of it is equally specific. */
function plainBranches(component?: SelectorComponent): Selector[] | undefined {
  const branches = branchesOf(component)?.flatMap(plainSelectors);
  const [count] = new Set(branches?.map(specificity));
  return count !== undefined && branches?.every((branch) => specificity(branch) === count) ? branches : undefined;
}

/**
 * Returns how many ids, classes with attributes, and elements a selector counts as; undefined where it holds something
 * else, which a browser may not know: it would drop all of a list, where `:is()` forgives it.
 */
function specificity(selector: Selector): string | undefined {
  const counts = [0, 0, 0];
  for (const component of selector) {
    const inside = branchesOf(component);
    const [count, ...others] = new Set(inside ? inside.map(specificity) : [specificityOf(component)]);
    if (count === undefined || others.length > 0) return undefined;
    for (const [index, number] of count.split(',').entries()) counts[index] = (counts[index] ?? 0) + Number(number);
  }
  return counts.join();
}

function specificityOf({ type }: SelectorComponent): string | undefined {
  switch (type) {
    case 'id':
      return '1,0,0';
    case 'class':
    case 'attribute':
      return '0,1,0';
    case 'type':
      return '0,0,1';
    case 'combinator':
    case 'universal':
      return '0,0,0';
    default:
      return undefined;
  }
}
