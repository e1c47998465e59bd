import { describe, expect, it } from 'vitest';
import { comparedTop } from '#domain/recommendation/differences';
import type { NeedStanding } from '#domain/recommendation/needs';
import type { Reason } from '#domain/recommendation/recommend';
import { recommendationWith, solutionWith } from '#tests/unit/recommendation/solutions';

const need = (text: string, standing: NeedStanding['standing'], basis: string | null = null): NeedStanding => ({
  need: text,
  label: text,
  standing,
  text,
  basis,
});
const priorities = (text: string, met = true): Reason => ({ kind: 'priorities', met, text });
const pick = (needs: NeedStanding[], reasons: Reason[] = [], benefits = ['One', 'Two', 'Three', 'Four']) =>
  recommendationWith({ needs, reasons, solution: solutionWith({ benefits }) });

describe('what the top three have in common', () => {
  it('is said once, and what sets each apart under it', () => {
    const both = [need('Cybersecurity', 'met'), need('Enterprise', 'met')];
    const { shared, each } = comparedTop([
      pick([...both, need('Stays in Canada', 'met', 'data-in-canada')], [priorities('Answers A')]),
      pick(both, [priorities('Answers A')]),
    ]);
    expect(shared.map(({ text }) => text)).toEqual(['Cybersecurity', 'Enterprise', 'Answers A']);
    expect(each.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Stays in Canada', 'One', 'Two', 'Three'],
      ['One', 'Two', 'Three', 'Four'],
    ]);
  });

  it('never includes a need that one of them misses or leaves open: it is listed with each', () => {
    const { shared, each } = comparedTop([
      pick([need('Cloud only; you asked for private.', 'missed', 'editor'), need('Not confirmed', 'open')]),
      pick([need('Cloud only; you asked for private.', 'missed', 'editor'), need('Not confirmed', 'open')]),
    ]);
    expect(shared).toEqual([]);
    for (const { misses, open } of each) {
      expect(misses).toEqual([{ text: 'Cloud only; you asked for private.', met: false, basis: 'editor' }]);
      expect(open).toEqual(['Not confirmed']);
    }
  });

  it('never includes a need that one of them meets in part: it is listed with each, with its condition', () => {
    const partly = need('Stays in Canada, in part: backups do not', 'partly', 'data-in-canada');
    const { shared, each } = comparedTop([pick([partly]), pick([partly])]);
    expect(shared).toEqual([]);
    for (const { inPart, lines } of each) {
      expect(inPart).toEqual([{ text: partly.text, met: true, basis: 'data-in-canada' }]);
      expect(lines.map(({ text }) => text)).not.toContain(partly.text);
    }
  });

  it('does not merge a source’s statement on one with the editor’s on another', () => {
    const { shared } = comparedTop([
      pick([need('Stays in Canada', 'met', 'data-in-canada')]),
      pick([need('Stays in Canada', 'met', 'editor')]),
    ]);
    expect(shared).toEqual([]);
  });

  it('is empty for a single solution', () => {
    expect(comparedTop([pick([need('Enterprise', 'met')])]).shared).toEqual([]);
  });
});

it('leaves out the reasons challenge and size, which needs cover, and answers the visitor was not sure of', () => {
  const reasons: Reason[] = [
    { kind: 'challenge', met: true, text: 'Made for it' },
    { kind: 'size', met: true, text: 'Suits you' },
    { kind: 'answers', met: false, text: 'You were not sure: Cloud preference', isUnsure: true },
    { kind: 'industry', met: false, text: 'Not listed for utilities' },
  ];
  expect(comparedTop([pick([], reasons, [])]).each[0]?.lines).toEqual([
    { text: 'Not listed for utilities', met: false, basis: null },
  ]);
});

it('adds at least two benefits, and more only up to four lines', () => {
  const counts = [0, 1, 2, 3, 4, 5].map((own) => {
    const needs = Array.from({ length: own }, (_, index) => need(`Need ${index}`, 'met'));
    return comparedTop([pick(needs)]).each[0]?.lines.length;
  });
  expect(counts).toEqual([4, 4, 4, 5, 6, 7]);
});
