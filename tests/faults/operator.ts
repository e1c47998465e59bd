import { isRecord } from '#domain/record';
import { day, hour, minute, type Timeline } from '#tests/faults/timeline';

/*
 * The operator of the simulation: what the webhook and a monitor outside of the platform have told, and which leads they
 * should have heard of.
 */

/** What is wrong with a lead that a person has to hear of. */
type Need = { key: string; event: 'dead' | 'refused' | 'late'; since: number };

export class Operator {
  /** Whether what is posted to the webhook reaches anybody. */
  isReachable = true;
  /** Leads that needed somebody for a day, and nobody was told. */
  readonly silent: string[] = [];
  private readonly told: { event: string; at: number }[] = [];
  private readonly needs = new Map<string, Need>();
  private readonly timeline: Timeline;

  constructor(timeline: Timeline) {
    this.timeline = timeline;
  }

  /** A message of the functions, as their `fetch` posts it. */
  async hear(body: string): Promise<Response> {
    await this.timeline.sleep(50);
    if (!this.isReachable) throw new TypeError('reset');
    const message: unknown = JSON.parse(body);
    if (isRecord(message)) this.told.push({ event: String(message['event']), at: this.timeline.now });
    return new Response('ok');
  }

  /**
   * What the monitor reads at `health`; null where no answer came. It counts as telling of leads only where the functions
   * cannot: the schedule is silent, or the store fails.
   */
  look(body: unknown): void {
    const { lastRunMinutes, isWritable } = isRecord(body) ? body : {};
    const canTell = typeof lastRunMinutes === 'number' && lastRunMinutes < 10 && isWritable === true;
    if (!canTell) this.told.push({ event: 'monitor', at: this.timeline.now });
  }

  /** A record in the store has changed. */
  changed(key: string, json: string | null): void {
    const record = JSON.parse(json ?? 'null') as { state: string } | null;
    const before = this.needs.get(key);
    const need = this.needOf(key, record?.state, before);
    if (need === before) return;
    if (before) this.settle(before);
    if (need) this.needs.set(key, need);
    else this.needs.delete(key);
  }

  /** The end: looks at what is still open. */
  end(): void {
    for (const need of this.needs.values()) this.settle(need);
    this.needs.clear();
  }

  private needOf(key: string, state: string | undefined, before: Need | undefined): Need | undefined {
    const { now } = this.timeline;
    if (state === 'dead' || state === 'refused')
      return before?.event === state ? before : { key, event: state, since: now };
    const waits = state === 'received' || state === 'delivering' || state === 'retry';
    if (!waits) return undefined;
    return before?.event === 'late' ? before : { key, event: 'late', since: now + hour };
  }

  private settle({ key, event, since }: Need): void {
    // A run may take until then to find what a fault has hidden.
    const until = since + day + 10 * minute;
    if (this.timeline.now < until) return;
    const isTold = this.told.some(
      (message) =>
        (message.event === event || message.event === 'monitor') && message.at >= since && message.at <= until,
    );
    if (!isTold) this.silent.push(`nobody was told that ${key} is ${event}`);
  }
}
