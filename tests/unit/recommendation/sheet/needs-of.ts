import type { NeedStanding } from '#domain/recommendation/needs';

const standings = { m: 'met', p: 'partly', x: 'missed', o: 'open' } as const;

/**
 * Returns needs written as letters: m met, p met in part, x missed, o not confirmed. The first is the challenge, unless
 * they begin with '-'.
 */
export function needsOf(letters: string): NeedStanding[] {
  return [...letters].flatMap((letter, index): NeedStanding[] => {
    if (letter === '-') return [];
    const standing = standings[letter as keyof typeof standings];
    const label = `Need ${index}`;
    return [
      {
        need: index === 0 ? 'challenge' : label,
        label,
        standing,
        text: 'So it is.',
        basis: null,
        ...(standing === 'open' ? { ask: `whether it has ${label}` } : {}),
        ...(standing === 'partly' ? { ask: `how far “${label}” holds` } : {}),
      },
    ];
  });
}
