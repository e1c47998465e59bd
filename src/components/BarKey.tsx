import { FactMark } from '#components/FactMark.tsx';

type Props = {
  /** What the dashed line through the bars is. */
  line: string;
  /** What the figures beside the bars are. */
  figures: string;
};

/** The key above bars of points (IntervalBar.tsx), with their styles. */
export function BarKey({ line, figures }: Props) {
  return (
    <p className="bar-key">
      <span>
        <FactMark finding="yes" />
        met
      </span>
      <span>
        <FactMark finding="open" />
        not confirmed
      </span>
      <span>
        <i className="bar-key-rail" />
        not met
      </span>
      <span>
        <i className="bar-key-line" />
        {line}
      </span>
      <span>{figures}</span>
    </p>
  );
}
