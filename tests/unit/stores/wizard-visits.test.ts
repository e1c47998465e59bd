// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { createSession } from '#stores/session';
import { createWizard, type Wizard } from '#stores/wizard';
import { modelRuns } from '#tests/fixtures/model-runs';
import { navigator } from '#tests/fixtures/wizards';
import { newTab } from '#tests/fixtures/browser';

/*
 * A visitor with a real history: buttons, the browser's Back and Forward, edited addresses, reloads and new starts in any
 * order. The model knows the specification's steps in its own words (§4, Solution Navigator steps) and what was answered.
 */

const memory = 'smartstack.navigator';
const [profile, challenge, details, contact, results] = [
  'business-profile',
  'challenge-area',
  'detailed-questions',
  'contact-info',
  'smart-results',
] as const;
const steps: string[] = [profile, challenge, details, contact, results];
const options = new Map(navigator.questions.map(({ id, options }) => [id, options.map(({ value }) => value)]));
const askedAt: Record<string, string[]> = {
  [profile]: ['organizationType', 'geography', 'priorities'],
  [challenge]: ['challengeArea'],
  [details]: ['cloudPreference'],
};

type Model = {
  answers: Record<string, string[]>;
  submitted: boolean;
  /** The step that must be on the screen, or null where the visitor took a way of their own. */
  step: string | null;
  /** Whether an answer is being changed from a later step: where Next leads is then another matter. */
  changing: boolean;
};

class Visit {
  wizard: Wizard;
  private close = () => {};

  constructor() {
    newTab();
    this.wizard = this.load();
  }

  /** The wizard of this tab, as a page load makes it. */
  load(): Wizard {
    this.close();
    this.wizard = createWizard(createSession(memory));
    this.close = this.wizard.open(navigator);
    return this.wizard;
  }

  get step(): string {
    return this.wizard.$state.get()?.step ?? '';
  }

  end(): void {
    this.close();
  }
}

/** Lets the browser arrive where it was sent: it traverses its history in tasks of its own. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const wayOf = ({ answers }: Model) =>
  answers['challengeArea']?.[0] === 'just-browsing' ? steps.filter((step) => step !== details) : steps;

function isComplete(step: string, { answers, submitted }: Model): boolean {
  if (step === contact) return submitted;
  return step === details || (askedAt[step] ?? []).every((question) => (answers[question] ?? []).length > 0);
}

function neighbour(step: string, model: Model, by: 1 | -1): string {
  const way = wayOf(model);
  return way[way.indexOf(step) + by] ?? step;
}

/** The step asked for, or the first gap before it. */
function reachable(step: string, model: Model): string {
  const way = wayOf(model);
  const wanted = way.includes(step) ? step : (way[way.indexOf(challenge)] ?? step);
  return way.slice(0, way.indexOf(wanted)).find((earlier) => !isComplete(earlier, model)) ?? wanted;
}

/** Answers, whatever the order they were given in. */
function listed(answers: Readonly<Record<string, readonly string[]>>): string {
  const given = Object.entries(answers).filter(([, values]) => values.length > 0);
  return JSON.stringify(given.map(([question, values]) => [question, values.toSorted()]).sort());
}

function check(model: Model, visit: Visit): void {
  const state = visit.wizard.$state.get();
  const { step } = visit;
  if (model.step !== null && step !== model.step) throw new Error(`on ${step} instead of ${model.step}`);
  const way = wayOf(model);
  if (!way.includes(step)) throw new Error(`${step} is not on the way`);
  const gap = way.slice(0, way.indexOf(step)).find((earlier) => !isComplete(earlier, model));
  if (gap) throw new Error(`${step} is open although ${gap} is not complete`);
  const [given, expected] = [listed(state?.answers ?? {}), listed(model.answers)];
  if (given !== expected) throw new Error(`answers are ${given} instead of ${expected}`);
  const named = location.hash.slice(1) || profile;
  if (named !== step) throw new Error(`the address names ${named} on ${step}`);
  model.step = step;
}

type Command = fc.AsyncCommand<Model, Visit>;

function command(
  name: string,
  act: (visit: Visit, model: Model) => void | Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): Command {
  return {
    check: isPossible,
    async run(model, visit) {
      await act(visit, model);
      await arrived();
      check(model, visit);
    },
    toString: () => name,
  };
}

/** An answer to a question that is on the screen. */
function answering(question: string, value: string): Command {
  return command(
    `${question}: ${value}`,
    ({ wizard }, model) => {
      const given = model.answers[question] ?? [];
      if (question !== 'priorities') {
        wizard.choose(question, value);
        model.answers[question] = [value];
        return;
      }
      wizard.toggle(question, value);
      if (given.includes(value)) model.answers[question] = given.filter((other) => other !== value);
      else if (given.length < 3) model.answers[question] = [...given, value];
    },
    ({ step }) => (askedAt[step ?? ''] ?? []).includes(question),
  );
}

const answers = fc
  .constantFrom(...Object.values(askedAt).flat())
  .chain((question) => fc.constantFrom(...(options.get(question) ?? [])).map((value) => answering(question, value)));

/** Everything the first two steps ask for, so that visits get far. */
const filledIn = fc.constantFrom(...(options.get('challengeArea') ?? [])).map((area) =>
  command(
    `fill in the first two steps with ${area}`,
    async ({ wizard }, model) => {
      wizard.choose('organizationType', 'SMB');
      wizard.choose('geography', 'canada');
      if ((model.answers['priorities'] ?? []).length === 0) {
        wizard.toggle('priorities', 'Modernize communications');
        model.answers['priorities'] = ['Modernize communications'];
      }
      Object.assign(model.answers, { organizationType: ['SMB'], geography: ['canada'], challengeArea: [area] });
      wizard.next();
      await arrived();
      wizard.choose('challengeArea', area);
      model.step = challenge;
    },
    ({ step, changing }) => step === profile && !changing,
  ),
);

const moves: fc.Arbitrary<Command>[] = [
  fc.constant(
    command('Next', ({ wizard, step }, model) => {
      wizard.next();
      if (model.changing) model.step = null;
      else if (isComplete(step, model)) model.step = neighbour(step, model, 1);
      if (isComplete(step, model)) model.changing = false;
    }),
  ),
  fc.constant(
    command('Previous', ({ wizard, step }, model) => {
      wizard.back();
      model.step = neighbour(step, model, -1);
      model.changing = false;
    }),
  ),
  fc.constantFrom(...steps).map((step) =>
    command(
      `Change ${step}`,
      ({ wizard }, model) => {
        wizard.change(step);
        model.step = reachable(step, model);
        model.changing = true;
      },
      (model) => model.step === contact && wayOf(model).indexOf(step) >= 0 && step !== contact && step !== results,
    ),
  ),
  fc.constant(
    command(
      'submit',
      ({ wizard }, model) => {
        wizard.submit();
        Object.assign(model, { submitted: true, step: results, changing: false });
      },
      ({ step }) => step === contact,
    ),
  ),
  fc.constant(
    command('Start New Assessment', ({ wizard }, model) => {
      wizard.restart();
      Object.assign(model, { answers: {}, submitted: false, step: profile, changing: false });
    }),
  ),
  fc.constant(command('reload', (visit) => void visit.load())),
  fc.constant(
    command('the browser’s Back', (_visit, model) => {
      history.back();
      model.step = null;
    }),
  ),
  fc.constant(
    command('the browser’s Forward', (_visit, model) => {
      history.forward();
      model.step = null;
    }),
  ),
  fc.constant(
    command('Back and Forward again', async () => {
      let isBack = false;
      window.addEventListener('popstate', () => (isBack = true), { once: true });
      history.back();
      await arrived();
      if (isBack) history.forward();
    }),
  ),
  fc.constantFrom(...steps).map((step) =>
    command(`the address is edited to ${step}`, (_visit, model) => {
      location.hash = step;
      model.step = null;
    }),
  ),
];

const runs = modelRuns(40);

// A busy machine needs longer than the usual limit.
describe('any visit with a history', { timeout: 60_000 + runs.numRuns * 1_000 }, () => {
  test('shows the step that the specification names, at its address, with every answer that was given', async () => {
    const commands = [answers, answers, filledIn, ...moves];
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (all) => {
        const visit = new Visit();
        const model: Model = { answers: {}, submitted: false, step: profile, changing: false };
        try {
          await fc.asyncModelRun(() => ({ model, real: visit }), all);
        } finally {
          visit.end();
        }
      }),
      runs,
    );
  });
});
