import { type Browser, pageGlobals, type Tab } from '#tests/faults/browser';
import { type Kind, kinds } from '#tests/faults/kinds';
import { functionGlobals } from '#tests/faults/platform';
import { program } from '#tests/faults/program';
import { day, hour, minute } from '#tests/faults/timeline';
import { type Position, positions, type Programs, World } from '#tests/faults/world';
import { navigator } from '#tests/fixtures/wizards';

/*
 * One run: visitors submit, faults strike, visitors come back, faults end, and then every submission is looked for. What
 * the visitor read is checked at the moment they could read it.
 */

/** Where a submission is in the end. */
export type Place =
  /** In the CRM. */
  | 'delivered'
  /** Its correction took its place. */
  | 'superseded'
  /** In a list that the visitor or the operator sees. */
  | 'failed'
  /** Nowhere, and the visitor never read that it was submitted or saved. */
  | 'unpromised'
  /** Nowhere, because the visitor wiped the browser before any receipt. */
  | 'wiped'
  /** Still on its way although all faults have ended. */
  | 'waiting'
  /** Nowhere. */
  | 'lost';

export type Run = {
  seed: number;
  faults: { name: string; at: Position }[];
  places: Place[];
  /** Submissions with more than one note or contact in the CRM. */
  duplicated: number;
  /** What a visitor read that was not true, and what the CRM says that is not. */
  untrue: string[];
  /** Leads that needed a person for a day of whom nobody was told. */
  silent: string[];
  /** Delivered leads that were sent again while nothing could be written, and heard no receipt. */
  unanswered: string[];
};

export async function loadPrograms(): Promise<Programs> {
  return {
    page: await program('page.ts', pageGlobals),
    functions: await program('functions.ts', functionGlobals),
    definition: navigator,
  };
}

type Sent = { key: string; browser: Browser; email: string; replaces: string | null; outcomes: Set<string> };

/** The cases every seed of a row goes through: each kind at each position. */
export const cases = kinds.length * positions.length;

/** One run. `sabotage` breaks the world on purpose, to see whether a run would notice. */
export async function simulate(seed: number, programs: Programs, sabotage?: (world: World) => void): Promise<Run> {
  const world = new World(seed, programs);
  sabotage?.(world);
  const { random, timeline } = world;
  const start = timeline.now;
  const faults = faultsOf(seed, world);
  for (const { kind, at } of faults) kind.strike(world, random.one([1, 1, 1, 2, 3]), at);

  const sent = new Map<string, Sent>();
  const untrue: string[] = [];
  const visitors = random.whole(1, 3);
  let browser = world.newBrowser();
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    if (visitor > 0 && random.chance(0.6)) browser = world.newBrowser();
    visit(world, browser, `visitor-${visitor}@bank.example`, sent, untrue);
  }
  for (const each of world.browsers) comeBack(world, each);
  scheduleRuns(world, start + 12 * day);

  // Everything but clocks that are wrong has ended after two days; what still waits has time to go out.
  await timeline.runUntil(start + 3 * day);
  for (const each of world.browsers) lastVisit(world, each);
  await timeline.runUntil(start + 12 * day);
  world.blobs.lag = 0;
  const places = [...sent.values()].map((submission) => placeOf(world, submission, sent));
  untrue.push(...world.crm.overwritten().map((email) => `${email} was overwritten`), ...staleTags(world, sent));
  const duplicated = [...sent.keys()].filter((key) => world.crm.notesOf(key) > 1).length;
  world.operator.end();
  const names = faults.map(({ kind, at }) => ({ name: kind.name, at }));
  const { operator, unanswered } = world;
  return { seed, faults: names, places, duplicated, untrue, silent: operator.silent, unanswered };
}

/** The first fault goes through all kinds and positions with the seed; sometimes there are others. */
function faultsOf(seed: number, { random }: World): { kind: Kind; at: Position }[] {
  const first = {
    kind: kinds[seed % kinds.length] as Kind,
    at: positions[Math.floor(seed / kinds.length) % 3] as Position,
  };
  const more = random.one([0, 0, 1, 2]);
  return [first, ...Array.from({ length: more }, () => ({ kind: random.one(kinds), at: random.one(positions) }))];
}

/** A visitor fills in the contact step, and perhaps clicks twice, corrects, or leaves. */
function visit(world: World, browser: Browser, email: string, sent: Map<string, Sent>, untrue: string[]): void {
  const { random, timeline } = world;
  let tab: Tab;
  timeline.after(random.whole(0, 10 * minute), () => {
    tab = browser.openTab();
    let typed = email;
    const step = tab.openContactStep(world.programs.definition, (submission) => {
      const { key, outcome, replaces } = submission;
      const known = sent.get(key) ?? { key, browser, email: typed, replaces, outcomes: new Set<string>() };
      sent.set(key, known);
      known.outcomes.add(outcome);
      const doubt = doubtful(world, known, outcome);
      if (doubt) untrue.push(doubt);
    });
    const click = (address: string) => tab.live(() => step.click((typed = address)));
    click(email);
    if (random.chance(0.2)) timeline.after(random.whole(1, 20_000), () => click(email));
    tab.correct = () => click(`corrected-${typed}`);
    if (random.chance(0.2)) {
      const wait = random.whole(2_000, 5 * minute);
      timeline.after(wait, tab.correct);
      if (random.chance(0.3)) timeline.after(wait + random.whole(2_000, 5 * minute), tab.correct);
    }
    if (random.chance(0.5)) timeline.after(random.whole(1, 10 * minute), () => tab.close());
  });
}

/** What the visitor reads must be so at that moment. */
function doubtful({ crm, blobs }: World, { key, browser }: Sent, outcome: string): string | null {
  const isIn = (place: boolean) => (place || browser.wasWiped ? null : `${key} was called ${outcome}`);
  if (outcome === 'delivered') return isIn(crm.notesOf(key) > 0);
  if (outcome === 'stored') return isIn(blobs.latest(`leads/${key}`) !== null);
  if (outcome === 'kept') return isIn(browser.outbox().some((entry) => entry.key === key));
  return null;
}

/** Visitors come back within the days that follow, for a minute or for hours. */
function comeBack({ random, timeline }: World, browser: Browser): void {
  for (let visits = random.whole(0, 3); visits > 0; visits -= 1)
    timeline.after(random.whole(minute, 2 * day), () => {
      const tab = browser.openPage();
      timeline.after(random.whole(1_000, 3 * hour), () => tab.close());
    });
}

/** The longest wait that a site can ask for is a day, and it may ask several times. */
function lastVisit({ timeline }: World, browser: Browser): void {
  const tab = browser.openPage();
  timeline.after(5 * day, () => tab.close());
}

/**
 * The scheduled function runs every two minutes; runs that would find nothing due are left out, but for a few. Now and
 * then the monitor looks, once a run has had the time to end.
 */
function scheduleRuns(world: World, end: number): void {
  const { timeline, random, platform } = world;
  const every = 2 * minute;
  const often = 6 * hour;
  let lastRun = timeline.now;
  let lastLook = timeline.now;
  const tick = () => {
    const due = Math.min(...world.blobs.names('waiting/').map((name) => Number(/\/(\d+)-/.exec(name)?.[1])));
    const isDue = due - platform.ahead <= timeline.now || timeline.now - lastRun >= often || random.chance(0.01);
    if (platform.isScheduled && isDue) {
      void platform.retryRun();
      lastRun = timeline.now;
    } else if (platform.isScheduled) platform.noteIdleRun();
    if (timeline.now - lastLook >= often) {
      timeline.after(minute, () => void platform.monitor());
      lastLook = timeline.now;
    }
    // Nothing can be due before a lead comes in or the next one's time has come.
    const pause = Math.max(every, Math.min(due - timeline.now, 30 * minute));
    if (timeline.now < end) timeline.after(Math.ceil(pause / every) * every, tick);
  };
  timeline.after(every, tick);
}

/** A delivered correction of the address leaves no tag on a wrong contact, unless another submission had it too. */
function staleTags(world: World, sent: Map<string, Sent>): string[] {
  const delivered = [...sent.values()].filter((each) => placeOf(world, each, sent) === 'delivered');
  return delivered.flatMap((submission) =>
    earlierVersions(submission, sent).flatMap(({ email }) => {
      const others = [...sent.values()].filter((each) => each.email === email);
      // Junk posts have tags of their own.
      const hasJunk = world.crm.submissionsOf(email).some((other) => !sent.has(other));
      const isStale = others.length === 1 && !hasJunk && world.crm.tagsOf(email).length > 0;
      return isStale ? [`${email} has tags of an earlier version of ${submission.key}`] : [];
    }),
  );
}

function earlierVersions({ replaces }: Sent, sent: Map<string, Sent>): Sent[] {
  const earlier = replaces === null ? undefined : sent.get(replaces);
  return earlier ? [earlier, ...earlierVersions(earlier, sent)] : [];
}

function placeOf(world: World, submission: Sent, sent: Map<string, Sent>): Place {
  const { crm, blobs } = world;
  const { key, browser, outcomes } = submission;
  if (crm.notesOf(key) > 0) return 'delivered';
  const stored = JSON.parse(blobs.latest(`leads/${key}`) ?? 'null') as { state: string } | null;
  const waiting = browser.outbox().find((entry) => entry.key === key);
  if (stored?.state === 'dead' || stored?.state === 'refused' || waiting?.failed) return 'failed';
  if (stored?.state === 'superseded') return 'superseded';
  if (stored || waiting) return 'waiting';
  // A correction takes the first version's place in the outbox before either has left.
  const correction = [...sent.values()].find(({ replaces }) => replaces === key);
  if (correction && !['unpromised', 'wiped', 'lost'].includes(placeOf(world, correction, sent))) return 'superseded';
  if (browser.wasWiped) return 'wiped';
  return ['delivered', 'stored', 'kept'].some((promise) => outcomes.has(promise)) ? 'lost' : 'unpromised';
}
