import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, Browser, pageGlobals, type PageProgram, type Tab } from '#tests/faults/browser';
import { program } from '#tests/faults/program';
import { type Random, seeded } from '#tests/fixtures/random';
import { Timeline } from '#tests/faults/timeline';
import { modelRuns } from '#tests/fixtures/model-runs';
import { navigator } from '#tests/fixtures/wizards';

/*
 * The outbox against a model that knows only what visitors were told and did. Whatever happens in whatever order: a lead
 * that was called submitted is at the site; one that was called saved is at the site, in the outbox, or failed there.
 */

const page: PageProgram = await program('page.ts', pageGlobals);

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  json: async () => body,
});

/** What comes back for a lead; whether the site has taken it by then. */
const answers = {
  delivered: { takes: true, say: (key: string) => json(200, { success: true, id: key }) },
  stored: { takes: true, say: (key: string) => json(202, { success: false, id: key }) },
  'taken, and the answer lost': { takes: true, say: () => Promise.reject(new TypeError('reset')) },
  'taken, and no answer at all': { takes: true, say: () => new Promise<never>(() => {}) },
  'taken, and the receipt for another': { takes: true, say: () => json(200, { success: true, id: 'another-key' }) },
  reset: { takes: false, say: () => Promise.reject(new TypeError('reset')) },
  'no answer at all': { takes: false, say: () => new Promise<never>(() => {}) },
  refused: { takes: false, say: () => json(422, { success: false, fields: {} }) },
  'a page': { takes: false, say: () => json(200, undefined) },
  'too many': { takes: false, say: () => json(429, {}, { 'retry-after': '900' }) },
  down: { takes: false, say: () => json(503, {}) },
} as const;
type AnswerName = keyof typeof answers;

/** What the visitor was last told of a lead, and what they did to it on purpose. */
type Lead = { told: string; replacedBy: string | null; isDeleted: boolean; isWiped: boolean };
type Model = { leads: Map<string, Lead> };

class Site {
  readonly timeline = new Timeline(Date.parse('2026-11-23T13:00:00Z'));
  readonly random: Random;
  readonly taken = new Set<string>();
  readonly browser: Browser;
  answer: AnswerName = 'delivered';
  model: Model;
  /** Which tab has a lead on its way, and until when (ms) the site wants it left alone. */
  readonly underway = new Map<string, Tab>();
  readonly quiet = new Map<string, { until: number; by: Tab; isNoted: boolean }>();
  readonly offences: string[] = [];
  /** How often the visitor has asked for a lead to be sent. */
  clicks = 0;
  steps = new Map<Tab, { click(email: string): void }>();
  emails = 0;

  constructor(model: Model, seed: number) {
    this.model = model;
    this.random = seeded(seed);
    this.browser = new Browser(this.timeline, this.random, page, (tab, key) => this.carry(tab, key));
  }

  private async carry(tab: Tab, key: string): Promise<Answer> {
    if (!this.browser.isOnline) throw new TypeError('offline');
    // Tabs that cannot note their attempts queue up, and the last of them reaches its timeout: harmless, and rare.
    if (this.underway.get(key)?.isAlive && !this.browser.local.isFull) this.offences.push(`two tabs send ${key}`);
    const quiet = this.quiet.get(key);
    // What storage had no room for, only the tab that was told knows; what a dead tab was told, nobody.
    const isKnown = quiet?.isNoted || quiet?.by === tab;
    if (quiet && isKnown && this.timeline.now < quiet.until)
      this.offences.push(`${key} is sent although asked to wait`);
    this.underway.set(key, tab);
    const { takes, say } = answers[this.answer];
    const isAsked = this.answer === 'too many';
    const { clicks } = this;
    const ended = () => {
      if (this.underway.get(key) === tab) this.underway.delete(key);
    };
    this.timeline.after(65 * second, ended);
    await this.timeline.sleep(50);
    if (takes) this.taken.add(key);
    await this.timeline.sleep(50);
    // A click while this one was on its way waits for its end and for nothing else.
    if (isAsked && this.clicks === clicks) {
      const isNoted = !this.browser.local.isFull && tab.isAlive;
      this.quiet.set(key, { until: this.timeline.now + 900 * second, by: tab, isNoted });
    }
    return Promise.resolve(say(key)).finally(ended);
  }

  openContactStep(): Tab {
    const tab = this.browser.openTab();
    const step = tab.openContactStep(navigator, ({ key, outcome, replaces }) => {
      const known = this.model.leads.get(key);
      if (known) known.told = outcome;
      else this.model.leads.set(key, { told: outcome, replacedBy: null, isDeleted: false, isWiped: false });
      const replaced = replaces && this.model.leads.get(replaces);
      if (replaced) replaced.replacedBy = key;
    });
    this.steps.set(tab, step);
    return tab;
  }

  /** The visitor's own click need not wait for anything. */
  hurry(): void {
    this.clicks += 1;
    this.quiet.clear();
  }

  click(tab: Tab, email: string): void {
    this.hurry();
    tab.live(() => this.steps.get(tab)?.click(email));
  }
}

/** What must be true at any moment. */
function check({ leads }: Model, site: Site): void {
  if (site.offences.length > 0) throw new Error(site.offences.join('\n'));
  const inOutbox = new Set(site.browser.outbox().map(({ key }) => key));
  const isSafe = (key: string): boolean => {
    const lead = leads.get(key);
    if (!lead || site.taken.has(key) || inOutbox.has(key) || lead.isDeleted || lead.isWiped) return true;
    return lead.replacedBy !== null && isSafe(lead.replacedBy);
  };
  for (const [key, { told, isWiped }] of leads) {
    if ((told === 'delivered' || told === 'stored') && !site.taken.has(key) && !isWiped)
      throw new Error(`${key} was called ${told} and the site does not have it`);
    if (told === 'kept' && !isSafe(key)) throw new Error(`${key} was called kept and is nowhere`);
  }
}

type Command = fc.AsyncCommand<Model, Site>;

function command(name: string, act: (site: Site, model: Model) => void): Command {
  return {
    check: () => true,
    async run(model, site) {
      act(site, model);
      await site.timeline.runUntil(site.timeline.now);
      check(model, site);
    },
    toString: () => name,
  };
}

const nth = <T>(values: Iterable<T>, n: number): T | undefined => {
  const all = [...values];
  return all[n % all.length];
};

const which = fc.nat(4);
const waits = fc.oneof(fc.nat(5 * second), fc.nat(2 * hour), fc.constant(day), fc.constant(8 * day));
const jumps = fc.constantFrom(-400 * day, -day, -hour, hour, day, 8 * day, 400 * day);

const commands: fc.Arbitrary<Command>[] = [
  fc.constant(
    command('submit', (site) => site.click(site.openContactStep(), `visitor-${(site.emails += 1)}@bank.example`)),
  ),
  which.map((n) =>
    command(`click again in tab ${n}`, (site) => {
      const tab = nth(site.steps.keys(), n);
      if (tab) site.click(tab, `visitor-${site.emails}@bank.example`);
    }),
  ),
  which.map((n) =>
    command(`correct in tab ${n}`, (site) => {
      const tab = nth(site.steps.keys(), n);
      if (tab) site.click(tab, `visitor-${(site.emails += 1)}@bank.example`);
    }),
  ),
  fc
    .constantFrom(...(Object.keys(answers) as AnswerName[]))
    .map((name) => command(`the site answers: ${name}`, (site) => void (site.answer = name))),
  fc.constant(command('another page', (site) => void site.browser.openPage())),
  which.map((n) => command(`close tab ${n}`, (site) => nth(site.browser.tabs, n)?.close())),
  fc.constant(command('kill the browser', (site) => site.browser.kill())),
  fc.constant(command('go offline', (site) => void (site.browser.isOnline = false))),
  fc.constant(
    command('go online', (site) => {
      site.browser.isOnline = true;
      site.browser.tell('online');
    }),
  ),
  fc.constant(
    command('look at the page again', (site) => {
      for (const tab of site.browser.tabs) tab.hear('document', 'visibilitychange');
    }),
  ),
  jumps.map((jump) =>
    command(`clock jumps by ${jump / hour} h`, (site) => {
      site.browser.ahead += jump;
      // How long the site asked for is counted by this clock.
      site.quiet.clear();
    }),
  ),
  fc.constant(
    command('storage cleared', (site, { leads }) => {
      site.browser.local.items.clear();
      for (const lead of leads.values()) lead.isWiped = true;
    }),
  ),
  fc
    .boolean()
    .map((isFull) =>
      command(isFull ? 'storage full' : 'storage free', ({ browser }) => void (browser.local.isFull = isFull)),
    ),
  which.map((n) =>
    command(`delete failed ${n}`, (site, { leads }) => {
      const entry = nth(
        site.browser.outbox().filter(({ failed }) => failed),
        n,
      );
      const lead = entry && leads.get(entry.key);
      const tab = nth(site.browser.tabs, n);
      if (!entry || !lead || !tab) return;
      tab.page.deleteLead(entry.key);
      lead.isDeleted = true;
    }),
  ),
  which.map((n) =>
    command(`try failed ${n} again`, (site) => {
      const entry = nth(
        site.browser.outbox().filter(({ failed }) => failed),
        n,
      );
      site.hurry();
      if (entry) nth(site.browser.tabs, n)?.page.sendAgain(entry.key);
    }),
  ),
];

const passing = waits.map((wait): Command => ({
  check: () => true,
  async run(model, site) {
    await site.timeline.runUntil(site.timeline.now + wait);
    check(model, site);
  },
  toString: () => `${wait} ms pass`,
}));

test('tabs that wait for one in which the visitor clicks again and again let it finish', async () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const site = new Site({ leads: new Map() }, seed);
    site.answer = 'no answer at all';
    const tab = site.openContactStep();
    for (let click = 0; click < 3; click += 1) {
      site.click(tab, 'visitor@bank.example');
      await site.timeline.runUntil(site.timeline.now + second);
      site.browser.openPage();
    }
    await site.timeline.runUntil(site.timeline.now + day);
    expect({ seed, offences: site.offences }).toEqual({ seed, offences: [] });
  }
});

const runs = modelRuns(100);

// A busy machine needs longer than the usual limit.
describe('the outbox, whatever happens in whatever order', { timeout: 60_000 + runs.numRuns * 1_000 }, () => {
  test('holds or has delivered every lead that was called saved, and sends each from one tab at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...commands, passing, passing], { maxCommands: 60, size: 'max' }),
        fc.nat(),
        async (all, seed) => {
          const model: Model = { leads: new Map() };
          const site = new Site(model, seed);
          await fc.asyncModelRun(() => ({ model, real: site }), all);
          // When all is well again, everything that is neither failed nor wiped arrives within a week.
          site.browser.isOnline = true;
          site.browser.local.isFull = false;
          site.answer = 'delivered';
          site.browser.openPage();
          await site.timeline.runUntil(site.timeline.now + 2 * day);
          check(model, site);
          const left = site.browser.outbox().filter(({ failed }) => !failed);
          if (left.length > 0) throw new Error(`${left.length} leads are still not sent`);
        },
      ),
      runs,
    );
  });
});
