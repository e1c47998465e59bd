import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cumulativeSavings } from '#domain/roi/cumulative';
import { roiEstimate } from '#domain/roi/estimate';

const estimateOf = (agentHeadcount: number, averageAgentSalary: number, softwareCosts: number) =>
  roiEstimate({ agentHeadcount, averageAgentSalary, softwareCosts }, { savingsShare: 20, efficiencyGain: 25 });

describe('cumulative savings', () => {
  test('of 7,000 a month are a straight line to 84,000, paid back at month 5', () => {
    const { months, payback } = cumulativeSavings(estimateOf(10, 36_000, 5_000));
    expect(months.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months.map(({ cumulative }) => cumulative)).toEqual([
      0, 7_000, 14_000, 21_000, 28_000, 35_000, 42_000, 49_000, 56_000, 63_000, 70_000, 77_000, 84_000,
    ]);
    expect(payback).toEqual({ month: 5, cumulative: 35_000 });
  });

  test('of no cost stay at 0 and are never paid back', () => {
    const { months, payback } = cumulativeSavings(estimateOf(0, 50_000, 0));
    expect(months).toHaveLength(13);
    expect(months.every(({ cumulative }) => Object.is(cumulative, 0))).toBe(true);
    expect(payback).toBeNull();
  });

  test('are never paid back where the estimate is infinite', () => {
    for (const paybackPeriod of [Infinity, NaN, null])
      expect(cumulativeSavings({ ...estimateOf(1, 12_000, 0), paybackPeriod }).payback).toBeNull();
  });

  test('of a negative cost fall from 0, not from -0', () => {
    const { months, payback } = cumulativeSavings(estimateOf(-2, 12_000, 0));
    expect(months[0]).toEqual({ month: 0, cumulative: 0 });
    expect(months[12]).toEqual({ month: 12, cumulative: -4_800 });
    expect(payback).toEqual({ month: 5, cumulative: -2_000 });
  });

  test('end at the annual savings, and pay back at one month of cost', () => {
    const figure = fc.double({ min: 1, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(figure, figure, figure, (agents, salary, software) => {
        const estimate = estimateOf(agents, salary, software);
        const { months, payback } = cumulativeSavings(estimate);
        expect(months[12]?.cumulative).toBe(estimate.annualSavings);
        expect((payback?.cumulative ?? 0) / estimate.currentMonthlyCosts).toBeCloseTo(1, 9);
      }),
    );
  });

  test('are finite for any estimate', () => {
    const figure = fc.double();
    fc.assert(
      fc.property(figure, figure, figure, (agents, salary, software) => {
        const { months, payback } = cumulativeSavings(estimateOf(agents, salary, software));
        for (const point of payback ? [...months, payback] : months)
          for (const value of Object.values(point)) expect(Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
