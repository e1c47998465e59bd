import { atom, type ReadableAtom } from 'nanostores';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Answers } from '#domain/wizard/answers';
import { prefilledAnswers } from '#domain/wizard/prefill';
import {
  restoredState,
  transition,
  withAnswers,
  withEarlyAnswers,
  type WizardEvent,
  type WizardState,
} from '#domain/wizard/machine';
import {
  cameFrom,
  earlyAnswers,
  historyBack,
  onStepEntered,
  parameterInAddress,
  pushStep,
  reloadWhenBroughtBack,
  replaceStep,
  stepInAddress,
  takeEarlyClick,
} from '#browser/address';
import { storageKeys } from '#domain/privacy/storage-keys';
import type { Session } from '#stores/session';

/** A wizard in a page: its state, and the actions that change it. */
export type Wizard = {
  /** null until `open` is called: the server renders the initial state. */
  $state: ReadableAtom<WizardState | null>;
  /** The questions whose answers were taken over from another wizard and not changed since, with those they replaced. */
  $takenOver: ReadableAtom<Answers>;
  /** The questions whose answers came with the address, from the sentence of the home page, and not changed since. */
  $fromSentence: ReadableAtom<readonly string[]>;
  /**
   * Starts the wizard: restores this tab's answers, takes over those of another wizard and those given in the served
   * form before the script arrived, and opens the step in the address. Returns a function that stops it.
   */
  open(definition: WizardDefinition, servedForm?: HTMLFormElement | null): () => void;
  /** The steps of the opened wizard, in order; none before. */
  steps(): readonly string[];
  choose(question: string, value: string): void;
  toggle(question: string, value: string): void;
  /**
   * Moves on from a step, or back. A click on a step that is already left but still rendered is ignored. `next` returns
   * whether the step lacks an answer, so that it stays.
   */
  next(from?: string): boolean;
  back(from?: string): void;
  change(step: string): void;
  /** The visitor switches to the other wizard: what they answered here since they last did replaces its answers. */
  handOver(): void;
  /** Moves on to the next step after the contact form was accepted. */
  submit(): void;
  /** Forgets every answer and starts over. */
  restart(): void;
};

/** The triggers of a wizard's script: interest, or a start elsewhere than at the first question. */
export const wizardTrigger = {
  interest: true,
  asked: true,
  stored: [storageKeys.navigator, storageKeys.needsAssessment],
} as const;

/** How long (ms) the browser may take for one step back before we move without it. */
const backTimeout = 500;

/**
 * Returns a wizard: its state machine with this tab's session and the browser's history. Each step is a history entry,
 * so that Back and Forward are Previous and Next, and a reload loses nothing. `other` is the session of another wizard,
 * whose answers to shared questions are taken over where this one has none, but not after starting over; and where the
 * visitor has switched from there, in place of older ones. `takeSentence` returns the answers in the address, once: they
 * replace earlier ones.
 */
export function createWizard(session: Session, other?: Session, takeSentence?: () => Answers): Wizard {
  const $state = atom<WizardState | null>(null);
  const $takenOver = atom<Answers>({});
  const $fromSentence = atom<readonly string[]>([]);
  let definition: WizardDefinition | null = null;
  let waitingForHistory: ReturnType<typeof setTimeout> | undefined;
  let afterwards: WizardEvent | null = null;

  function settle(state: WizardState): void {
    $state.set(state);
    session.write('wizard', state);
  }

  function setTakenOver(questions: Answers): void {
    $takenOver.set(questions);
    session.write('takenOver', questions);
  }

  function setFromSentence(questions: readonly string[]): void {
    $fromSentence.set(questions);
    session.write('fromSentence', questions);
  }

  /** These questions have later answers than those of the sentence. */
  function forgetSentence(questions: readonly string[]): void {
    const others = $fromSentence.get().filter((question) => !questions.includes(question));
    if (others.length < $fromSentence.get().length) setFromSentence(others);
  }

  /** Sends the visitor's own answer: its question no longer counts as taken over. */
  function answer(event: Extract<WizardEvent, { question: string }>): void {
    const { [event.question]: own, ...others } = $takenOver.get();
    if (own) setTakenOver(others);
    forgetSentence([event.question]);
    send(event);
  }

  /** Returns the state with the answers of the sentence in place of earlier ones. */
  function withSentence(opened: WizardDefinition, own: WizardState): WizardState {
    const said = takeSentence?.() ?? {};
    const state = withAnswers(opened, own, said);
    const taken = Object.keys(said).filter((question) => state.answers[question]?.join() === said[question]?.join());
    if (taken.length > 0) setFromSentence(taken);
    else $fromSentence.set(textsIn(session.read('fromSentence')));
    return state;
  }

  /** Returns the state with the other wizard's answers added; those to the `early` questions have just been given here. */
  function takenOver(opened: WizardDefinition, own: WizardState, early: Answers): WizardState {
    const handed = session.read('handedOver');
    const newer = textsIn(handed).filter((question) => !early[question]);
    const isOffered = handed ?? session.read('startedOver') !== true;
    const answers = isOffered ? prefilledAnswers(opened, own.answers, other?.read('wizard'), newer) : {};
    if (handed) session.write('handedOver', null);
    forgetSentence(Object.keys(answers));
    const { answers: known } = restoredState(opened, { answers: session.read('takenOver') });
    const isStill = (question: string) => !early[question] && !$fromSentence.get().includes(question);
    const all = Object.entries(known).filter(([question]) => isStill(question));
    for (const question of Object.keys(answers)) all.push([question, own.answers[question] ?? []]);
    setTakenOver(Object.fromEntries(all));
    return withAnswers(opened, own, answers);
  }

  /** Applies an event and writes the resulting step into the address. */
  function send(event: WizardEvent): void {
    const before = $state.get();
    if (!definition || !before) return;
    if (waitingForHistory !== undefined) {
      // While the browser is going back, a step's own button no longer applies, but submitting and starting over do.
      if (event.type === 'submit' || event.type === 'restart') afterwards = event;
      return;
    }
    if (event.type === 'restart') {
      session.clear();
      session.write('startedOver', true);
      $takenOver.set({});
      $fromSentence.set([]);
    }
    const after = transition(definition, before, event);
    if (after.step === before.step) return settle(after);
    if (cameFrom() === after.step && event.type !== 'restart') return goBack(after);
    if (event.type === 'back') replaceStep(after.step);
    else pushStep(after.step, before.step);
    settle(after);
  }

  /** Goes back in the browser's history, which stays short, if the current step was entered from the wanted one. */
  function goBack(after: WizardState): void {
    const arrive = () => {
      clearTimeout(waitingForHistory);
      waitingForHistory = undefined;
      stopListening();
      if (stepInAddress() !== after.step && !isFirst(after.step)) replaceStep(after.step);
      settle(after);
      const next = afterwards;
      afterwards = null;
      if (next) send(next);
    };
    const stopListening = onStepEntered(arrive);
    waitingForHistory = setTimeout(arrive, backTimeout);
    historyBack();
  }

  /** Shows the step in the address after Back, Forward or an edit, or the first incomplete step before it. */
  function enter(): void {
    const before = $state.get();
    if (!definition || !before || waitingForHistory !== undefined) return;
    const wanted = stepInAddress() ?? definition.steps[0]?.id ?? '';
    // Another fragment, such as that of the contact section, is ignored.
    if (!definition.steps.some(({ id }) => id === wanted)) return;
    const after = transition(definition, before, { type: 'open', step: wanted });
    if (after.step !== wanted) replaceStep(after.step);
    settle(after);
  }

  function isFirst(step: string): boolean {
    return step === definition?.steps[0]?.id;
  }

  function isLeft(step: string | undefined): boolean {
    return step !== undefined && step !== $state.get()?.step;
  }

  return {
    $state,
    $takenOver,
    $fromSentence,
    steps: () => definition?.steps.map(({ id }) => id) ?? [],
    open(opened, servedForm = null) {
      definition = opened;
      const restored = restoredState(opened, session.read('wizard'));
      const wasSent = takeEarlyClick(servedForm) || opened.questions.some(({ id }) => parameterInAddress(id) !== null);
      const ticked = earlyAnswers(opened, servedForm);
      const early = withEarlyAnswers(opened, restored, ticked);
      const first = opened.steps[0]?.id ?? '';
      // A selection over the limit is reported before the visitor moves on.
      if (early.error && stepInAddress()) replaceStep(first);
      $state.set(takenOver(opened, withSentence(opened, early), ticked));
      enter();
      const state = $state.get();
      if (state && state.step === first) {
        if (early.error) settle({ ...state, error: early.error });
        else if (wasSent) send({ type: 'next' });
      }
      const endings = [onStepEntered(enter), reloadWhenBroughtBack(session.isKept)];
      return () => endings.forEach((end) => end());
    },
    choose: (question, value) => answer({ type: 'choose', question, value }),
    toggle: (question, value) => answer({ type: 'toggle', question, value }),
    next(from) {
      if (!isLeft(from)) send({ type: 'next' });
      return $state.get()?.error?.kind === 'missing';
    },
    back(from) {
      if (!isLeft(from)) send({ type: 'back' });
    },
    change: (step) => send({ type: 'change', step }),
    handOver() {
      const { answers = {} } = $state.get() ?? {};
      const before = textsIn(session.read('handed'));
      const questions = Object.keys(answers);
      const written = (question: string) => question + String(answers[question]);
      const isNew = (question: string) => !$takenOver.get()[question] && !before.includes(written(question));
      // A second click finds nothing new.
      other?.write('handedOver', [...textsIn(other.read('handedOver')), ...questions.filter(isNew)]);
      session.write('handed', questions.map(written));
    },
    submit: () => send({ type: 'submit' }),
    restart: () => send({ type: 'restart' }),
  };
}

/** The texts of a stored list, such as one of questions. */
function textsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((question) => typeof question === 'string') : [];
}
