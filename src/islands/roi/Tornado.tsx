import { tornadoDrawing, tornadoViewBox } from '#drawings/tornado';
import { drivers } from '#domain/roi/assumptions';
import type { Currency } from '#domain/roi/currency';
import { asFigure, inDollars } from '#domain/roi/formats';
import type { RoiProjection } from '#domain/roi/model';
import type { TornadoBar } from '#domain/roi/tornado';
import { FiguresTable } from '#islands/roi/FiguresTable';
import { paybackWords } from '#islands/roi/Scenarios';

type Props = { bars: TornadoBar[]; projection: RoiProjection; currency: Currency };

/** The drawing shows no more bars than this; the table has every driver. */
const most = 8;

const fills = { lower: 'fill-paper stroke-lake', higher: 'fill-lake stroke-lake' } as const;

/** What moves the first-year net most: one bar for each driver, a fifth lower and a fifth higher. */
export function Tornado({ bars, projection, currency }: Props) {
  const drawn = bars.filter(({ swing }) => swing > 0).slice(0, most);
  const { base, halves } = tornadoDrawing(drawn, projection.firstYearNet);
  const widest = drawn[0];
  return (
    <figure className="lg:sticky lg:top-26 lg:self-start print:static" aria-labelledby="tornado">
      <h3 id="tornado" className="text-lg">
        What moves the answer most
      </h3>
      <p className="mt-2 text-ink-2">
        <b className="font-semibold text-ink">{inDollars(projection.firstYearNet, currency)}</b> first-year net.{' '}
        {paybackWords(projection.paybackMonth)}.
      </p>
      <div
        role="img"
        aria-label={
          widest
            ? `Bars for ${drawn.length} drivers. ${driver(widest).label} moves the first-year net most, by ${inDollars(widest.swing, currency)}.`
            : 'No driver moves the first-year net.'
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
          The amount is the distance between the two ends. <Swatch half="lower" /> one figure a fifth lower,{' '}
          <Swatch half="higher" /> a fifth higher, all others as they are; left is a smaller net. The line is the net as
          it stands.
        </p>
        <FiguresTable
          caption="First-year net with one figure a fifth lower and a fifth higher"
          columns={['Figure', 'A fifth lower', 'A fifth higher']}
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
      {inDollars(net, currency)} <small className="block text-xs text-ink-3">at {asFigure(value)}</small>
    </>
  );
}

function driver(bar: TornadoBar): { label: string } {
  return drivers.find(({ name }) => name === bar.driver) ?? { label: bar.driver };
}
