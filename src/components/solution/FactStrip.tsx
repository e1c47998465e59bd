import { type FactStanding, findingOf } from '#domain/facts/standing';
import { FactMark } from '#components/FactMark.tsx';
import '../FactMark.css';

type Props = { standings: readonly Pick<FactStanding, 'standing'>[]; className: string };

/** The findings on a solution as one row of marks, in the order of the criteria. The adjacent figure counts the known ones. */
export function FactStrip({ standings, className }: Props) {
  return (
    <span className={`fact-strip ${className}`} aria-hidden="true">
      {standings.map(({ standing }, index) => (
        <FactMark key={index} finding={findingOf(standing)} />
      ))}
    </span>
  );
}
