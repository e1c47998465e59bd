import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { emptyMessage, type Message } from '#domain/message/form';
import { isUnfilled, type Prefill, prefilled, prefillFrom } from '#domain/message/prefill';

const roadmap = { subject: 'AI Strategy', message: 'I would like a roadmap. Our systems are: ' };
const media = { subject: 'Events & Media', message: 'We would like to talk about media.' };
const withMessage = (message: string): Message => ({ ...emptyMessage, message });
const own = 'We run three claims systems.';

describe('a call to action starts the message', () => {
  test.each<[string, string, Prefill, Prefill | null, string]>([
    ['in an empty form', '', roadmap, null, roadmap.message],
    ['where only spaces stand', ' \n ', roadmap, null, roadmap.message],
    ['above what the visitor has typed', own, roadmap, null, `${roadmap.message}\n\n${own}`],
    ['in place of an earlier beginning', media.message, roadmap, media, roadmap.message],
    [
      'in place of an earlier beginning, and what stood below it stays',
      `${media.message}\n\n${own}`,
      roadmap,
      media,
      `${roadmap.message}\n\n${own}`,
    ],
    [
      'in place of an earlier beginning, and what stood behind it stays',
      `${roadmap.message}${own}`,
      media,
      roadmap,
      `${media.message}\n\n${own}`,
    ],
    [
      'above an earlier beginning that the visitor has rewritten',
      'We would love to talk about media.',
      roadmap,
      media,
      `${roadmap.message}\n\nWe would love to talk about media.`,
    ],
    ['where the visitor has emptied the earlier one', '', roadmap, media, roadmap.message],
    [
      'once, when the browser brings it back without the space at its end',
      roadmap.message.trimEnd(),
      roadmap,
      null,
      roadmap.message.trimEnd(),
    ],
    [
      'in place of an earlier beginning whose last space the visitor has taken away',
      `${roadmap.message.trimEnd()}\n${own}`,
      media,
      roadmap,
      `${media.message}\n\n${own}`,
    ],
    ['once, when it is clicked twice', roadmap.message, roadmap, roadmap, roadmap.message],
    ['once, when the same words stand there already', roadmap.message, roadmap, null, roadmap.message],
    [
      'once, when it is clicked again after typing',
      `${roadmap.message}\n\n${own}`,
      roadmap,
      roadmap,
      `${roadmap.message}\n\n${own}`,
    ],
    ['not at all, when it is clicked again after other words took its place', own, roadmap, roadmap, own],
    ['anew, when it is clicked again after it was emptied', ' \n', roadmap, roadmap, roadmap.message],
  ])('%s', (_, typed, prefill, earlier, expected) => {
    expect(prefilled(withMessage(typed), prefill, earlier)).toEqual({
      ...withMessage(expected),
      subject: prefill.subject,
    });
  });

  it('chooses its subject and leaves the other fields', () => {
    const typed = {
      fullName: 'Ada Bell',
      email: 'ada@bank.example',
      phone: '416',
      organization: 'North Bank',
      subject: 'General Inquiry',
      message: '',
    };
    expect(prefilled(typed, roadmap, null)).toEqual({ ...typed, ...roadmap });
    expect(typed.message).toBe('');
  });
});

describe('a beginning that waits for words', () => {
  test.each<[string, string, Prefill | null, boolean]>([
    ['as it was set', roadmap.message, roadmap, true],
    ['without the space at its end', roadmap.message.trimEnd(), roadmap, true],
    ['with words behind it', `${roadmap.message}three.`, roadmap, false],
    ['in the visitor’s own words', 'Our systems are:', roadmap, false],
    ['that is a whole sentence', media.message, media, false],
    ['of no call to action', roadmap.message, null, false],
    ['that is gone', '', roadmap, false],
  ])('%s', (_, message, prefill, expected) => expect(isUnfilled(message, prefill)).toBe(expected));
});

describe('whatever the visitor types and clicks, in any order', () => {
  // Beginnings are letters and the visitor types digits, so that one can be told from the other.
  const beginning = fc.record({
    subject: fc.constantFrom('AI Strategy', 'Events & Media'),
    message: fc.stringMatching(/^[a-z][a-z \n]{8,20}$/),
  });
  const typing = fc.record({
    digits: fc.stringMatching(/^[0-9]{1,4}$/),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const acts = fc.array(fc.oneof(beginning, typing), { maxLength: 12 });
  const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

  it('nothing typed is lost or changes its order', () => {
    fc.assert(
      fc.property(acts, (visit) => {
        let message = emptyMessage;
        let earlier: Prefill | null = null;
        for (const act of visit) {
          const before: string = digitsOf(message.message);
          if ('digits' in act) {
            const at = Math.round(act.at * message.message.length);
            message = withMessage(message.message.slice(0, at) + act.digits + message.message.slice(at));
            continue;
          }
          message = prefilled(message, act, earlier);
          earlier = act;
          expect(digitsOf(message.message)).toBe(before);
          // Spaces at its end aside: a message that begins so already stays as it is.
          expect(message.message.startsWith(act.message.trimEnd())).toBe(true);
        }
      }),
    );
  });

  it('every text stays as it was typed, spaces at its ends aside', () => {
    fc.assert(
      fc.property(fc.string(), beginning, (typed, prefill) => {
        expect(prefilled(withMessage(typed), prefill, null).message).toContain(typed.trim());
      }),
    );
  });

  it('the same click again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), beginning, fc.option(beginning), (typed, prefill, earlier) => {
        const once = prefilled(withMessage(typed), prefill, earlier);
        expect(prefilled(once, prefill, prefill)).toEqual(once);
      }),
    );
  });
});

describe('a stored prefill', () => {
  it('is restored without anything else', () => {
    expect(prefillFrom({ ...roadmap, more: 1 })).toEqual(roadmap);
  });

  test.each([
    undefined,
    null,
    7,
    'text',
    [],
    [roadmap],
    {},
    { subject: 'AI Strategy' },
    { message: 'Hello' },
    { subject: 'AI Strategy', message: 7 },
    { subject: null, message: 'Hello' },
    { subject: ['AI Strategy'], message: 'Hello' },
  ])('%j is none', (stored) => expect(prefillFrom(stored)).toBeNull());
});
