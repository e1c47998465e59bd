import type { Dependencies } from '#netlify/leads/context';

/**
 * HighLevel takes 100 calls in 10 s. A lead makes six where its contact is new (two searches, upsert, tags, note, a look
 * at the notes), five where it is there, at most eight where the first search has missed it, one more for each version
 * that it corrects, and one more for each answer that does not show what was done. Fourteen leads make 70 to 84, and those that began just before make the rest of theirs; what is over
 * is left to visitors who submit during a retry run.
 * Where it is too much all the same, a 429 ends the turns for a while and costs no lead an attempt. Two windows a run make
 * 20,160 leads a day.
 */
const leadsPerWindow = 14;
const window = 10_000;

/** Keeps a retry run within the CRM's limit. */
export type Throttle = {
  /** Waits until the CRM may be asked for one more lead; false where that is not before `end` (ms since 1970). */
  turn(end: number): Promise<boolean>;
  /** The CRM wants no calls for so long (ms). */
  pause(milliseconds: number): void;
};

export function createThrottle({ now, sleep }: Pick<Dependencies, 'now' | 'sleep'>): Throttle {
  /** When the latest leads took their turns. */
  const turns: number[] = [];
  let notBefore = 0;
  const nextTurn = () => Math.max(notBefore, (turns.at(-leadsPerWindow) ?? -window) + window);
  return {
    async turn(end) {
      // Others may have taken a turn, or the CRM asked for a pause, while we slept.
      for (let wait = nextTurn() - now().getTime(); wait > 0; wait = nextTurn() - now().getTime()) {
        if (now().getTime() + wait >= end) return false;
        await sleep(wait);
      }
      if (now().getTime() >= end) return false;
      turns.push(now().getTime());
      return true;
    },
    pause(milliseconds) {
      notBefore = Math.max(notBefore, now().getTime() + milliseconds);
    },
  };
}
