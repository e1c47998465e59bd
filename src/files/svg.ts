import { themeColour } from '#drawings/colours';
import { emblems } from '#drawings/emblems';
import { engravings } from '#drawings/engravings';
import { markPaths, markViewBox } from '#drawings/mark';
import { pileGeometry } from '#drawings/pile';
import { heroStack, type Plate, stackGeometry } from '#drawings/stack';
import type { EmblemName } from '#domain/industries/emblems';
import { type LayerKey, layers } from '#domain/layers';

/*
 * The site's drawings as SVG files. On the pages a style sheet colours them; here the colours are in the file.
 */

const light = (colour: string) => themeColour(colour).light;

/** Returns an SVG file in the size of its view box, `x y width height`. */
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

/** Returns the layered mark with its fourth slab slipped out to the right, as a sign that something is missing. */
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
  return stack(({ key, top, left, right }) => ({
    faces:
      `<path d="${left}" fill="${light(`${key}-side`)}"/><path d="${right}" fill="${light(`${key}-edge`)}"/>` +
      `<path d="${top}" fill="${light(`${key}-top`)}"/>`,
    ink: light('plate-ink'),
    picked: light('surface'),
  }));
}

/** Returns the same plates in outline, like the wizards' drawing before any answer. */
export function unchosenStackSvg(): string {
  const line = `fill="${light('paper')}" stroke="${light('rule-2')}" stroke-linejoin="round"`;
  return stack(({ top, left, right }) => ({
    faces: `<path d="${left}${right}" ${line}/><path d="${top}" ${line} stroke-dasharray="4 4"/>`,
    ink: light('rule-2'),
    picked: light('paper'),
  }));
}

/** Returns the position of each plate's left corner in the drawn stack, top to bottom, as shares of its size. */
export function plateCorners(): { x: number; y: number }[] {
  const { viewBox, plates } = stackGeometry(heroStack);
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return plates
    .map(({ left }) => {
      const [x = 0, y = 0] = left.slice(1).split(/[ l]/).map(Number);
      return { x: x / width, y: (y + heroStack.thickness / 2) / height };
    })
    .reverse();
}

type PlateLook = { faces: string; ink: string; picked: string };

function stack(look: (plate: Plate) => PlateLook): string {
  const { viewBox, guides, plates } = stackGeometry(heroStack);
  const drawn = plates.map((plate) => {
    const { faces, ink, picked } = look(plate);
    const engraving = engravings[plate.key];
    const line = `fill="none" stroke="${ink}" stroke-width=".55"`;
    return (
      `${faces}<g transform="${plate.engraving}" opacity=".78"><path d="${engraving.lines}" ${line}/>` +
      (engraving.dashed ? `<path d="${engraving.dashed}" ${line} stroke-dasharray="4 2"/>` : '') +
      `<path d="${engraving.filled}" fill="${ink}"/>` +
      `<path d="${engraving.picked}" fill="${picked}" stroke="${ink}" stroke-width=".55"/></g>`
    );
  });
  return svg(
    viewBox,
    `<path d="${guides}" fill="none" stroke="${light('rule-2')}" stroke-dasharray="3 4"/>${drawn.join('')}`,
  );
}

/**
 * Returns a statistic as on an industry page: twenty slabs, of which the figure's share is in colour and slid out at the
 * top, with the industry's emblem on the topmost.
 */
export function pileSvg(percent: number, layer: LayerKey, emblem?: EmblemName): string {
  const { viewBox, slab, staying, gone, onNext, slidOut, onTop } = pileGeometry(percent);
  const [top, side, edge] = ['top', 'side', 'edge'].map((face) => light(`${layer}-${face}`));
  const full =
    `<path d="${slab.left}" fill="${side}"/><path d="${slab.right}" fill="${edge}"/>` +
    `<path d="${slab.top}" fill="${top}"/>`;
  const empty =
    `<path d="${slab.left}${slab.right}" fill="${light('paper-2')}"/>` +
    `<path d="${slab.top}" fill="${light('paper')}"/>`;
  const onIt = emblem
    ? `<path d="${emblems[emblem]}" transform="${onTop}" fill="none" stroke="${light('plate-ink')}" stroke-width="2" stroke-linecap="round"/>`
    : '';
  /** Stacked slabs: each in the group of the one below it, as in PileSlabs.astro. */
  const piledUp = (drawn: string, count: number, last = '') =>
    Array.from({ length: count }, () => drawn).join(`<g transform="${onNext}">`) + last + '</g>'.repeat(count - 1);
  return svg(
    viewBox,
    `<g stroke="${light('rule-2')}" stroke-linejoin="round">${piledUp(empty, staying)}</g>` +
      `<g stroke="${edge}" stroke-linejoin="round" transform="${slidOut}">${piledUp(full, gone, onIt)}</g>`,
  );
}
