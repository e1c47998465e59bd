import { expect, it } from 'vitest';
import { continueWork, finishWork, type SlicedWork } from '#domain/check/slices';

function* counting(steps: number): SlicedWork<string> {
  for (let step = 0; step < steps; step += 1) yield;
  return 'done';
}

it('work continues until the time is up, and resumes where it stopped', () => {
  const work = counting(5);
  let looks = 0;
  const everySecondLook = () => (looks += 1) % 2 === 0;
  expect([1, 2, 3].map(() => continueWork(work, everySecondLook))).toEqual([null, null, { result: 'done' }]);
  expect(looks).toBe(5);
});

it('makes a step each time, so that it ends even without any time', () => {
  const work = counting(2);
  expect([1, 2, 3].map(() => continueWork(work, () => true))).toEqual([null, null, { result: 'done' }]);
});

it('can be finished at once', () => {
  expect(finishWork(counting(3))).toBe('done');
});
