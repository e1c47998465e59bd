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
import * as words from '#islands/committee/words';

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
  const sentence = several ? standing(several, labelOf) : members.length === 0 ? words.noLinks : words.oneLink;
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
            <p className="mt-4 lede">{words.howTo}</p>
          )}
        </section>
        <LinkList definition={definition} advice={advice} committee={committee} sentence={sentence} />
      </div>
      {several && (
        <>
          <div className="together-columns">
            <Piles
              heading={words.agree}
              note={words.agreeNote}
              none={words.agreeOnNone}
              criteria={several.agreed}
              labelOf={labelOf}
              nameOf={nameOf}
            />
            <Piles
              heading={words.differ}
              note={words.differNote}
              none={words.differOnNone}
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
