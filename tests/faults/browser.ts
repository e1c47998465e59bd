import type { WizardDefinition } from '#domain/content/wizard';
import type { OutboxEntry } from '#domain/lead/outbox';
import type { Submission } from '#domain/lead/submission';
import type * as Page from '#tests/faults/page';
import { nodeCrypto, type Program } from '#tests/faults/program';
import type { Random } from '#tests/fixtures/random';
import { FakeLocks } from '#tests/fixtures/locks';
import { clockOf, type Limit, limits, type Timeline } from '#tests/faults/timeline';

/* A visitor's browser: tabs that come and go, and what they share (storage, locks, a clock that may be wrong). */

export const pageGlobals = [
  'window',
  'document',
  'navigator',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'Date',
  'Math',
  'crypto',
  'AbortSignal',
  'console',
] as const;

export type PageProgram = Program<typeof Page>;

/** What a page gets to see of an answer. */
export type Answer = { status: number; headers: Headers; json(): Promise<unknown> };
/** Carries a lead to the site and back; rejects where nothing comes back. */
export type Carry = (tab: Tab, key: string, body: string) => Promise<Answer>;

/** A storage area that can be full, blocked or wiped. */
export class FakeStorage {
  readonly items = new Map<string, string>();
  isFull = false;
  isBlocked = false;

  /** As a page sees it: its keys are its own properties. */
  view(): Storage {
    const guard = () => {
      if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
    };
    const methods = {
      getItem: (key: string) => (guard(), this.items.get(key) ?? null),
      setItem: (key: string, value: string) => {
        guard();
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        this.items.set(key, value);
      },
      removeItem: (key: string) => (guard(), void this.items.delete(key)),
    };
    return new Proxy(methods, {
      ownKeys: () => (guard(), [...this.items.keys()]),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }) as unknown as Storage;
  }
}

export class Browser {
  readonly local = new FakeStorage();
  readonly tabs = new Set<Tab>();
  readonly locks: FakeLocks;
  /** How far (ms) its clock is ahead. */
  ahead = 0;
  hasLocks = true;
  isOnline = true;
  /** Whether the visitor wiped it. */
  wasWiped = false;

  readonly timeline: Timeline;
  readonly random: Random;
  readonly start: PageProgram;
  readonly carry: Carry;

  constructor(timeline: Timeline, random: Random, start: PageProgram, carry: Carry) {
    this.timeline = timeline;
    this.random = random;
    this.start = start;
    this.carry = carry;
    this.locks = new FakeLocks((act) => void timeline.after(0, act));
  }

  openTab(): Tab {
    return new Tab(this, new FakeStorage());
  }

  /** A page without a wizard. Its code comes only when a lead waits, as the directive has it. */
  openPage(): Tab {
    const tab = this.openTab();
    if ([...this.local.items.keys()].some((key) => key.startsWith('smartstack.outbox'))) tab.page.openPage();
    return tab;
  }

  /** An event of the whole browser, which each of its tabs hears. */
  tell(type: 'online'): void {
    for (const tab of this.tabs) tab.hear('window', type);
  }

  kill(): void {
    for (const tab of [...this.tabs]) tab.close();
  }

  now(): Date {
    return new Date(this.timeline.now + this.ahead);
  }

  /** What waits here, read by the site's own code. */
  outbox(): (OutboxEntry & { failed: boolean })[] {
    const blocked = this.local.isBlocked;
    this.local.isBlocked = false;
    const tab = this.openTab();
    const entries = tab.page.outbox(this.now());
    tab.close();
    this.local.isBlocked = blocked;
    return entries;
  }
}

type Listener = { target: string; type: string; listener: (event: object) => void };

export class Tab {
  isAlive = true;
  /** A phone has put it to sleep: it does nothing, and keeps what it holds. */
  isFrozen = false;
  /** Its visitor corrects what they have submitted. */
  correct = (): void => {};
  readonly browser: Browser;
  readonly page: ReturnType<PageProgram>;
  private readonly session: FakeStorage;
  private readonly listeners: Listener[] = [];
  private readonly thawed: (() => void)[] = [];

  constructor(browser: Browser, session: FakeStorage) {
    this.browser = browser;
    this.session = session;
    browser.tabs.add(this);
    this.page = browser.start(this.globals());
  }

  /** The contact step in this tab; `told` hears what the visitor reads. */
  openContactStep(definition: WizardDefinition, told: (submission: Submission) => void) {
    const answers = {
      organizationType: ['Enterprise'],
      geography: ['global'],
      priorities: ['Automate repetitive processes'],
      challengeArea: ['cloud'],
    };
    return this.page.openContactStep(definition, answers, (submission) => {
      if (this.isAlive) told(submission);
    });
  }

  hear(target: string, type: string): void {
    for (const { target: where, type: what, listener } of [...this.listeners])
      if (where === target && what === type) this.live(() => listener({ key: null }));
  }

  close(): void {
    this.isAlive = false;
    this.browser.tabs.delete(this);
    this.browser.locks.freeAll(this);
  }

  thaw(): void {
    this.isFrozen = false;
    for (const happen of this.thawed.splice(0)) this.live(happen);
  }

  /** Something happens in this tab, unless it is dead, or later, if it sleeps. */
  live(happen: () => void): void {
    if (!this.isAlive) return;
    if (this.isFrozen) this.thawed.push(happen);
    else happen();
  }

  private globals(): Record<(typeof pageGlobals)[number], unknown> {
    const { browser } = this;
    const { timeline, random } = browser;
    const target = (name: string) => ({
      addEventListener: (type: string, listener: Listener['listener']) =>
        void this.listeners.push({ target: name, type, listener }),
      removeEventListener: () => {},
    });
    const math = Object.create(Math) as Math;
    math.random = random.next;
    const locks = {
      request: (name: string, { signal }: { signal: Limit }, work: () => Promise<unknown>) =>
        browser.locks.request(
          this,
          name,
          (giveUp) => timeline.after(signal.timeout, giveUp),
          () => this.alive(work()),
        ),
    };
    const digest = async (_name: string, text: Uint8Array) =>
      Uint8Array.from(nodeCrypto.createHash('sha256').update(text).digest()).buffer;
    return {
      window: { ...target('window'), localStorage: browser.local.view(), sessionStorage: this.session.view() },
      document: { ...target('document'), visibilityState: 'visible' },
      navigator: browser.hasLocks ? { locks } : {},
      fetch: (_url: string, init: { headers: Record<string, string>; body: string; signal: Limit }) =>
        this.alive(this.limited(init.signal, browser.carry(this, init.headers['idempotency-key'] ?? '', init.body))),
      setTimeout: (happen: () => void, delay: number) => timeline.after(delay, () => this.live(happen)),
      clearTimeout: (callOff?: () => void) => callOff?.(),
      Date: clockOf(timeline, () => browser.ahead),
      Math: math,
      crypto: {
        getRandomValues: (bytes: Uint8Array) => bytes.map((_byte, at) => (bytes[at] = random.whole(0, 255))),
        subtle: { digest },
      },
      AbortSignal: limits,
      console,
    };
  }

  /** A promise that settles only while this tab lives. */
  private alive<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.live(() => resolve(value)),
        (error: unknown) => this.live(() => reject(error)),
      );
    });
  }

  private limited<T>(limit: Limit, promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const callOff = this.browser.timeline.after(limit.timeout, () =>
        reject(new DOMException('late', 'TimeoutError')),
      );
      promise.then(resolve, reject).finally(callOff);
    });
  }
}
