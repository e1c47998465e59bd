import { describe, expect, test } from 'vitest';
import { crmNote, upsertBody } from '#domain/crm/contact';
import type { NoteFacts } from '#domain/crm/note';
import { cleanContact, emptyContact } from '#domain/lead/contact';
import { type ContactFieldEntry, contactFields } from '#domain/lead/contact-fields';
import { contactOf } from '#domain/lead/form';
import { leadMessage } from '#domain/lead/message';
import { leadSchema } from '#domain/lead/schema';
import { sentFields } from '#domain/privacy/stored-items';

/** Contact details that tell each field from all others. */
const typed = cleanContact(
  contactOf(
    Object.fromEntries(
      contactFields.map(({ id, type, choices }) => [
        id,
        choices?.at(-1)?.value ?? (type === 'email' ? `of-${id}@engine.example` : `of ${id}`),
      ]),
    ),
  ),
);
const lead = leadSchema.parse(typed);
const facts: NoteFacts = { received: new Date(0), phoneRemainder: typed.phone, hasConsentTag: true };

test('each field has a name and an address of its own', () => {
  expect(new Set(contactFields.map(({ id }) => id)).size).toBe(contactFields.length);
  const filledIn = contactFields.flatMap(({ autoComplete }) => autoComplete ?? []);
  expect(new Set(filledIn).size).toBe(filledIn.length);
});

describe.each(contactFields)('what is given as $id', ({ id, sent }) => {
  test('is sent as it is, and the privacy page says so', () => {
    expect(lead[id]).toBe(typed[id]);
    expect(sentFields).toContainEqual({ name: id, description: sent });
  });

  test('reaches the CRM: the contact, or the note', () => {
    const contact = JSON.stringify(upsertBody(lead, 'loc-1', null, {}));
    expect(`${contact}\n${crmNote(lead, facts, {})}`).toContain(typed[id]);
  });

  test('stands in the note where the contact may not say it', () => {
    const customFields = Object.fromEntries(contactFields.map((field) => [field.id, `cf-${field.id}`]));
    expect(crmNote(lead, { ...facts, repeats: 'existing contact' }, customFields)).toContain(typed[id]);
  });

  test('stands in the visitor’s own copy', () => {
    expect(leadMessage(lead)).toContain(typed[id]);
  });

  test('is what the form begins with where nothing is typed', () => {
    expect(leadSchema.shape[id].safeParse(undefined).data ?? '').toBe(emptyContact[id]);
  });
});

test('a field that reaches nobody does not compile', () => {
  const field = { id: 'nickname', label: 'Nickname', line: 'Nickname', sent: 'What you are called.' };
  // @ts-expect-error -- neither the contact nor the note has it
  expect({ ...field, crm: {} } satisfies ContactFieldEntry).toBeTruthy();
  // @ts-expect-error -- of a contact that is there already, nothing would say it
  expect({ ...field, crm: { contact: 'companyName' } } satisfies ContactFieldEntry).toBeTruthy();
  expect({ ...field, crm: { note: 'Nickname' } } satisfies ContactFieldEntry).toBeTruthy();
});
