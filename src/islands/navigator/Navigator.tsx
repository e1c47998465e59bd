import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Site } from '#domain/content/site';
import type { WizardDefinition } from '#domain/content/wizard';
import { recommend, type VisitorIndustry } from '#domain/recommendation/recommend';
import { reportFileName, textReport } from '#domain/recommendation/report';
import type { Solution } from '#domain/recommendation/solution';
import { initialState } from '#domain/wizard/machine';
import { stepById, stepsOnTheWay } from '#domain/wizard/steps';
import { AdvancedOptions } from '#islands/navigator/AdvancedOptions';
import { Results } from '#islands/navigator/Results';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { ContactStep } from '#islands/wizard/ContactStep';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { QuestionStep } from '#islands/wizard/QuestionStep';
import { SentBefore } from '#islands/wizard/SentBefore';
import { StackSoFar } from '#islands/wizard/StackSoFar';
import { StepAnchors } from '#islands/wizard/StepAnchors';
import { StepIndicator } from '#islands/wizard/StepIndicator';
import { SubmissionLine, SubmissionToast } from '#islands/wizard/SubmissionNotice';
import { useStepFocus } from '#islands/wizard/useStepFocus';
import { copyText, saveTextFile } from '#stores/files';
import {
  $industry,
  navigatorSubmissions as submissions,
  navigatorWizard as wizard,
  readIndustry,
  startOver,
} from '#stores/navigator';
import { resendWaitingLeads } from '#stores/outbox';
import { $website, readWebsiteData } from '#stores/website';

type Props = {
  definition: WizardDefinition;
  solutions: Solution[];
  industries: VisitorIndustry[];
  site: Pick<Site, 'name' | 'email' | 'address' | 'bookingUrl' | 'disclosure'>;
  providersUrl: string;
  /** The page that the scraper offers first. */
  solutionsUrl: string;
};

/** The Solution Navigator. Prints the state of its stores and calls their verbs. */
export default function Navigator(props: Props) {
  return (
    <ErrorBoundary>
      <NavigatorSteps {...props} />
    </ErrorBoundary>
  );
}

function NavigatorSteps({ definition, solutions, industries, site, providersUrl, solutionsUrl }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const opened = useStore(wizard.$state);
  const state = opened ?? initialState(definition);
  const form = useStore(submissions.$form);
  const submission = useStore(submissions.$submission);
  const website = useStore($website);
  const industryId = useStore($industry);
  const industry = industries.find(({ id }) => id === industryId);

  useEffect(() => {
    const closeSubmissions = submissions.open(definition);
    const closeWizard = wizard.open(definition, root.current?.querySelector('form') ?? null);
    readIndustry();
    readWebsiteData();
    resendWaitingLeads();
    return () => {
      closeWizard();
      closeSubmissions();
    };
  }, [definition]);

  const step = stepById(definition, state.step);
  const heading = useStepFocus(root, definition, step, site.name);
  const onTheWay = stepsOnTheWay(definition, state.answers);
  const following = onTheWay[onTheWay.indexOf(step) + 1];
  const recommendations = useMemo(
    () =>
      step.kind === 'results' ? recommend(definition, state.answers, solutions, website?.solutions, industry) : null,
    [step.kind, definition, state.answers, solutions, website, industry],
  );
  const mend = () => wizard.change(definition.steps.find(({ kind }) => kind === 'contact')?.id ?? step.id);
  const dismiss = () => {
    submissions.dismiss();
    heading.current?.focus({ preventScroll: true });
  };
  const onResults = step.kind === 'results';

  return (
    <div className="wizard" ref={root} data-served={opened === null || undefined}>
      {opened === null && <StepAnchors definition={definition} />}
      <div className="wrap">
        <div className="wizard-head" data-small={onResults || undefined}>
          <div>
            <h1>{definition.title}</h1>
            <p className="lede">{definition.subtitle}</p>
          </div>
          {!onResults && <p className="cap">{definition.promise}</p>}
        </div>
        <StepIndicator steps={definition.steps} current={step.id} onTheWay={onTheWay} />
        {recommendations ? (
          <Results
            step={step}
            recommendations={recommendations}
            bookingUrl={site.bookingUrl}
            disclosure={site.disclosure}
            heading={heading}
            notice={
              submission && (
                <SubmissionLine
                  submission={submission}
                  unsent={submissions.unsentBody()}
                  email={site.email}
                  changedAnswers={submissions.hasChangedAnswers()}
                  onMend={mend}
                  onCopy={copyText}
                />
              )
            }
            onDownload={() => {
              const contact = { ...site, providersUrl };
              saveTextFile(reportFileName, textReport(definition, state.answers, recommendations, contact, new Date()));
            }}
            onBack={wizard.back}
            onRestart={startOver}
          />
        ) : (
          <div className="wizard-grid">
            {step.kind === 'contact' ? (
              <ContactStep
                step={step}
                form={form}
                heading={heading}
                sender={`${site.name}, ${site.address}, ${site.email}`}
                notice={
                  submission && state.submitted && <SentBefore outcome={submission.outcome} onReturn={wizard.next} />
                }
                onEdit={submissions.edit}
                onAgree={submissions.agree}
                onSubmit={(honeypot) =>
                  void submissions.submit({
                    industry: industry?.id,
                    honeypot,
                    consentVersion: step.contact?.consentVersion,
                  })
                }
                onBack={wizard.back}
              >
                <CheckAnswers
                  wizard={definition}
                  answers={state.answers}
                  busy={form.status === 'submitting'}
                  onChange={wizard.change}
                />
              </ContactStep>
            ) : (
              // A key, so that each step has a heading of its own: focus on a kept node would not be announced.
              <div key={step.id}>
                <QuestionStep
                  wizard={definition}
                  step={step}
                  state={state}
                  heading={heading}
                  nextLabel={step.next ?? `Next: ${following?.title ?? ''}`}
                  onChoose={wizard.choose}
                  onToggle={wizard.toggle}
                  onNext={wizard.next}
                  onBack={step === definition.steps[0] ? null : wizard.back}
                />
                {step === definition.steps[0] && (
                  <AdvancedOptions
                    defaultUrl={website?.url ?? solutionsUrl}
                    agency={{ name: site.name, url: solutionsUrl }}
                    industries={industries}
                  />
                )}
              </div>
            )}
            <StackSoFar wizard={definition} answers={state.answers} />
          </div>
        )}
      </div>
      <SubmissionToast submission={onResults ? submission : null} onDismiss={dismiss} />
    </div>
  );
}
