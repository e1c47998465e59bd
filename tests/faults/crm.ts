import { isRecord } from '#domain/record';
import { isDeepStrictEqual } from 'node:util';
import { createCrm, doubleCredentials } from '#netlify/doubles/highlevel';
import type { Random } from '#tests/fixtures/random';
import type { Limit, Timeline } from '#tests/faults/timeline';

/* The CRM of the simulation: the double that the other tests use, on virtual time and with troubles on order. */

/**
 * What a troubled CRM does with a call: whether it takes effect, and what comes back. 'none': nothing ever does.
 * 'trickle': an answer that begins and never ends.
 */
export type CrmTrouble = {
  hasEffect: boolean;
  answer: { status: number; body: string; headers?: Record<string, string> } | 'reset' | 'none' | 'trickle';
};

/** A call as the function's `fetch` makes it. */
export type CrmRequest = { method: string; headers: Record<string, string>; body?: string; signal: Partial<Limit> };

export class Crm {
  /** Asked before each call; null lets it pass. */
  trouble: (path: string) => CrmTrouble | null = () => null;
  /** Called after each call that took effect and was answered. */
  served: (path: string) => void = () => {};

  private readonly timeline: Timeline;
  private readonly random: Random;
  private readonly double: ReturnType<typeof createCrm>;

  constructor(timeline: Timeline, random: Random) {
    this.timeline = timeline;
    this.random = random;
    this.double = createCrm({ now: () => new Date(timeline.now), newId: random.uuid });
  }

  /** How many notes there are of a lead. */
  notesOf(key: string): number {
    const names = new RegExp(`Reference: ${key}(?![A-Za-z0-9-])`);
    return [...this.double.contacts.values()].flatMap(({ notes }) => notes).filter((note) => names.test(note)).length;
  }

  private readonly customers = new Map<string, Record<string, unknown>>();

  /** People have made a contact before any visitor came. */
  addCustomer(email: string): void {
    const fields = { locationId: doubleCredentials.locationId, email, firstName: 'Known', companyName: 'Known Bank' };
    if (this.double.contacts.has(email)) return;
    const headers = { authorization: `Bearer ${doubleCredentials.token}`, version: '2021-07-28' };
    this.serve('https://crm.example/contacts/upsert', {
      method: 'POST',
      headers,
      body: JSON.stringify(fields),
      signal: {},
    });
    this.double.contacts.get(email)?.tags.push('customer');
    this.customers.set(email, fields);
  }

  /** The customers of whom a submission has changed or filled in something. */
  overwritten(): string[] {
    return [...this.customers].flatMap(([email, before]) => {
      const contact = this.double.contacts.get(email);
      const isKept = isDeepStrictEqual(contact?.fields, before) && contact?.tags.includes('customer');
      return isKept ? [] : [email];
    });
  }

  /** The tags that submissions have left on a contact. */
  tagsOf(email: string): string[] {
    return this.double.contacts.get(email)?.tags.filter((tag) => tag !== 'customer') ?? [];
  }

  /** The keys of the submissions whose notes stand on the contact with this address. */
  submissionsOf(email: string): string[] {
    const notes = this.double.contacts.get(email)?.notes ?? [];
    return notes.flatMap((note) => /Reference: ([A-Za-z0-9-]+)/.exec(note)?.[1] ?? []);
  }

  /** As the function's `fetch` reaches it. */
  async fetch(url: string, init: CrmRequest): Promise<Response> {
    const { timeline, random } = this;
    const path = new URL(url).pathname;
    const trouble = this.trouble(path);
    const latency = random.whole(30, 600);
    if (trouble?.answer === 'none') {
      if (trouble.hasEffect) timeline.after(latency, () => this.serve(url, init));
      return this.silence(init.signal);
    }
    await timeline.sleep(latency / 2);
    if (!trouble) {
      const answer = this.serve(url, init);
      await timeline.sleep(latency / 2);
      this.served(path);
      return answer;
    }
    if (trouble.hasEffect) this.serve(url, init);
    await timeline.sleep(latency / 2);
    if (trouble.answer === 'reset') throw new TypeError('reset');
    if (trouble.answer === 'trickle') return endless();
    return new Response(trouble.answer.body, trouble.answer);
  }

  /** No answer ever comes. Whoever calls has a time limit of its own, or one in the signal. */
  private async silence({ timeout }: Partial<Limit>): Promise<never> {
    if (timeout === undefined) return new Promise(() => {});
    await this.timeline.sleep(timeout);
    throw new DOMException('late', 'TimeoutError');
  }

  private serve(url: string, { method, headers, body }: CrmRequest): Response {
    const parsed: unknown = JSON.parse(body ?? 'null');
    const call = { method, url: new URL(url), headers: new Headers(headers), body: isRecord(parsed) ? parsed : null };
    return this.double.answerCall(call);
  }
}

/** The head of an answer and the beginning of its body. */
function endless(): Response {
  const start = (controller: ReadableStreamDefaultController) =>
    controller.enqueue(new TextEncoder().encode('{"contact":{"id":"co'));
  return new Response(new ReadableStream({ start }));
}
