import { beforeEach, expect, test } from 'vitest';
import { createThrottle, type Throttle } from '#netlify/leads/throttle';
import { after, type Clock, createClock, noon } from '#tests/functions/leads/world';

let clock: Clock;
let throttle: Throttle;
beforeEach(() => {
  clock = createClock();
  throttle = createThrottle(clock);
});
const until = (milliseconds: number) => noon.getTime() + milliseconds;
const passed = () => clock.now().getTime() - noon.getTime();
const take = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) expect(await throttle.turn(until(60_000))).toBe(true);
};

test('fourteen leads have their turn at once, the next one ten seconds later', async () => {
  await take(14);
  expect(passed()).toBe(0);
  await take(1);
  expect(passed()).toBe(10_000);
  await take(13);
  expect(passed()).toBe(10_000);
  await take(1);
  expect(passed()).toBe(20_000);
});

test('no turn comes at the end or after it, and nobody waits for one', async () => {
  expect(await throttle.turn(until(0))).toBe(false);
  expect(await throttle.turn(until(-1))).toBe(false);
  await take(14);
  expect(await throttle.turn(until(10_000))).toBe(false);
  expect(passed()).toBe(0);
  expect(await throttle.turn(until(10_001))).toBe(true);
});

test('a pause holds the next turn, and a shorter one does not cut it short', async () => {
  throttle.pause(5_000);
  throttle.pause(1_000);
  expect(await throttle.turn(until(5_000))).toBe(false);
  await take(1);
  expect(clock.now()).toEqual(after(5_000));
});
