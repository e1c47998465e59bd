import { faces, ink3, lake, paper, paper2, rule2, slabInk } from '#drawings/colours';
import { engravings } from '#drawings/engravings';
import { markPaths, markViewBox } from '#drawings/mark';
import { pileGeometry } from '#drawings/pile';
import { heroStack, stackGeometry } from '#drawings/stack';
import { type LayerKey, layers } from '#domain/layers';

/* The site's drawings as SVG files. On the pages their colours come from the style sheet; here they stand in the file. */

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

/** The mark in one colour. */
export const mark = (colour: string = lake.light) =>
  svg(markViewBox, `<path d="${markPaths.join('')}" fill="${colour}"/>`);

/** The mark as the legend of the five layers: each slab in its hue. */
export const layeredMark = () => svg(markViewBox, layers.map(({ key }, index) => slab(key, index)).join(''));

/** The layered mark with its fourth slab slipped out to the right: something is not where it was. */
export const slippedMark = () =>
  svg(
    '0 0 42 30',
    `<path d="${markPaths[3]}" fill="none" stroke="${rule2}" stroke-width=".15" stroke-dasharray=".5 .5"/>` +
      layers.map(({ key }, index) => slab(key, index, index === 3 ? 'transform="translate(10.5 1.2)"' : '')).join(''),
  );

function slab(key: LayerKey, index: number, attributes = ''): string {
  return `<path d="${markPaths[index]}" fill="${faces[key].top}" ${attributes}/>`;
}

/** The five engraved plates of the home page. */
export function stack(): string {
  const { viewBox, guides, plates } = stackGeometry(heroStack);
  const drawn = plates.map(({ key, top, left, right, engraving }) => {
    const { lines, dashed = '', filled, picked } = engravings[key];
    const line = `fill="none" stroke="${slabInk}" stroke-width=".55"`;
    return (
      `<path d="${left}" fill="${faces[key].side}"/><path d="${right}" fill="${faces[key].edge}"/>` +
      `<path d="${top}" fill="${faces[key].top}"/><g transform="${engraving}" opacity=".78">` +
      `<path d="${lines}" ${line}/><path d="${dashed}" ${line} stroke-dasharray="4 2"/>` +
      `<path d="${filled}" fill="${slabInk}"/><path d="${picked}" fill="#fdfcfa" stroke="${slabInk}" stroke-width=".55"/></g>`
    );
  });
  return svg(viewBox, `<path d="${guides}" fill="none" stroke="${rule2}" stroke-dasharray="3 4"/>${drawn.join('')}`);
}

/** A statistic as an industry page draws it: twenty slabs, those the figure takes away slid out at the top. */
export function pile(percent: number, layer: LayerKey): string {
  const { viewBox, slabs } = pileGeometry(percent);
  const { top, side, edge } = faces[layer];
  const kept = `stroke="${edge}" stroke-linejoin="round"`;
  const gone = `stroke="${ink3}" stroke-linejoin="round"`;
  return svg(
    viewBox,
    slabs
      .map((slab) =>
        slab.gone
          ? `<path d="${slab.left}${slab.right}" fill="${paper2}" ${gone}/>` +
            `<path d="${slab.top}" fill="${paper.light}" ${gone} stroke-dasharray="4 4"/>`
          : `<path d="${slab.left}" fill="${side}" ${kept}/><path d="${slab.right}" fill="${edge}" ${kept}/>` +
            `<path d="${slab.top}" fill="${top}" ${kept}/>`,
      )
      .join(''),
  );
}
