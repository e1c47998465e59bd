import { describe, expect, it, test } from 'vitest';
import { emptyContact } from '#domain/lead/contact';
import { emptyForm, restoredForm } from '#domain/lead/form';

describe('a stored contact form', () => {
  it('is restored as it was typed and answered', () => {
    const values = {
      firstName: ' Ada ',
      lastName: '',
      email: 'ada',
      phone: '416',
      company: 'Engine Works',
      jobTitle: 'Director',
      preferredContact: 'both',
    } as const;
    const stored = {
      values,
      errors: { email: 'Please enter a valid email address' },
      agreedAt: '2025-11-05T12:00:00Z',
    };
    expect(restoredForm(stored)).toEqual({ ...emptyForm, ...stored });
  });

  it('starts anew with what belongs to one sitting', () => {
    expect(restoredForm({ refusals: 3, status: 'submitting' })).toEqual(emptyForm);
    expect(emptyForm).toMatchObject({ values: emptyContact, agreedAt: null, errors: {}, refusals: 0, status: 'idle' });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ values: { email: 'ada@engine.example' } }]],
    ['a text', 'ada@engine.example'],
    ['no values', {}],
    ['values that are a list', { values: ['Ada'], errors: ['wrong'] }],
    ['values that are no text', { values: { firstName: 7, lastName: null }, errors: { email: { text: 'wrong' } } }],
    ['fields that the form does not have', { values: { age: '42', toString: 'x' }, errors: { age: 'too young' } }],
    ['a way of contact that is none', { values: { preferredContact: 'pigeon' } }],
    ['a tick without its time', { agreedAt: true }],
  ])('of which %s is left is an empty one', (_, stored) => {
    expect(restoredForm(stored)).toEqual(emptyForm);
  });

  it('keeps what is sound beside what is not', () => {
    const stored = { values: { email: 'ada@engine.example', phone: 7, age: '42' }, errors: null, agreedAt: 7 };
    expect(restoredForm(stored)).toEqual({ ...emptyForm, values: { ...emptyContact, email: 'ada@engine.example' } });
  });
});
