/*
 * Virtual time. Nothing waits: the earliest event happens, everything that follows from it without time passing happens
 * too, then the clock stands at the next event.
 */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

type Event = { at: number; order: number; happen: () => void; cancelled: boolean };

export class Timeline {
  /** Milliseconds since 1970. */
  now: number;
  private order = 0;
  private readonly heap: Event[] = [];

  constructor(start: number) {
    this.now = start;
  }

  /** Lets something happen after so many ms. Returns how to call it off. */
  after(delay: number, happen: () => void): () => void {
    const event = { at: this.now + Math.max(0, delay), order: (this.order += 1), happen, cancelled: false };
    this.push(event);
    return () => {
      event.cancelled = true;
    };
  }

  /** Resolves after so many ms. */
  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => this.after(delay, resolve));
  }

  /** Lets everything happen up to a moment (ms since 1970). */
  async runUntil(end: number): Promise<void> {
    await settled();
    for (let event = this.heap[0]; event && event.at <= end; event = this.heap[0]) {
      this.pop();
      if (event.cancelled) continue;
      this.now = event.at;
      event.happen();
      await settled();
    }
    this.now = Math.max(this.now, end);
  }

  private push(event: Event): void {
    const { heap } = this;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(event, heap[parent] as Event)) break;
      heap[at] = heap[parent] as Event;
      at = parent;
    }
    heap[at] = event;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Event, heap[child] as Event)) child += 1;
      if (!isBefore(heap[child] as Event, last)) break;
      heap[at] = heap[child] as Event;
      at = child;
    }
    heap[at] = last;
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** Everything that follows from what has happened, as far as it takes no time. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A clock that shows the virtual time, `ahead()` ms wrong, as the global `Date` of a program. */
export function clockOf(timeline: Timeline, ahead: () => number): DateConstructor {
  const now = () => timeline.now + ahead();
  return class extends Date {
    constructor(...args: [] | [value: number | string | Date]) {
      if (args.length === 0) super(now());
      else super(args[0]);
    }
    static override now(): number {
      return now();
    }
  } as unknown as DateConstructor;
}

/** A time limit in virtual time, as the global `AbortSignal` of a program. */
export type Limit = { timeout: number };
export const limits = { timeout: (milliseconds: number): Limit => ({ timeout: milliseconds }) };
