import { themeColour } from '#drawings/colours';
import { engravings } from '#drawings/engravings';
import { markPaths, markViewBox } from '#drawings/mark';
import { pileGeometry } from '#drawings/pile';
import { heroStack, stackGeometry } from '#drawings/stack';
import { type LayerKey, layers } from '#domain/layers';

/*
 * The site's drawings as the text of SVG files. On the pages a style sheet colours them; here the colours are in the
 * file.
 */

const light = (colour: string) => themeColour(colour).light;

/** Returns an SVG file; its size is that of the view box, `x y width height`. */
export function svg(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
}

/** Returns the mark in one colour of the theme. */
export function markSvg(colour = 'lake'): string {
  return svg(markViewBox, `<path d="${markPaths.join('')}" fill="${light(colour)}"/>`);
}

/** Returns the mark as the legend of the five layers: each slab in its hue. */
export function layeredMarkSvg(): string {
  return svg(markViewBox, layers.map(({ key }, index) => markSlab(key, index)).join(''));
}

/** Returns the layered mark with its fourth slab slipped out to the right: something is not where it was. */
export function slippedMarkSvg(): string {
  const slabs = layers.map(({ key }, index) =>
    markSlab(key, index, index === 3 ? 'transform="translate(10.5 1.2)"' : ''),
  );
  return svg(
    '0 0 42 30',
    `<path d="${markPaths[3]}" fill="none" stroke="${light('rule-2')}" stroke-width=".15" stroke-dasharray=".5 .5"/>` +
      slabs.join(''),
  );
}

function markSlab(layer: LayerKey, index: number, attributes = ''): string {
  return `<path d="${markPaths[index]}" fill="${light(`${layer}-top`)}" ${attributes}/>`;
}

/** Returns the five engraved plates of the home page. */
export function stackSvg(): string {
  const { viewBox, guides, plates } = stackGeometry(heroStack);
  const ink = light('plate-ink');
  const drawn = plates.map(({ key, top, left, right, engraving }) => {
    const { lines, dashed = '', filled, picked } = engravings[key];
    const line = `fill="none" stroke="${ink}" stroke-width=".55"`;
    return (
      `<path d="${left}" fill="${light(`${key}-side`)}"/><path d="${right}" fill="${light(`${key}-edge`)}"/>` +
      `<path d="${top}" fill="${light(`${key}-top`)}"/><g transform="${engraving}" opacity=".78">` +
      `<path d="${lines}" ${line}/><path d="${dashed}" ${line} stroke-dasharray="4 2"/><path d="${filled}" fill="${ink}"/>` +
      `<path d="${picked}" fill="${light('surface')}" stroke="${ink}" stroke-width=".55"/></g>`
    );
  });
  return svg(
    viewBox,
    `<path d="${guides}" fill="none" stroke="${light('rule-2')}" stroke-dasharray="3 4"/>${drawn.join('')}`,
  );
}

/** Returns a statistic as an industry page draws it: twenty slabs, those that the figure takes away at the top. */
export function pileSvg(percent: number, layer: LayerKey): string {
  const { viewBox, slabs } = pileGeometry(percent);
  const [top, side, edge] = ['top', 'side', 'edge'].map((face) => light(`${layer}-${face}`));
  const staying = `stroke="${edge}" stroke-linejoin="round"`;
  const gone = `stroke="${light('ink-3')}" stroke-linejoin="round"`;
  return svg(
    viewBox,
    slabs
      .map((slab) =>
        slab.gone
          ? `<path d="${slab.left}${slab.right}" fill="${light('paper-2')}" ${gone}/>` +
            `<path d="${slab.top}" fill="${light('paper')}" ${gone} stroke-dasharray="4 4"/>`
          : `<path d="${slab.left}" fill="${side}" ${staying}/><path d="${slab.right}" fill="${edge}" ${staying}/>` +
            `<path d="${slab.top}" fill="${top}" ${staying}/>`,
      )
      .join(''),
  );
}
