import type { CSSProperties } from 'react';

/** A part of a bar: as wide as what it counts, solid where that is known, hatched where it is open. */
export type Segment = { key: string; width: number; isOpen: boolean };

type Props = {
  /** What the bar says, in words. */
  label: string;
  /** What the whole rail stands for. */
  of: number;
  segments: readonly Segment[];
};

/**
 * A score as a bar from its low to its high end. `--at` of what surrounds it (0 to 1) puts a dashed line through all
 * bars: what the leader is known to have.
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
