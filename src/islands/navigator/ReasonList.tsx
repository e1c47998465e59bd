import type { Reason } from '#domain/recommendation/recommend';
import { Icon } from '#components/Icon.tsx';

/** Reasons met and not met. The editor's ranking has no points: they would not add up. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason.kind} className={`reason ${reason.met ? 'text-ink' : 'text-ink-3'}`}>
          {reason.met ? (
            <Icon name="check" className="translate-y-0.5 text-good" />
          ) : (
            <span className="self-start border-t" aria-hidden="true" />
          )}
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
