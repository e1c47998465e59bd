import { tornadoDrawing, tornadoViewBox } from '#drawings/tornado';
import { drivers } from '#domain/roi/assumptions';
import type { Currency } from '#domain/roi/currency';
import { asFigure, inDollars } from '#domain/roi/formats';
import type { RoiProjection } from '#domain/roi/model';
import type { TornadoBar } from '#domain/roi/tornado';
import { FiguresTable } from '#islands/roi/FiguresTable';
import * as words from '#islands/roi/model/words';

type Props = { bars: TornadoBar[]; projection: RoiProjection; currency: Currency };

/** The most bars in the drawing; the table lists every driver. */
const most = 8;

const fills = { lower: 'fill-paper stroke-lake', higher: 'fill-lake stroke-lake' } as const;

/** The main drivers of the first-year net: one bar each, for a fifth lower and a fifth higher. */
export function Tornado({ bars, projection, currency }: Props) {
  const drawn = bars.filter(({ swing }) => swing > 0).slice(0, most);
  const { base, halves } = tornadoDrawing(drawn, projection.firstYearNet);
  const widest = drawn[0];
  return (
    <figure
      className="lg:sticky lg:top-[min(var(--spacing-header)+2rem,100svh-42rem)] lg:self-start print:static"
      aria-labelledby="tornado"
    >
      <h3 id="tornado" className="text-lg">
        {words.tornado}
      </h3>
      <p className="mt-2 text-ink-2">
        <b className="font-semibold text-ink">{inDollars(projection.firstYearNet, currency)}</b>{' '}
        {words.netAndPayback(projection.paybackMonth)}
      </p>
      <div
        role="img"
        aria-label={
          widest ? words.bars(drawn.length, driver(widest).label, inDollars(widest.swing, currency)) : words.noBars
        }
      >
        <ol className="mt-5 mb-4 grid gap-2.5 print:mt-2 print:gap-0.5">
          {drawn.map((bar, index) => (
            <li key={bar.driver} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-sm leading-snug">
              <span>{driver(bar).label}</span>
              <span className="tabular-nums">{inDollars(bar.swing, currency)}</span>
              <svg
                className="col-span-full h-5 w-full print:h-3 overflow-visible *:[vector-effect:non-scaling-stroke]"
                viewBox={tornadoViewBox}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={fills.lower} d={halves[index]?.lower} />
                <path className={fills.higher} d={halves[index]?.higher} />
                <path className="fill-none stroke-ink" d={`M${base} 0V20`} />
              </svg>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        <p className="note">
          {words.barEnds} <Swatch half="lower" /> {words.barLower} <Swatch half="higher" /> {words.barHigher}
        </p>
        <FiguresTable
          caption={words.barsCaption}
          columns={words.barsColumns}
          rows={bars.map((bar) => ({
            name: driver(bar).label,
            cells: [at(bar.netAtLow, bar.lowValue, currency), at(bar.netAtHigh, bar.highValue, currency)],
          }))}
        />
      </figcaption>
    </figure>
  );
}

function Swatch({ half }: { half: keyof typeof fills }) {
  return (
    <svg className="inline-block h-2.5 w-5" viewBox="0 0 20 10" aria-hidden="true">
      <path className={fills[half]} d="M4 .5H19.5L16 9.5H.5Z" />
    </svg>
  );
}

/** A net, and under it the driver's value that leads to it. */
function at(net: number, value: number, currency: Currency) {
  return (
    <>
      {inDollars(net, currency)} <small className="block text-xs text-ink-3">{words.atFigure(asFigure(value))}</small>
    </>
  );
}

function driver(bar: TornadoBar): { label: string } {
  return drivers.find(({ name }) => name === bar.driver) ?? { label: bar.driver };
}
