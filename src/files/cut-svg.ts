import { themeColour } from '#drawings/colours';
import { type CutBar, type CutMeasures, cutBars } from '#drawings/cut';
import { layers } from '#domain/layers';
import type { CutRow } from '#domain/obligations/following/cut';
import { escaped } from '#domain/seo/xml';

/*
 * An industry's rules as a picture for the pages of others: an SVG without scripts and links, in the typeface of the
 * reader's system, light or dark as the reader prefers.
 */

/** The words of the picture: its heading, the counts below, the day between what is coming and what binds, two lines. */
export type CutWords = { heading: string; counts: string; day: string; key: string; credit: string };

/** A column is wide enough for the longest word of its head in any typeface of a system. */
const bar: CutMeasures = { pitch: 110, width: 98, height: 11, lean: 5, row: 20 };
const edge = 20;
const names = edge + 40;
const columns = 330;
const width = columns + layers.length * bar.pitch + edge - (bar.pitch - bar.width - bar.lean);
const top = 132;
/** The space around the line between what is coming and what is in force. */
const gap = 36;

/** Returns the picture as an SVG file. */
export function cutSvg(rows: readonly CutRow[], text: CutWords): string {
  const above = rows.filter(({ status }) => status !== 'in-force');
  const below = rows.filter(({ status }) => status === 'in-force');
  const today = top + above.length * bar.row + gap / 2 + 2;
  const start = top + above.length * bar.row + gap;
  const end = start + below.length * bar.row;
  const height = end + 60;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(text.heading)}</title>`,
    `<desc id="d">${escaped([text.counts, text.day, text.credit].join('. '))}.</desc>`,
    `<style>${styles}</style>`,
    `<defs>${layers.map(({ key }) => hatching(key)).join('')}</defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    textAt(edge, 40, text.heading, 'class="h"'),
    textAt(edge, 64, text.counts, 'class="soft"'),
    layers.map(({ name }, index) => columnHead(columns + index * bar.pitch + bar.lean, name)).join(''),
    drawnRows(above, top),
    `<path class="line" d="M${edge} ${today}H${width - edge}"/>`,
    `<text class="day" x="${edge}" y="${today - 5}">${escaped(text.day)}</text>`,
    drawnRows(below, start),
    textAt(edge, end + 22, text.key, 'class="soft"'),
    textAt(edge, end + 42, text.credit, 'class="credit"'),
    '</svg>',
  ].join('\n');
}

/** Returns only the bars, in the light scheme, as an SVG file in the size of these measures. */
export function barsSvg(rows: readonly CutRow[], measures: CutMeasures): string {
  const { pitch, width: barWidth, lean, row } = measures;
  const size = [(layers.length - 1) * pitch + barWidth + lean + 2, rows.length * row];
  const light = (colour: string) => themeColour(colour).light;
  const look = ({ layer, status }: CutBar) => {
    const [face, line] = [light(`${layer}-top`), light(`${layer}-edge`)];
    if (status === 'proposed') return `fill="none" stroke="${line}" stroke-width="1.5" stroke-dasharray="5 4"`;
    return `fill="${status === 'coming' ? `url(#${layer})` : face}" stroke="${line}" stroke-width="1.5"`;
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${size.join(' ')}"><defs>` +
    layers
      .map(({ key }) => {
        const lines = `<path d="M-2 10L10-2M4 16L16 4" stroke="${light(`${key}-edge`)}" stroke-width="2"/>`;
        return `<pattern id="${key}" width="8" height="8" patternUnits="userSpaceOnUse">${lines}</pattern>`;
      })
      .join('') +
    `</defs>${cutBars(rows, measures)
      .map((each) => `<path d="${each.path}" ${look(each)}/>`)
      .join('')}</svg>`
  );
}

function drawnRows(rows: readonly CutRow[], y: number): string {
  const texts = rows.map(({ name, year }, index) => {
    const baseline = y + index * bar.row + bar.height - 1;
    return `${year && textAt(edge, baseline, year, 'class="soft"')}${textAt(names, baseline, name)}`;
  });
  const bars = cutBars(rows, bar).map(({ layer, status, path }) => `<path class="${layer} ${status}" d="${path}"/>`);
  return `${texts.join('\n')}\n<g transform="translate(${columns} ${y})">${bars.join('')}</g>`;
}

/** Returns the name of a layer over its column, in two lines where it has several words. */
function columnHead(x: number, name: string): string {
  const cut = name.lastIndexOf(' ');
  const lines = cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  return lines.map((line, index) => textAt(x, 116 - (lines.length - 1 - index) * 14, line, 'class="layer"')).join('');
}

function textAt(x: number, y: number, text: string, attributes = ''): string {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escaped(text)}</text>`;
}

function hatching(layer: string): string {
  return `<pattern id="${layer}" width="5" height="5" patternUnits="userSpaceOnUse"><path class="${layer}-line" d="M-1 6L6-1M1.5 8.5L8.5 1.5"/></pattern>`;
}

function scheme(of: 'light' | 'dark'): string {
  const colour = (name: string) => themeColour(name)[of];
  const ofLayers = layers.map(({ key }) => {
    const line = `stroke:${colour(`${key}-${of === 'light' ? 'edge' : 'top'}`)}`;
    return `.${key}{fill:${colour(`${key}-top`)};${line}}.${key}-line{${line}}`;
  });
  return (
    `.paper{fill:${colour('paper')}}text{fill:${colour('ink')}}.soft,.day,.layer{fill:${colour('ink-2')}}` +
    `.line{stroke:${colour('ink')}}${ofLayers.join('')}`
  );
}

const styles = [
  'text{font:13px system-ui,sans-serif}.h{font-size:22px;font-weight:600}.layer{font-size:11px}',
  '.day{font-size:11px}.credit{font-weight:600}',
  scheme('light'),
  `@media(prefers-color-scheme:dark){${scheme('dark')}}`,
  ...layers.map(({ key }) => `.${key}.coming{fill:url(#${key})}`),
  '.proposed{fill:none;stroke-dasharray:4 3}',
].join('');
