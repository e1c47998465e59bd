import { isRecord } from '#domain/record';
import type { Random } from '#tests/fixtures/random';
import type { Limit, Timeline } from '#tests/faults/timeline';

/* The CRM of the simulation: contacts by e-mail, their notes, and troubles on order. */

type Note = { id: string; body: string; dateAdded: string };
type Contact = { id: string; email: string; tags: string[]; notes: Note[] };

/** What a troubled CRM does with a call: whether it takes effect, and what comes back ('none': nothing ever does). */
export type CrmTrouble = {
  hasEffect: boolean;
  answer: { status: number; body: string; headers?: Record<string, string> } | 'reset' | 'none';
};

export class Crm {
  readonly contacts = new Map<string, Contact>();
  /** Asked before each call; null lets it pass. */
  trouble: (path: string) => CrmTrouble | null = () => null;
  /** Called after each call that took effect and was answered. */
  served: (path: string) => void = () => {};

  private readonly timeline: Timeline;
  private readonly random: Random;

  constructor(timeline: Timeline, random: Random) {
    this.timeline = timeline;
    this.random = random;
  }

  /** How many notes there are of a lead. */
  notesOf(key: string): number {
    const names = new RegExp(`Reference: ${key}(?![A-Za-z0-9-])`);
    return [...this.contacts.values()].flatMap(({ notes }) => notes).filter(({ body }) => names.test(body)).length;
  }

  /** As the function's `fetch` reaches it. */
  async fetch(url: string, init: { method: string; body?: string; signal: Limit }): Promise<Response> {
    const { timeline, random } = this;
    const late = new DOMException('late', 'TimeoutError');
    const path = new URL(url).pathname;
    const trouble = this.trouble(path);
    const latency = random.whole(30, 600);
    if (trouble?.answer === 'none') {
      if (trouble.hasEffect) timeline.after(latency, () => this.serve(init.method, url, init.body));
      await timeline.sleep(init.signal.timeout);
      throw late;
    }
    if (latency > init.signal.timeout) {
      await timeline.sleep(init.signal.timeout);
      throw late;
    }
    await timeline.sleep(latency / 2);
    if (!trouble) {
      const answer = this.serve(init.method, url, init.body);
      await timeline.sleep(latency / 2);
      this.served(path);
      return answer;
    }
    if (trouble.hasEffect) this.serve(init.method, url, init.body);
    await timeline.sleep(latency / 2);
    if (trouble.answer === 'reset') throw new TypeError('reset');
    return new Response(trouble.answer.body, trouble.answer);
  }

  private serve(method: string, url: string, json: string | undefined): Response {
    const { pathname, searchParams } = new URL(url);
    const parsed: unknown = JSON.parse(json ?? '{}');
    const body = isRecord(parsed) ? parsed : {};
    if (pathname === '/contacts/upsert') return this.upsert(String(body['email']).toLowerCase());
    if (pathname === '/contacts/search/duplicate') {
      const contact = this.contacts.get(String(searchParams.get('email')).toLowerCase());
      return Response.json({ contact: contact ? { id: contact.id } : null });
    }
    const [, id, part, noteId] = /^\/contacts\/([^/]+)\/(tags|notes)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const contact = [...this.contacts.values()].find((known) => known.id === id);
    if (!contact) return Response.json({ statusCode: 400, message: 'Contact not found' }, { status: 400 });
    if (part === 'tags') contact.tags.push(...(body['tags'] as string[]));
    else if (method === 'GET') return Response.json({ notes: contact.notes });
    else if (method === 'DELETE') contact.notes = contact.notes.filter((note) => note.id !== noteId);
    else {
      const dateAdded = new Date(this.timeline.now).toISOString();
      const note = { id: this.random.uuid(), body: String(body['body']), dateAdded };
      contact.notes.push(note);
      return Response.json({ note }, { status: 201 });
    }
    return Response.json({}, { status: method === 'POST' ? 201 : 200 });
  }

  private upsert(email: string): Response {
    const known = this.contacts.get(email);
    const contact = known ?? { id: this.random.uuid(), email, tags: [], notes: [] };
    this.contacts.set(email, contact);
    return Response.json({ new: !known, contact: { id: contact.id } });
  }
}
