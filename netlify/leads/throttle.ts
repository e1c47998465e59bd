import type { Dependencies } from '#netlify/leads/context';

/** HighLevel takes 100 calls in 10 s; a fifth is left to visitors who submit during a retry run. */
const callsPerWindow = 80;
const window = 10_000;

/** What one delivery asks the CRM for at most, but for the rare refusal that is looked into. */
const callsPerLead = 4;

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
  const nextTurn = () => Math.max(notBefore, (turns.at(-callsPerWindow / callsPerLead) ?? -window) + window);
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
