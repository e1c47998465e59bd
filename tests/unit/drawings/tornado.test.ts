import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tornadoDrawing } from '#drawings/tornado';
import { drivers } from '#domain/roi/assumptions';
import { roiProjection } from '#domain/roi/model';
import { roiTornado } from '#domain/roi/tornado';
import { driversWith } from '#tests/fixtures/roi';

const bar = (netAtLow: number, netAtHigh: number) => ({
  driver: 'callVolume' as const,
  lowValue: 0,
  highValue: 0,
  netAtLow,
  netAtHigh,
  swing: Math.abs(netAtHigh - netAtLow),
});

describe('a tornado', () => {
  test('spreads the widest bar over the drawing, around the net', () => {
    const { base, halves } = tornadoDrawing([bar(-100, 100), bar(50, -50)], 0);
    expect(base).toBe(200);
    expect(halves[0]).toEqual({
      lower: 'M7.5 3H202.5L197.5 17H2.5Z',
      higher: 'M202.5 3H397.5L392.5 17H197.5Z',
    });
  });

  test('places the net between the smallest and the largest value, to a tenth', () => {
    expect(tornadoDrawing([bar(100, 400)], 200).base).toBe(135);
    expect(tornadoDrawing([bar(-3, 0)], -1).base).toBe(265);
    expect(tornadoDrawing([bar(0, 7)], 1)).toEqual({
      base: 60.7,
      halves: [{ lower: 'M7.5 3H63.2L58.2 17H2.5Z', higher: 'M63.2 3H397.5L392.5 17H58.2Z' }],
    });
  });

  test('draws a falling bar to the other side', () => {
    const { halves } = tornadoDrawing([bar(-100, 100), bar(50, -50)], 0);
    expect(halves[1]?.lower).toMatch(/^M202\.5 3H300/);
    expect(halves[1]?.higher).toMatch(/^M105 3H202\.5/);
  });

  test('without bars or without any effect has finite coordinates', () => {
    expect(tornadoDrawing([], 5).base).toBe(5);
    expect(JSON.stringify(tornadoDrawing([bar(3, 3)], 3))).not.toMatch(/NaN|null|Infinity/);
  });

  test('stays within the drawing for any figures', () => {
    const any = fc
      .record(Object.fromEntries(drivers.map(({ name }) => [name, fc.double()])), { requiredKeys: [] })
      .map(driversWith);
    fc.assert(
      fc.property(any, (given) => {
        const { base, halves } = tornadoDrawing(roiTornado(given), roiProjection(given).firstYearNet);
        const numbers = halves.flatMap(
          ({ lower, higher }) => `${lower}${higher}`.match(/-?[\d.]+/g)?.map(Number) ?? [],
        );
        for (const value of [base, ...numbers]) expect(value >= 0 && value <= 400).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
