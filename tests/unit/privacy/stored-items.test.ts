import { expect, it, test } from 'vitest';
import { sentFields, storedItems } from '#domain/privacy/stored-items';
import { storageKeys } from '#domain/privacy/storage-keys';
import { fullLead } from '#tests/unit/lead/leads';

it('says of everything that is kept where, what it holds and until when, once', () => {
  expect(storedItems.map(({ key }) => key).sort()).toEqual(Object.values(storageKeys).sort());
  for (const { area, holds, contact, until } of storedItems) {
    expect(['session', 'local']).toContain(area);
    expect(holds).toMatch(/^[A-Z].{10,}\.$/);
    expect(contact).toMatch(/^(Yes|No|Only while .+)\.$/);
    expect(until).toMatch(/^(You|Our site) .+\.$/);
  }
});

test('only a saved key, waiting leads and the numbers of deleted or delivered ones outlive the tab', () => {
  const local = storedItems.filter(({ area }) => area === 'local').map(({ key }) => key);
  expect(local.sort()).toEqual(
    [storageKeys.deleted, storageKeys.delivered, storageKeys.outbox, storageKeys.scrapeKey].sort(),
  );
});

it('names every field that is sent, each in words of its own', () => {
  const names = sentFields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(fullLead)));
  expect(new Set(sentFields.map(({ description }) => description)).size).toBe(names.length);
  for (const { description } of sentFields) expect(description).toMatch(/^[A-Z].{8,}\.$/);
});
