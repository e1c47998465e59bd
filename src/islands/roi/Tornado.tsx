import { tornadoDrawing, tornadoViewBox } from '#drawings/tornado';
import { drivers } from '#domain/roi/assumptions';
import { asFigure, inDollars } from '#domain/roi/formats';
import type { RoiProjection } from '#domain/roi/model';
import type { TornadoBar } from '#domain/roi/tornado';
import { paybackWords } from '#islands/roi/Scenarios';

type Props = { bars: TornadoBar[]; projection: RoiProjection };

/** The drawing shows no more bars than this; the table has every driver. */
const most = 8;

/** What moves the first-year net most: one bar for each driver, a fifth lower and a fifth higher. */
export function Tornado({ bars, projection }: Props) {
  const drawn = bars.filter(({ swing }) => swing > 0).slice(0, most);
  const { base, halves } = tornadoDrawing(drawn, projection.firstYearNet);
  const widest = drawn[0];
  return (
    <figure className="tornado" aria-labelledby="tornado">
      <h3 id="tornado">What moves the answer most</h3>
      <p className="tornado-answer">
        <b>{inDollars(projection.firstYearNet)}</b> first-year net. {paybackWords(projection.paybackMonth)}.
      </p>
      <div
        role="img"
        aria-label={
          widest
            ? `Bars for ${drawn.length} drivers. ${driver(widest).label} moves the first-year net most, by ${inDollars(widest.swing)}.`
            : 'No driver moves the first-year net.'
        }
      >
        <ol>
          {drawn.map((bar, index) => (
            <li key={bar.driver}>
              <span>{driver(bar).label}</span>
              <span className="tornado-swing">{inDollars(bar.swing)}</span>
              <svg viewBox={tornadoViewBox} preserveAspectRatio="none">
                <path className="lower" d={halves[index]?.lower} />
                <path className="higher" d={halves[index]?.higher} />
                <path className="base" d={`M${base} 0V20`} />
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
        <details className="figures-table">
          <summary>Show the figures as a table</summary>
          <table>
            <caption className="sr-only">First-year net with one figure a fifth lower and a fifth higher</caption>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">A fifth lower</th>
                <th scope="col">A fifth higher</th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.driver}>
                  <th scope="row">{driver(bar).label}</th>
                  <td>
                    {inDollars(bar.netAtLow)} <small>at {asFigure(bar.lowValue)}</small>
                  </td>
                  <td>
                    {inDollars(bar.netAtHigh)} <small>at {asFigure(bar.highValue)}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}

function Swatch({ half }: { half: 'lower' | 'higher' }) {
  return (
    <svg className="swatch" viewBox="0 0 20 10" aria-hidden="true">
      <path className={half} d="M4 .5H19.5L16 9.5H.5Z" />
    </svg>
  );
}

function driver(bar: TornadoBar): { label: string } {
  return drivers.find(({ name }) => name === bar.driver) ?? { label: bar.driver };
}
