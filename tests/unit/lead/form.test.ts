import { describe, expect, it, test } from 'vitest';
import { emptyContact } from '#domain/lead/contact';
import { contactOf, emptyForm, restoredForm } from '#domain/lead/form';
import { bareLead, fullLead } from '#tests/unit/lead/leads';

test.each([
  [fullLead, { ...emptyContact, firstName: 'Ada', phone: '416 555 0142', preferredContact: 'both' }],
  [bareLead, { ...emptyContact, firstName: 'Ada', preferredContact: 'email' }],
  [
    { firstName: 'Ada', lastName: 'B', email: 'a@b.example', company: 'C' },
    { firstName: 'Ada', jobTitle: '' },
  ],
])('a lead’s details stand in the form again', (lead, expected) => {
  const { firstName, phone, preferredContact } = contactOf(lead);
  expect({ ...expected, ...contactOf(lead) }).toEqual(contactOf(lead));
  expect(expected).toMatchObject({ firstName, ...('phone' in expected ? { phone, preferredContact } : {}) });
});

test('what a lead does not say stands empty in the form', () => {
  const required = { firstName: 'Ada', lastName: 'B', email: 'a@b.example', company: 'C' };
  expect(contactOf(required)).toEqual({ ...emptyContact, ...required });
});

describe('a stored form', () => {
  it('comes back as it was', () => {
    const stored = {
      values: contactOf(fullLead),
      agreed: { textVersion: 'v1', at: '2026-11-21' },
      errors: { email: 'x' },
      corrects: true,
      since: 5,
    };
    expect(restoredForm(JSON.parse(JSON.stringify(stored)))).toEqual({ ...emptyForm, ...stored });
  });

  test.each([
    undefined,
    null,
    [{ values: { email: 'ada@engine.example' } }],
    'text',
    { values: 7, agreed: 7, errors: [], since: '5' },
    { values: { shoeSize: '43' } },
    { values: ['Ada'], errors: ['wrong'] },
    { values: { firstName: 7, lastName: null, preferredContact: 'pigeon' }, errors: { email: { text: 'wrong' } } },
    { refusals: 3, status: 'submitting', asks: true, corrects: 'yes' },
  ])('that is none (%j) is an empty one', (stored) => expect(restoredForm(stored)).toEqual(emptyForm));

  it('keeps what is sound beside what is not', () => {
    const stored = {
      values: { email: 'ada@engine.example', phone: 7, age: '42' },
      errors: null,
      agreed: { textVersion: 'v1' },
    };
    expect(restoredForm(stored)).toEqual({ ...emptyForm, values: { ...emptyContact, email: 'ada@engine.example' } });
  });
});
