import { expect, test } from 'vitest';
import { threadTime, type TraceEntry } from '#tests/bench/main-thread';
import { bytesToHeading, wireBytes } from '#tests/wire';

const address = 'http://localhost/';
const task = (pid: number, tid: number, dur: number, tdur: number): TraceEntry => ({
  ...{ name: 'RunTask', ph: 'X', pid, tid },
  ...{ dur, tdur },
});
const reads = (pid: number, url: string): TraceEntry => ({
  ...{ name: 'ParseHTML', ph: 'X', pid, tid: 1 },
  args: { beginData: { url } },
});

test('only the thread that reads the page counts', () => {
  const entries = [
    ...[task(7, 1, 3000, 2000), task(8, 1, 5000, 4000), task(8, 2, 900, 900), task(8, 1, 1500, 500)],
    ...[reads(7, 'http://localhost/another'), reads(8, address)],
  ];
  expect(threadTime(entries, address)).toEqual({ worked: 4.5, busy: 6.5 });
});

test('a trace without the page is an error', () => {
  expect(() => threadTime([task(7, 1, 3000, 2000)], address)).toThrow(address);
});

test('what follows the heading is not counted', () => {
  const upTo = '<!doctype html><h1>Words';
  expect(bytesToHeading(`${upTo}</h1>${'<p>More'.repeat(500)}`)).toBe(wireBytes('/page.html', Buffer.from(upTo)));
  expect(() => bytesToHeading('<p>Words')).toThrow('heading');
});
