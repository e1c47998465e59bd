---
/* The findings on a solution as one row of marks, in the order of the criteria. The adjacent figure counts the known
   ones. */
import type { CriterionStanding } from '#queries/solution-pages';
import { FactMark } from '#components/FactMark.tsx';
import '../FactMark.css';

interface Props {
  standings: CriterionStanding[];
  class?: string;
}
const { standings, class: look } = Astro.props;
---

<span class:list={['fact-strip', look]} aria-hidden="true">
  {standings.map(({ standing }) => (
    <FactMark finding={standing === 'stale' ? 'open' : standing} />
  ))}
</span>
