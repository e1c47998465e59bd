import { differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { themeColour } from '#drawings/colours';

const bands = ['good', 'info', 'warn', 'alert'] as const;
const pairs = bands.flatMap((band, index) => bands.slice(index + 1).map((other) => [band, other] as const));

/*
 * Colours that differ by 20 in CIEDE2000 have different names: a dark yellow and a brown are 14 apart, a dark yellow and
 * an orange 25. Text needs a contrast of 4.5 (WCAG 2.2, 1.4.3).
 */
describe.each(['light', 'dark'] as const)('the colours of a score in the %s scheme', (scheme) => {
  const colour = (name: string) => themeColour(name)[scheme];
  const distance = differenceCiede2000();

  test.each(pairs)('%s and %s are told apart', (band, other) => {
    expect(distance(colour(band), colour(other))).toBeGreaterThan(20);
  });

  test.each(bands)('%s can be read on every ground', (band) => {
    for (const ground of ['paper', 'paper-2', 'surface', `${band}-tint`])
      expect(wcagContrast(colour(band), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });
});
