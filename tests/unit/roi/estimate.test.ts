import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { projectMonths, roiEstimate } from '#domain/roi/estimate';
import { inDollars } from '#domain/roi/formats';

/** The rule of thumb as specified. */
const specified = { savingsShare: 20, efficiencyGain: 25 };

describe('the specified estimate', () => {
  // Calculated by hand: salary / 12 × agents + software; 20 % of it; twelve times that.
  test.each([
    { agents: 40, salary: 50_000, software: 0, monthly: 166_666.67, savings: 33_333.33, annual: 400_000 },
    { agents: 10, salary: 36_000, software: 5_000, monthly: 35_000, savings: 7_000, annual: 84_000 },
    { agents: 1, salary: 12_000, software: 1_000, monthly: 2_000, savings: 400, annual: 4_800 },
    { agents: 0, salary: 60_000, software: 2_500, monthly: 2_500, savings: 500, annual: 6_000 },
    { agents: -2, salary: 12_000, software: 0, monthly: -2_000, savings: -400, annual: -4_800 },
  ])(
    '$agents agents at $salary with $software of software',
    ({ agents, salary, software, monthly, savings, annual }) => {
      const estimate = roiEstimate(
        { agentHeadcount: agents, averageAgentSalary: salary, softwareCosts: software },
        specified,
      );
      expect(estimate.currentMonthlyCosts).toBeCloseTo(monthly, 2);
      expect(estimate.monthlySavings).toBeCloseTo(savings, 2);
      expect(estimate.annualSavings).toBeCloseTo(annual, 2);
      expect(estimate).toMatchObject({ roiPercent: 20, efficiencyGain: 25, paybackPeriod: 5 });
    },
  );

  test('no cost has no ratios, and never NaN', () => {
    expect(roiEstimate({ agentHeadcount: 0, averageAgentSalary: 50_000, softwareCosts: 0 }, specified)).toEqual({
      currentMonthlyCosts: 0,
      monthlySavings: 0,
      annualSavings: 0,
      roiPercent: null,
      efficiencyGain: 25,
      paybackPeriod: null,
    });
  });

  test('a cost too small to divide by has no ratios, the smallest that is not does', () => {
    const of = (softwareCosts: number) =>
      roiEstimate({ agentHeadcount: 0, averageAgentSalary: 0, softwareCosts }, specified);
    expect(of(1e-300)).toMatchObject({ roiPercent: 20, paybackPeriod: 5 });
    expect(of(-1e-300)).toMatchObject({ roiPercent: 20, paybackPeriod: 5 });
    expect(of(9e-301)).toMatchObject({ roiPercent: null, paybackPeriod: null });
  });

  test('any number that can be typed gives finite figures, and ratios as specified or none', () => {
    const figure = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(1.7e308, -1.7e308, 1e307, 1e-300, 5e-324),
    );
    fc.assert(
      fc.property(figure, figure, figure, (agentHeadcount, averageAgentSalary, softwareCosts) => {
        const estimate = roiEstimate({ agentHeadcount, averageAgentSalary, softwareCosts }, specified);
        for (const value of Object.values(estimate)) expect(value === null || Number.isFinite(value)).toBe(true);
        expect([20, null]).toContain(estimate.roiPercent);
        expect([5, null]).toContain(estimate.paybackPeriod);
      }),
      { numRuns: 2_000 },
    );
  });

  test('any usual figures have the specified ratios', () => {
    const figure = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(figure, figure, figure, (agentHeadcount, averageAgentSalary, softwareCosts) => {
        const estimate = roiEstimate({ agentHeadcount, averageAgentSalary, softwareCosts }, specified);
        for (const value of Object.values(estimate)) expect(value === null || Number.isFinite(value)).toBe(true);
        if (Math.abs(estimate.currentMonthlyCosts) > 1e-6) expect(estimate.roiPercent).toBe(20);
      }),
    );
  });
});

test('another rule of thumb has its own ratios', () => {
  const inputs = { agentHeadcount: 10, averageAgentSalary: 36_000, softwareCosts: 5_000 };
  expect(roiEstimate(inputs, { savingsShare: 25, efficiencyGain: 30 })).toEqual({
    currentMonthlyCosts: 35_000,
    monthlySavings: 8_750,
    annualSavings: 105_000,
    roiPercent: 25,
    efficiencyGain: 30,
    paybackPeriod: 4,
  });
});

describe('a project’s price', () => {
  const price = { from: 150_000, to: 500_000 };

  test('is so many months of the savings', () => {
    expect(projectMonths(price, 33_333.33)).toEqual({ from: 4.5, to: 15 });
  });

  test('is none without savings, nor where they would take less than a tenth of a month or more than a century', () => {
    expect([0, -400, 400, 4e6].map((savings) => projectMonths(price, savings))).toEqual([null, null, null, null]);
  });

  test('is the one that /solutions shows', () => {
    const { projectPrice } = parse(readFileSync('src/content/roi.yaml', 'utf8')) as { projectPrice: typeof price };
    const shown = `${inDollars(projectPrice.from)}-${inDollars(projectPrice.to)}`;
    expect(readFileSync('src/content/sections/solutions/figures.md', 'utf8')).toContain(`title: ${shown}\n`);
  });
});
