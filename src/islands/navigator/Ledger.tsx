import type { Reason } from '#domain/recommendation/recommend';
import * as words from '#islands/navigator/words';
import './ProductDetail.css';

/** Live data: the points that add up to the score. */
export function Ledger({ reasons, score, name }: { reasons: readonly Reason[]; score: number | null; name: string }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{words.ledger(name)}</caption>
      <tbody>
        {reasons.map(({ kind, met, text, points }) => (
          <tr key={kind} className={`border-t border-rule *:py-1.5 ${met ? '' : 'text-ink-3'}`}>
            <th scope="row" className="pe-4 text-start font-normal">
              {text}
            </th>
            <td className={`text-end tabular-nums ${met ? 'font-semibold' : ''}`}>
              {points === undefined ? '' : points > 0 ? `+${points}` : points}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="ledger-sum">
          <th scope="row" className="text-start">
            {words.fit}
          </th>
          <td className="text-end tabular-nums">{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}
