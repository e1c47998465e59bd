import { useStore } from '@nanostores/react';
import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react';
import { bySetting } from '#domain/check/group';
import { questionsAsText } from '#domain/check/vendors';
import { beforeYouBuy, severalJobs } from '#domain/recommendation/words';
import { askForGroup, type GroupQuestion } from '#domain/committee/ask';
import { type Committee, committeeOf } from '#domain/committee/committee';
import { nameOf as nameOfLink } from '#domain/committee/links';
import {
  divided,
  givenToDividing,
  inCheckInWords,
  isDecided,
  leadInPercent,
  leadsForGroup,
  noDifferenceCounts,
  openInWords,
  otherJobsInWords,
  othersWouldLead,
  settled,
  standing,
} from '#domain/committee/words';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { TextToCopy } from '#islands/TextToCopy';
import { Example, Steps } from '#islands/committee/Example';
import type { ReadingProps } from '#islands/committee/Reading';
import { useNextStep } from '#islands/committee/useNextStep';
import { LinkList } from '#islands/committee/LinkList';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { $committee, $linksToRead, openCommittee } from '#stores/committee';
import { Verdict } from '#components/Verdict.tsx';
import { tools } from '#components/tools.ts';
import * as words from '#islands/committee/words';
import './Committee.css';

type Props = {
  definition: WizardDefinition;
  advice: Advice;
  /** Loads the component that shows what several links say together. */
  loadReading: () => Promise<{ default: ComponentType<ReadingProps> }>;
};

/** The links, and below them where the group agrees, what divides it, and its ranking. */
export default function Together({ definition, advice, loadReading }: Props) {
  useLayoutEffect(openCommittee, []);
  const { links } = useStore($committee);
  const [now] = useState(() => new Date());
  const toRead = useStore($linksToRead);
  const committee = useMemo(() => committeeOf(toRead, definition, advice, now), [toRead, definition, advice, now]);
  const ranked = useLaterPart(loadReading, toRead.length > 0);
  const { members, reading, areas, toDiscuss } = committee;
  const isDeciding = areas.some(isDecided);
  const labelOf = (criterion: string) => advice.criteria.find(({ id }) => id === criterion)?.label ?? criterion;
  const jobOf = (solution: string) => advice.solutions.find(({ id }) => id === solution)?.job;
  const nameOf = (member: string) => nameOfLink(links.find(({ id }) => id === member) ?? { id: member, name: '' });
  const several = reading && members.length > 1 ? reading : null;
  const leading = several ? leadsForGroup(areas, jobOf) : '';
  const wouldLead = leading && othersWouldLead(areas, nameOf);
  const sentence =
    [leading, wouldLead].filter(Boolean).join(' ') ||
    (several && standing(several, labelOf)) ||
    (members.length === 0 ? words.noLinks : words.oneLink);
  return (
    <div className="together">
      <div className="together-head">
        <section aria-labelledby="standing">
          {several ? (
            <GroupVerdict
              {...{ sentence, leading, wouldLead, advice, reading: several, areas }}
              {...{ toDiscuss, isDeciding, jobOf, labelOf, nameOf }}
            />
          ) : (
            <>
              <h2 id="standing" className="border-b-2 border-ink pb-3 text-xl">
                {sentence}
              </h2>
              <Steps />
              <TextToCopy
                text={words.invitation(new URL(tools.results.address, window.location.href).href.replace(/#.*/, ''))}
                label={words.copyInvitation}
                byHand={words.invitationByHand}
              />
            </>
          )}
        </section>
        <LinkList definition={definition} advice={advice} committee={committee} nameOf={nameOf} sentence={sentence} />
      </div>
      {several ? (
        <Later part={ranked} props={{ committee, reading: several, advice, jobOf, labelOf, nameOf }} />
      ) : (
        <Example />
      )}
    </div>
  );
}

type GroupVerdictProps = Pick<ReadingProps, 'advice' | 'reading' | 'jobOf' | 'labelOf' | 'nameOf'> & {
  sentence: string;
  /** Who leads for the group; empty where nobody does. */
  leading: string;
  /** For whom another would; empty where for nobody. */
  wouldLead: string;
  isDeciding: boolean;
} & Pick<Committee, 'areas' | 'toDiscuss'>;

/** Who leads for the group, what is open (answers of vendors, and among the members), and the one next step. */
function GroupVerdict(props: GroupVerdictProps) {
  const { sentence, leading, wouldLead, advice, reading, areas, toDiscuss, isDeciding } = props;
  const { jobOf, labelOf, nameOf } = props;
  const [only] = areas.length === 1 ? areas : [];
  const agreement = standing(reading, labelOf);
  const jobs = new Set(only?.candidates.map(({ id }) => jobOf(id))).size;
  const lead = leading && leadInPercent(areas);
  const why = toDiscuss
    ? `${givenToDividing(bySetting(toDiscuss.given), nameOf)} ${settled(toDiscuss, areas, reading.differing.length > 1)}`
    : reading.agreed.length > 0
      ? words.allWithinReach
      : words.nothingCounts;
  const toSettle = toDiscuss && isDeciding ? labelOf(toDiscuss.criterion) : '';
  const answers = leading && openInWords(areas, jobOf);
  const rivals = answers && only ? otherJobsInWords(only, jobOf) : '';
  // What the members have to settle comes before what vendors have to answer, where it decides who is first. Where it does
  // not, the row of its criterion says why.
  const open = !leading
    ? [only?.leadStatus ?? words.noOrder, why]
    : toSettle
      ? [words.decides(toSettle), why, [answers || only?.leadStatus, rivals]]
      : answers
        ? [answers, [rivals, divided(reading.differing, labelOf) || agreement, !toDiscuss && why]]
        : [agreement, !toDiscuss && why, only?.leadStatus];
  const [title, ...opens] = open.map((each) => (Array.isArray(each) ? each.filter(Boolean).join(' ') : each));
  const question = leading && only && !toSettle ? askForGroup(only.scores, jobOf) : null;
  const next = useNextStep({
    settings: reading.settings,
    inCheck: inCheckInWords(areas),
    finding: [...new Set([sentence, lead, answers, rivals, agreement, why])].filter(Boolean).join(' '),
    toSettle,
    toAsk: question && asked(question, advice),
  });
  // Where the members' differences change nothing, the group need not settle them first.
  const isAgreed = leading && toDiscuss && only?.isSameForAll;
  const ofLeader = lead && advice.solutions.find(({ id }) => only?.leading.ids.includes(id))?.caution;
  const said = [jobs > 1 && severalJobs(jobs), isAgreed && wouldLead, lead].filter(Boolean).join(' ');
  return (
    <Verdict
      first={{
        title: (
          <h2 id="standing">
            {isAgreed ? `${leading} ${noDifferenceCounts(reading.differing.length > 1)}` : sentence}
          </h2>
        ),
        children: (
          <>
            {said && <p>{said}</p>}
            {ofLeader && <p>{`${beforeYouBuy}: ${ofLeader}`}</p>}
          </>
        ),
      }}
      open={{ title, children: opens.map((each) => each && <p key={each}>{each}</p>) }}
      next={next}
    />
  );
}

/** A question to a vendor: whom to ask about what, what its answer changes, and the text to send. */
function asked({ candidate, criterion, changesBy }: GroupQuestion, { criteria, solutions }: Advice) {
  const { name = '', provider = '' } = solutions.find(({ id }) => id === candidate) ?? {};
  const listed = solutions.map((solution) => ({ id: solution.id, name: solution.name, solution }));
  return {
    title: words.ask(provider, name),
    says: `${criteria.find(({ id }) => id === criterion)?.question} ${words.changes[changesBy]}`,
    text: questionsAsText([{ vendor: provider, questions: [{ candidate, criterion, number: 1 }] }], listed, criteria),
  };
}
