import { FactMark } from '#components/FactMark.tsx';
import * as words from '#components/words.ts';

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
        {words.met}
      </span>
      <span>
        <FactMark finding="open" />
        {words.notConfirmed}
      </span>
      <span>
        <i className="bar-key-rail" />
        {words.notMet}
      </span>
      <span>
        <i className="bar-key-line" />
        {line}
      </span>
      <span>{figures}</span>
    </p>
  );
}
