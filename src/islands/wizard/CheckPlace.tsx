import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { titleOf } from '#islands/wizard/useStepFocus';
import type { Visit } from '#islands/wizard/useVisit';
import { AdviceLinks } from '#components/AdviceLinks.tsx';
import { tools } from '#components/tools.ts';
import { $isChecking, followCheckPlace } from '#stores/check-place';

const loadCheck = () => import('#islands/check/Check');

type Props = RankedAnswers & { visit: Visit; siteName: string; children: ReactNode };

/** Shows the results or, if the address asks for it, the check in their place. */
export function CheckPlace({ visit, siteName, children, ...ranked }: Props) {
  const isChecking = useStore($isChecking);
  const check = useLaterPart(loadCheck, isChecking);
  const heading = useRef<HTMLHeadingElement>(null);
  const failed = useRef<HTMLDivElement>(null);
  const shown = useRef('results');
  useEffect(followCheckPlace, []);
  useEffect(() => {
    const wanted = isChecking ? 'check' : 'results';
    const at = isChecking ? (heading.current ?? failed.current) : visit.heading.current;
    // The script of the check may still be loading.
    if (shown.current === wanted || !at) return;
    shown.current = wanted;
    document.title = isChecking
      ? [tools.criteria.name, ranked.definition.title, siteName].join(' | ')
      : titleOf(ranked.definition, visit.step, siteName);
    at.focus({ preventScroll: true });
    visit.root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  if (!isChecking) return children;
  return (
    <>
      <AdviceLinks current="criteria" addresses={{ results: `#${visit.step.id}`, criteria: '#check' }} />
      <Later part={check} props={{ ...ranked, heading }} failedRef={failed} />
    </>
  );
}
