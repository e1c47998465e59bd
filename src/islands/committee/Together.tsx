import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { committeeOf } from '#domain/committee/committee';
import { standing } from '#domain/committee/words';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { AnswersTogether } from '#islands/committee/AnswersTogether';
import { Dividing } from '#islands/committee/Dividing';
import { LinkList } from '#islands/committee/LinkList';
import { MeanRanking } from '#islands/committee/MeanRanking';
import { Piles } from '#islands/committee/Piles';
import { $committee, openCommittee } from '#stores/committee';

type Props = { definition: WizardDefinition; advice: Advice };

/** The links and what they say together: where the group agrees, what divides it, and its ranking. */
export default function Together({ definition, advice }: Props) {
  useEffect(openCommittee, []);
  const { links } = useStore($committee);
  const [now] = useState(() => new Date());
  const committee = useMemo(() => committeeOf(links, definition, advice, now), [links, definition, advice, now]);
  const { members, reading } = committee;
  const labelOf = (criterion: string) => advice.criteria.find(({ id }) => id === criterion)?.label ?? criterion;
  const nameOf = (member: string) => members.find(({ id }) => id === member)?.name ?? member;
  const several = reading && members.length > 1 ? reading : null;
  const sentence = several ? standing(several, labelOf) : waitingFor(members.length);
  return (
    <div className="together">
      <div className="together-head">
        <section aria-labelledby="standing">
          <h2 id="standing" className="text-3xl leading-tight">
            {sentence}
          </h2>
          {several ? (
            <Dividing reading={several} candidates={committee.candidates} labelOf={labelOf} nameOf={nameOf} />
          ) : (
            <p className="mt-4 lede">
              Each of you opens the results, sets what counts under “Check it against your criteria”, and presses Copy
              link under “Send to a colleague”. Paste two to seven of these links, your own among them.
            </p>
          )}
        </section>
        <LinkList definition={definition} advice={advice} committee={committee} sentence={sentence} />
      </div>
      {several && (
        <>
          <div className="together-columns">
            <Piles
              heading="Where you agree"
              note="Within two steps of each other; a must follows 5."
              none="On no criterion that somebody counts."
              criteria={several.agreed}
              labelOf={labelOf}
              nameOf={nameOf}
            />
            <Piles
              heading="Where you differ"
              note="The widest spread first."
              none="On no criterion."
              criteria={several.differing}
              labelOf={labelOf}
              nameOf={nameOf}
            />
          </div>
          <MeanRanking committee={committee} reading={several} advice={advice} labelOf={labelOf} nameOf={nameOf} />
          <AnswersTogether answers={committee.answers} nameOf={nameOf} />
        </>
      )}
    </div>
  );
}

function waitingFor(members: number): string {
  return members === 0 ? 'No links yet.' : 'One link so far. It takes two to see where you agree.';
}
