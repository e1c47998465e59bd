import { blocksIn, type CssBlock, type CssDeclaration, isDeclaration } from '#netlify/build/css-blocks';

/** What sets the style of borders: all in one, or of one side. */
const setsStyle = /^border(-(block|inline|top|right|bottom|left)(-(start|end))?)?(-style)?$/;

/**
 * Drops from a style sheet that the border of an element is solid, where a rule says it of all elements and none says
 * otherwise: Tailwind says it with every width.
 */
export function dropSolidBorders(sheet: CssBlock): void {
  const blocks = blocksIn(sheet);
  const areSolid = blocks.some(
    ([block, around]) =>
      block.prelude === '*' &&
      declarationsOf(block).some(({ name, value }) => name === 'border' && value === '0 solid') &&
      around.every(({ prelude }) => /^(@layer|$)/.test(prelude)),
  );
  const styles = blocks.flatMap(([block]) => declarationsOf(block)).filter(({ name }) => setsStyle.test(name));
  if (!areSolid || !styles.every(({ value }) => /\bsolid\b/.test(value))) return;
  for (const [block, around] of blocks) {
    // A pseudo-element is none of all elements.
    if ([block, ...around].some(({ prelude }) => /:(:|before|after)/.test(prelude))) continue;
    block.items = block.items.filter((item) => !isDeclaration(item) || !/^border.*-style$/.test(item.name));
  }
}

function declarationsOf({ items }: CssBlock): CssDeclaration[] {
  return items.filter(isDeclaration);
}
