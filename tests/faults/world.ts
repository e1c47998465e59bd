import type { WizardDefinition } from '#domain/content/wizard';
import { type Answer, Browser, type PageProgram, type Tab } from '#tests/faults/browser';
import { Crm } from '#tests/faults/crm';
import { Blobs, type FunctionProgram, Platform } from '#tests/faults/platform';
import { type Random, seeded } from '#tests/fixtures/random';
import { Operator } from '#tests/faults/operator';
import { Timeline } from '#tests/faults/timeline';

/* Visitors, their browsers, the network, the platform and the CRM, all of one simulated run. */

/** Where a fault strikes a request: before it leaves, between commit and answer, after the answer. */
export type Position = 'before the request' | 'after the commit' | 'after the response';
export const positions: readonly Position[] = ['before the request', 'after the commit', 'after the response'];

/** What the network makes of a request or of its answer. */
export type NetworkFault =
  | { answer: 'none' | 'reset' | 'truncated' }
  | { answer: { status: number; body: string; headers?: Record<string, string> } }
  | { answer: 'twice'; delay: number };

export type Programs = { page: PageProgram; functions: FunctionProgram; definition: WizardDefinition };

type Moment = { at: Position; request: number; happen: (tab: Tab) => void };
type Strike = { at: Position; from: number; until: number; fault: NetworkFault };

export class World {
  readonly programs: Programs;
  readonly random: Random;
  readonly timeline = new Timeline(Date.parse('2026-11-23T13:00:00Z'));
  readonly blobs: Blobs;
  readonly crm: Crm;
  readonly platform: Platform;
  readonly operator: Operator;
  readonly browsers: Browser[] = [];
  /** The requests that have left a browser so far. */
  requests = 0;
  /** Delivered leads that were sent again while nothing could be written, and heard no receipt. */
  readonly unanswered: string[] = [];
  private readonly moments: Moment[] = [];
  private readonly strikes: Strike[] = [];

  constructor(seed: number, programs: Programs) {
    this.programs = programs;
    this.random = seeded(seed);
    this.blobs = new Blobs(this.timeline, this.random);
    this.crm = new Crm(this.timeline, this.random);
    this.operator = new Operator(this.timeline);
    this.blobs.changed = (key, json) => {
      if (key.startsWith('leads/')) this.operator.changed(key.slice('leads/'.length), json);
    };
    const { operator } = this;
    this.platform = new Platform(this.timeline, this.random, this.blobs, this.crm, operator, programs.functions);
  }

  newBrowser(): Browser {
    const browser = new Browser(this.timeline, this.random, this.programs.page, (tab, key, body) =>
      this.carry(tab, key, body),
    );
    this.browsers.push(browser);
    return browser;
  }

  /** Something happens at a position of the nth request of the run. */
  atRequest(request: number, at: Position, happen: (tab: Tab) => void): void {
    this.moments.push({ at, request, happen });
  }

  /** The network fails `count` requests from the nth on. What is to strike after an answer strikes the ones that follow. */
  failNetwork(request: number, count: number, at: Position, fault: NetworkFault): void {
    const from = at === 'after the response' ? request + 1 : request;
    const where = at === 'after the response' ? 'before the request' : at;
    this.strikes.push({ at: where, from, until: from + count, fault });
  }

  private reach(request: number, at: Position, tab: Tab): void {
    for (const moment of this.moments) if (moment.request === request && moment.at === at) moment.happen(tab);
  }

  private isDelivered(key: string): boolean {
    const record = JSON.parse(this.blobs.latest(`leads/${key}`) ?? 'null') as { state: string } | null;
    return record?.state === 'delivered';
  }

  private async carry(tab: Tab, key: string, body: string): Promise<Answer> {
    const { timeline, random } = this;
    this.requests += 1;
    const request = this.requests;
    const strike = this.strikes.find(({ from, until }) => request >= from && request < until);
    this.reach(request, 'before the request', tab);
    // What a dead or offline browser has not sent yet never leaves.
    if (!tab.isAlive || !tab.browser.isOnline) throw new TypeError('Failed to fetch');
    await timeline.sleep(random.whole(5, 120));
    if (strike?.at === 'before the request' && strike.fault.answer !== 'twice') return spoilt(strike.fault);
    if (strike?.fault.answer === 'twice')
      timeline.after(strike.fault.delay, () => void this.platform.accept(key, body).catch(() => {}));
    const isReplay = this.blobs.isFull && this.isDelivered(key);
    const { failedReadings } = this.blobs;
    const answer = await this.platform.accept(key, body);
    const canAnswer = isReplay && this.blobs.isFull && this.blobs.failedReadings === failedReadings;
    if (canAnswer && answer.status !== 200) this.unanswered.push(key);
    this.reach(request, 'after the commit', tab);
    await timeline.sleep(random.whole(5, 120));
    if (!tab.browser.isOnline) throw new TypeError('Failed to fetch');
    timeline.after(1, () => this.reach(request, 'after the response', tab));
    if (strike?.at === 'after the commit') return spoilt(strike.fault, answer);
    return received(answer);
  }
}

type Plain = { status: number; headers: Headers; text: string };

function received({ status, headers, text }: Plain): Answer {
  return { status, headers, json: async () => JSON.parse(text) as unknown };
}

/** What arrives of an answer, or in its place. */
async function spoilt(fault: NetworkFault, answer?: Plain): Promise<Answer> {
  if (typeof fault.answer === 'object') {
    const { status, body, headers } = fault.answer;
    return received({ status, headers: new Headers(headers), text: body });
  }
  if (fault.answer === 'none') return new Promise(() => {});
  if (fault.answer === 'truncated' && answer) return received({ ...answer, text: answer.text.slice(0, -5) });
  if (fault.answer === 'twice' && answer) return received(answer);
  throw new TypeError('Failed to fetch');
}
