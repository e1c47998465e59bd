import { expect, test } from 'vitest';
import type { Drivers } from '#domain/roi/assumptions';
import { roiProjection } from '#domain/roi/model';

/** Fifteen plain numbers, in the order of the drivers, like a spreadsheet's columns. */
type Row = readonly [
  calls: number,
  minutes: number,
  agents: number,
  salary: number,
  software: number,
  contained: number,
  shorter: number,
  realized: number,
  load: number,
  hours: number,
  project: number,
  perMinute: number,
  perSeat: number,
  ramp: number,
  retired: number,
];

/**
 * A second, independent implementation of the model: cents on a monthly running balance, minutes instead of hours, the
 * two effects counted one after the other. It has no limits: all rows are within them.
 */
function ledger([calls, minutes, agents, salary, software, ...assumed]: Row) {
  const [contained, shorter, realized, load, hours, project, perMinute, perSeat, ramp, retired] = assumed;
  const callMinutes = calls * minutes;
  const paidMinutes = (agents * hours * 60) / 12;
  const servedMinutes = callMinutes > paidMinutes ? paidMinutes : callMinutes;
  const automatedMinutes = servedMinutes * (contained / 100);
  const assistedMinutes = (servedMinutes - automatedMinutes) * (shorter / 100);
  const freedMinutes = automatedMinutes + assistedMinutes;
  const wagePerMinute = (salary * load) / (hours * 60);

  let balance = -project;
  let firstYearSavings = 0;
  let firstYearNet = 0;
  let saved = 0;
  let paybackMonth: number | null = null;
  const monthlySavings: number[] = [];
  for (let month = 1; month <= 36; month++) {
    let savings = freedMinutes * (realized / 100) * wagePerMinute;
    savings += (software * retired) / 100;
    if (month < ramp + 1) savings = (savings * month) / (ramp + 1);
    balance += savings;
    balance -= callMinutes * perMinute;
    balance -= agents * perSeat;
    saved += savings;
    if (month <= 12) {
      monthlySavings.push(savings);
      firstYearSavings += savings;
      firstYearNet = balance;
    }
    if (paybackMonth === null && saved > 0 && balance > -0.005) paybackMonth = month;
  }
  return {
    workloadHours: callMinutes / 60,
    staffedHours: paidMinutes / 60,
    freedHours: freedMinutes / 60,
    monthlySavings,
    firstYearSavings,
    firstYearNet,
    threeYearNet: balance,
    paybackMonth,
  };
}

const rows: readonly (readonly [string, Row])[] = [
  ['ordinary centre', [40_000, 6, 40, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 150_000, 0.03, 50, 6, 20]],
  ['small centre', [5_000, 4, 6, 38_000, 1_500, 20, 10, 60, 1.25, 1_450, 25_000, 0.03, 50, 6, 20]],
  ['large centre', [900_000, 5.5, 900, 52_000, 350_000, 30, 15, 70, 1.35, 1_500, 2_500_000, 0.05, 80, 12, 40]],
  ['more calls than staff', [80_000, 6, 10, 36_000, 5_000, 20, 10, 60, 1.25, 1_450, 150_000, 0.03, 50, 6, 20]],
  ['exactly enough staff', [14_500, 6, 12, 42_000, 4_000, 25, 5, 50, 1.2, 1_450, 60_000, 0.02, 40, 4, 10]],
  ['nothing at all', [0, 0, 0, 0, 0, 0, 0, 0, 1, 500, 0, 0, 0, 0, 0]],
  ['no inputs, initial assumptions', [0, 0, 0, 0, 0, 20, 10, 60, 1.25, 1_450, 150_000, 0.03, 50, 6, 20]],
  ['no calls', [0, 6, 40, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 150_000, 0.03, 50, 6, 20]],
  ['no handle time', [40_000, 0, 40, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 50_000, 0.03, 50, 3, 50]],
  ['no agents', [40_000, 6, 0, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 10_000, 0.001, 50, 2, 100]],
  ['no salary', [40_000, 6, 40, 0, 20_000, 20, 10, 60, 1.25, 1_450, 150_000, 0.03, 50, 6, 20]],
  ['no software', [40_000, 6, 40, 46_400, 0, 20, 10, 60, 1.25, 1_450, 150_000, 0.03, 50, 6, 20]],
  ['no ramp-up, no project cost', [40_000, 6, 40, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 0, 0.03, 50, 0, 20]],
  ['longest ramp-up', [40_000, 6, 40, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 150_000, 0.03, 50, 36, 20]],
  ['ramp-up of a fraction', [40_000, 6, 40, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 75_000, 0.03, 50, 2.5, 20]],
  ['everything automated', [40_000, 6, 40, 46_400, 20_000, 100, 10, 100, 1.25, 1_450, 500_000, 0.03, 50, 6, 100]],
  ['assistance alone', [40_000, 6, 40, 46_400, 20_000, 0, 35, 60, 1.25, 1_450, 90_000, 0.01, 120, 1, 0]],
  ['dearer than what it saves', [40_000, 6, 40, 46_400, 20_000, 20, 10, 60, 1.25, 1_450, 150_000, 0.5, 50, 6, 20]],
  [
    'part of an agent, of a call',
    [123.5, 7.25, 0.75, 31_234.56, 99.99, 33.3, 12.5, 45, 1.4, 1_333, 750, 0.01, 5, 5, 15],
  ],
  [
    'all at their limits',
    [10_000_000, 480, 100_000, 1_000_000, 10_000_000, 100, 100, 100, 3, 2_600, 10_000_000, 10, 5_000, 36, 100],
  ],
];

test('there are twenty cases', () => expect(rows).toHaveLength(20));

test.each(rows)('%s', (_, row) => {
  const { monthlySavings, paybackMonth, ...figures } = ledger(row);
  const projection = roiProjection(driversOf(row));
  expect(projection.paybackMonth).toBe(paybackMonth);
  expect(projection.monthlySavings).toHaveLength(12);
  for (const [index, savings] of monthlySavings.entries()) same(projection.monthlySavings[index], savings);
  same(projection.workloadHours, figures.workloadHours);
  same(projection.staffedHours, figures.staffedHours);
  same(projection.freedHours, figures.freedHours);
  same(projection.firstYearSavings, figures.firstYearSavings);
  same(projection.firstYearNet, figures.firstYearNet);
  same(projection.threeYearNet, figures.threeYearNet);
});

/** Equal except for rounding: to a millionth, or to 12 digits for larger figures. */
function same(actual: number | undefined, expected: number) {
  expect(Math.abs((actual ?? NaN) - expected)).toBeLessThanOrEqual(Math.max(1e-6, Math.abs(expected) * 1e-12));
}

function driversOf([calls, minutes, agents, salary, software, ...assumed]: Row): Drivers {
  const [contained, shorter, realized, load, hours, project, perMinute, perSeat, ramp, retired] = assumed;
  return {
    callVolume: calls,
    averageHandleTime: minutes,
    agentHeadcount: agents,
    averageAgentSalary: salary,
    softwareCosts: software,
    containment: contained,
    handleTimeReduction: shorter,
    realization: realized,
    loadFactor: load,
    productiveHours: hours,
    implementationCost: project,
    callMinutePrice: perMinute,
    seatPrice: perSeat,
    rampUpMonths: ramp,
    softwareRetired: retired,
  };
}
