import type { CSSProperties } from 'react';

/** A part of a bar: its width is its value, solid if known, hatched if open. */
export type Segment = { key: string; width: number; isOpen: boolean };

type Props = {
  /** A text alternative to the bar. */
  label: string;
  /** The value of the whole rail. */
  of: number;
  segments: readonly Segment[];
};

/**
 * A score as a bar from its low to its high end. The container's `--at` (0 to 1) puts a dashed line through all bars:
 * the leader's known points.
 */
export function IntervalBar({ label, of, segments }: Props) {
  return (
    <div className="interval-bar" role="img" aria-label={label}>
      {segments.map(({ key, width, isOpen }) => (
        <i key={key} data-open={isOpen || undefined} style={{ '--width': width / of } as CSSProperties} />
      ))}
    </div>
  );
}
