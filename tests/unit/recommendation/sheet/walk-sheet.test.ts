import { expect, test } from 'vitest';
import { firmSentence } from '#domain/recommendation/sheet/firm-sentence';
import { recommend } from '#domain/recommendation/recommend';
import { representatives } from '#domain/recommendation/representatives';
import { sectionLines } from '#domain/recommendation/sheet/sections';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import { type Sheet, sheetOf } from '#domain/recommendation/sheet/sheet';
import { numberInWords } from '#domain/text/words';
import { advice } from '#tests/fixtures/content';
import { navigator } from '#tests/fixtures/wizards';
import { failureList } from '#tests/unit/recommendation/combinations';

/*
 * Every combination of answers, by representatives: what the sheet says in words is read back and compared with its
 * cells.
 */

const cellsOf = ({ rows }: Sheet, column: number): SheetCell[] =>
  rows.flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));
const has = (cells: readonly SheetCell[], finding: SheetCell['finding']) =>
  cells.filter((cell) => cell.finding === finding).length;
const meetsAll = (cells: readonly SheetCell[]) => has(cells, 'no') + has(cells, 'open') === 0;

/** Returns the numbers in a count: 'Meets 2 of 5, 2 in part' is { met: 2, of: 5, partly: 2 }. */
function countIn(text: string) {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  return {
    met: number(/(\d+) of \d+/),
    of: number(/of (\d+)/),
    partly: number(/(\d+) in part/),
    open: number(/(\d+) not confirmed/),
    missed: number(/(\d+) missed/),
  };
}

test('no sentence, count or badge of any sheet contradicts a cell', { timeout: 120_000 }, () => {
  const { check, failures } = failureList();
  const sentences = new Set<string>();
  for (const { answers } of representatives(navigator, advice.needs).representatives) {
    const recommendations = recommend(navigator, answers, advice);
    const sheet = sheetOf(recommendations, advice);
    const { sentence, todo, columns, rows, note } = sheet;
    sentences.add(sentence);
    const picks = columns.filter(({ place }) => place !== null);
    const columnCells = columns.map((_, index) => cellsOf(sheet, index));
    const meeting = picks.filter((_, index) => meetsAll(columnCells[index] ?? []) && rows.length > 0);
    const all = [sentence, todo].join(' ');

    for (const [index, { name, match, count, facts }] of columns.entries()) {
      const cells = columnCells[index] ?? [];
      check(!match || has(cells, 'no') === 0, 'a perfect match on a need that is missed', answers);
      check(!match || match.isConfirmed === meetsAll(cells), 'a badge is filled while something is open', answers);
      for (const text of [count, match?.object ?? '']) {
        const said = countIn(text);
        if (/all \d|both|the one need/.test(text)) {
          check(/not confirmed|Misses/.test(text) || meetsAll(cells), 'says all where not all are met', answers);
          continue;
        }
        if (said.of === 0) continue;
        const isRight =
          said.of === cells.length &&
          (said.met === has(cells, 'yes') || /^Of/.test(text)) &&
          said.partly === has(cells, 'partly') &&
          said.open === has(cells, 'open') &&
          said.missed === has(cells, 'no');
        check(isRight, `a count that is not that of the cells: ${text}`, answers);
      }
      check(!facts || facts.known <= facts.of, 'more facts than criteria', answers);
      const isNamed = sentence.split(' meet')[0]?.includes(name) || sentence.split('; ')[1]?.includes(name);
      if (/ meets? (all|both|the one need|every need)/.test(sentence) && index < picks.length)
        check(Boolean(isNamed) === meetsAll(cells), 'names another set than those that meet all', answers);
    }
    check(!/come(s)? closest/.test(sentence) || meeting.length === 0, 'closest, while one meets all', answers);
    check(!/^None of| None of/.test(all) || !columnCells.some(meetsAll), 'none, while one meets all', answers);
    const first = columnCells[0] ?? [];
    const met = /with (\w+) of your/.exec(sentence)?.[1];
    check(met === undefined || met === 'none' || met === numberInWords(has(first, 'yes')), 'another number', answers);
    check(/ask|settle|decide/i.test(todo), 'nothing to do', answers);
    const order = rows.map(({ cells }) => {
      const findings = new Set(cells.map((cell) => cell?.finding));
      return findings.size > 1 ? 0 : findings.has('yes') ? 2 : 1;
    });
    check(order.join() === [...order].sort().join(), 'a row that tells nothing apart before one that does', answers);
    check(
      picks.every(({ score }) => note.includes(String(score))),
      'a score that the note leaves out',
      answers,
    );
    const { why } = sectionLines(recommendations, [], 'your');
    check(
      !why.includes('only these') ||
        (picks.every((_, index) => has(columnCells[index] ?? [], 'no') === 0) &&
          (columns.length === picks.length || has(columnCells.at(-1) ?? [], 'no') > 0)),
      'only these, while another misses nothing',
      answers,
    );
    check(
      !/misses a need/.test(why) || columnCells.every((cells) => has(cells, 'no') > 0),
      'every one misses',
      answers,
    );
    check(
      /(meets?) (all|both|the)/.test(why) || !columnCells.some(meetsAll) || rows.length === 0,
      'hides one',
      answers,
    );
    check(firmSentence(recommendations, 'their').sentence.includes(' you') === false, 'you, of others', answers);
  }
  expect(failures()).toEqual([]);
  console.info(`${sentences.size} sentences, for example:`, [...sentences].slice(0, 12));
});
