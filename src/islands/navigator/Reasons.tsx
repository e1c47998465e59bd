import type { Reason } from '#domain/recommendation/recommend';
import { Icon } from '#components/Icon.tsx';

/** Live data: points that add up to the score. */
export function Ledger({ reasons, score, name }: { reasons: readonly Reason[]; score: number | null; name: string }) {
  return (
    <table className="ledger">
      <caption className="sr-only">How {name} earned its score</caption>
      <tbody>
        {reasons.map((reason) => (
          <tr key={reason.kind} data-met={reason.met || undefined}>
            <th scope="row">{reason.text}</th>
            <td>{reason.points === undefined ? '' : reason.points > 0 ? `+${reason.points}` : reason.points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Fit</th>
          <td>{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Reasons met and not met. The editor's ranking has no points: they would not add up. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={reason.kind} data-met={reason.met || undefined}>
          {reason.met ? <Icon name="check" /> : <span className="not-met" aria-hidden="true" />}
          <span>
            <span className="sr-only">{reason.met ? 'Met: ' : 'Not met: '}</span>
            {reason.text}
            {reason.points !== undefined && ` (${reason.points} points)`}
          </span>
        </li>
      ))}
    </ul>
  );
}
