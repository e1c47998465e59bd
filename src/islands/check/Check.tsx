import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { answerChanges } from '#domain/check/answer-changes';
import { bothReadings } from '#domain/check/readings/both-readings';
import { type Check as CheckData, checkFor, topThree } from '#domain/check/check';
import { doesJobOf, jobsOf, withJobs } from '#domain/check/jobs';
import { leadStatus } from '#domain/check/lead-status';
import { type OpenQuestion, questionsWorthAsking } from '#domain/check/questions';
import { type Scores, scoresOf } from '#domain/check/score';
import { seededSettings } from '#domain/check/seed';
import { countedCriteria } from '#domain/check/settings';
import { weightChanges } from '#domain/check/weight-changes';
import { byStatedNeeds, firstOf } from '#domain/check/stated-needs';
import { questionsAsText } from '#domain/check/vendors';
import { inAskingOrder, outlook, type Outlook, placeAmong, questionOfCheck, verdict } from '#domain/check/verdict';
import { severalJobs } from '#domain/recommendation/words';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { askedQuestions } from '#domain/wizard/answers';
import { Button } from '#components/Button.tsx';
import { Verdict } from '#components/Verdict.tsx';
import { ToolHeading } from '#components/ToolHeading.tsx';
import { Bars } from '#islands/check/Bars';
import { TextToCopy } from '#islands/TextToCopy';
import styleSheet from './check.css?url';
import { Criteria } from '#islands/check/Criteria';
import { PointsTable } from '#islands/check/PointsTable';
import { Questions } from '#islands/check/Questions';
import { RuledOut } from '#islands/check/RuledOut';
import { useSliced } from '#islands/check/useSliced';
import { WhatWouldChange } from '#islands/check/WhatWouldChange';
import { useLate } from '#islands/useLate';
import { $settings, openCheck } from '#stores/check';
import { tools } from '#components/tools.ts';
import * as words from '#islands/check/words';

export { styleSheet };

export type CheckProps = RankedAnswers & {
  heading: RefObject<HTMLHeadingElement | null>;
};

/**
 * 'Criteria': a second ranking, by the visitor's weights, beside the editor's. Neither changes
 * the other.
 */
export default function Check(props: CheckProps) {
  const { definition, answers, advice, choice } = props;
  const check = useMemo(
    () => checkFor(definition, answers, advice, choice, new Date()),
    [definition, answers, advice, choice],
  );
  return (
    <article className="check">
      <Reading {...props} check={check} />
    </article>
  );
}

/** A constant, so that its identity does not change between renders. */
const none: OpenQuestion[] = [];

function Reading({ definition, answers, advice, heading, check }: CheckProps & { check: CheckData }) {
  const { solutions, criteria, findings, judged, begun } = check;
  const ids = useMemo(() => criteria.map(({ id }) => id), [criteria]);
  useState(() => openCheck(ids));
  const own = useLate($settings);
  const settings = useMemo(() => own ?? seededSettings(begun), [own, begun]);
  const counted = useMemo(() => countedCriteria(ids, settings), [ids, settings]);
  const scores = useMemo(() => scoresOf(solutions, counted, findings), [solutions, counted, findings]);
  const questions = useSliced(useCallback(() => questionsWorthAsking(scores), [scores]));
  const weights = useSliced(
    useCallback(() => weightChanges(solutions, ids, settings, findings), [solutions, ids, settings, findings]),
    { afterFrame: true },
  );
  const asked = useMemo(() => askedQuestions(definition, answers), [definition, answers]);
  const changes = useSliced(
    useCallback(
      () => answerChanges(asked, answers, (each) => topThree(definition, each, advice)),
      [asked, definition, answers, advice],
    ),
    { afterFrame: true },
  );
  const named = withJobs(scores, solutions);
  const groups = useMemo(() => byStatedNeeds(scores, solutions), [scores, solutions]);
  const { sentence, note, isOfFitting } = verdict(
    named,
    byStatedNeeds(named, solutions),
    leadStatus(named, questions?.length ?? 0),
  );
  // The sentence and its note say who has the most points, and why another leads.
  const isSame = solutions[0]?.id === groups.fitting[0]?.id;
  const joined =
    isOfFitting || (isSame && scores.of > 0)
      ? words.editorsFirst(solutions[0]?.name, isSame)
      : bothReadings(check, scores);
  const jobs = jobsOf(solutions);
  const why = [note, joined, jobs > 1 && severalJobs(jobs)].filter(Boolean).join(' ');
  const toAsk = useMemo(
    () => questionOfCheck(scores, groups, solutions, questions ?? none),
    [scores, groups, solutions, questions],
  );
  const ordered = useMemo(() => inAskingOrder(questions ?? none, toAsk), [questions, toAsk]);
  const { byOneYes, byMore, elsewhere } =
    scores.of > 0 ? outlook(groups, doesJobOf(firstOf(groups), solutions)) : nobody;
  const ofQuestion = byOneYes.filter(({ id }) => id === toAsk?.candidate);
  const near = ofQuestion.length > 0 ? ofQuestion : byOneYes;
  const { uncertain, others } = words.outlook(namesOf(near), byOneYes.length - near.length, namesOf(byMore));
  const among = [others, words.elsewhere(elsewhere)].filter(Boolean).join(' ');
  const open = scores.kept
    .flatMap(({ parts, musts }) => [...parts, ...musts])
    .filter(({ finding }) => finding === 'open').length;
  const top = useMemo(() => solutions.slice(0, 3).map(({ id }) => id), [solutions]);
  const nameOf = useCallback((id: string) => advice.solutions.find((each) => each.id === id)?.name ?? id, [advice]);
  return (
    <>
      <ToolHeading heading={tools.criteria.name} lede={words.ownRanking} headingRef={heading} />
      <section className="ck-reading" aria-labelledby="check-lead">
        <div className="ck-lead">
          <Verdict
            first={{
              title: <h2 id="check-lead">{sentence}</h2>,
              children: (
                <>
                  {why && <p>{why}</p>}
                  {/* They stand below the solutions there. */}
                  <Button
                    look="link"
                    className="lg:hidden print:hidden"
                    onClick={() => document.getElementById('check-criteria')?.focus()}
                  >
                    {words.yourCriteria}
                  </Button>
                </>
              ),
            }}
            open={{
              title: uncertain || words.openAnswers(questions?.length ?? 0, open),
              children: among && <p>{among}</p>,
            }}
            next={
              toAsk
                ? nextOf(toAsk, check, isMetInPart(toAsk, scores))
                : counted.length === 0
                  ? { title: words.setWhatCounts }
                  : { title: words.takeItAlong, children: <p>{words.resultsHold}</p> }
            }
          />
        </div>
        <Bars check={check} scores={scores} judged={judged} />
        <Criteria
          check={check}
          settings={settings}
          areOwn={own !== null}
          definition={definition}
          answers={answers}
          now={sentence}
        />
        <RuledOut check={check} scores={scores} facts={advice.facts} judged={judged} />
        <Spoken text={sentence} />
      </section>
      <PointsTable check={check} scores={scores} facts={advice.facts} />
      <Questions
        check={check}
        counted={counted}
        questions={ordered}
        open={open}
        place={placeAmong(questions ?? none, toAsk)}
        judged={judged}
      />
      <WhatWouldChange
        check={check}
        definition={definition}
        top={top}
        answers={changes}
        asked={asked}
        weights={weights}
        nameOf={nameOf}
      />
    </>
  );
}

const nobody: Outlook = { byOneYes: [], byMore: [], elsewhere: 0 };

function namesOf(candidates: readonly { name: string }[]): string[] {
  return candidates.map(({ name }) => name);
}

/** Whether the question is about a must that is known to be met only in part. */
function isMetInPart({ candidate, criterion }: { candidate: string; criterion: string }, { kept }: Scores): boolean {
  const musts = kept.find(({ id }) => id === candidate)?.musts ?? [];
  return musts.some((must) => must.criterion === criterion && must.finding === 'partly');
}

/** The one question to ask before all others, and to whom. */
function nextOf(
  { candidate, criterion }: { candidate: string; criterion: string },
  { solutions, criteria: all }: CheckData,
  isInPart: boolean,
) {
  const { name = '', solution } = solutions.find(({ id }) => id === candidate) ?? {};
  const vendor = solution?.provider ?? '';
  const text = questionsAsText([{ vendor, questions: [{ candidate, criterion, number: 1 }] }], solutions, all);
  const { label = '', question = '' } = all.find(({ id }) => id === criterion) ?? {};
  return {
    title: words.ask(vendor, name),
    children: (
      <>
        <p>
          {isInPart && words.onlyInPart(label)} {question}
        </p>
        <TextToCopy className="mt-3" text={text} label={words.copyQuestion} byHand={words.copyByHand} />
      </>
    ),
  };
}

/** How long (ms) the criteria must stay unchanged before the sentence is announced. */
const quietTime = 700;

/** Announces a text to screen readers once it has changed and then stayed the same for a while. */
function Spoken({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const waiting = setTimeout(() => setSaid(text), quietTime);
    return () => clearTimeout(waiting);
  }, [text, first, said]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
