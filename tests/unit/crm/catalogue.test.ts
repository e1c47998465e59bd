import { expect, test } from 'vitest';
import { crmFailure, isPermanentRefusal } from '#domain/crm/catalogue';

// The catalogue: Specification §8, CRM failure messages.
const authentication = { error: 'Authentication Failed', details: /CRM API key is invalid or expired/ };
const forbidden = { error: 'Access Forbidden', details: /key lacks permission to create contacts/ };
const badRequest = { error: 'Bad Request', details: /contact data format error/i };
const validation = { error: 'Validation Error', details: /email may already exist or the data is invalid/ };
const integration = { error: 'Integration Error', details: /could not be reached or gave an unexpected answer/ };

test.each([
  ['401', 401, '', authentication],
  ['403', 403, '', forbidden],
  ['400', 400, '', badRequest],
  ['422', 422, '', validation],
  ['500', 500, '', integration],
  ['429', 429, 'Too many requests', integration],
  ['404', 404, 'Not Found', integration],
  ['no answer', null, undefined, integration],
  ['an empty answer', null, '', integration],
  ['the text, where there is no status', null, 'Authentication Failed', authentication],
  ['the text in a longer one', null, 'The CRM said: Access Forbidden for this location', forbidden],
  ['the text under another status', 500, '{"error":"Bad Request"}', badRequest],
  ['the text of a validation', 409, 'Validation Error: email', validation],
  ['the status before the text', 401, 'Validation Error', authentication],
  ['401 of a token that lacks a scope', 401, '{"message":"The token is not authorized for this scope."}', forbidden],
  ['401 of any other kind', 401, '{"message":"Invalid Private Integration token"}', authentication],
  ['another text', null, 'socket hang up', integration],
])('%s', (_, status, text, { error, details }) => {
  const failure = crmFailure(status, text);
  expect(failure.error).toBe(error);
  expect(failure.details).toMatch(details);
});

test('the catalogue never repeats the CRM’s own words, which may quote the contact', () => {
  for (const status of [401, 403, 400, 422, 500, null])
    expect(JSON.stringify(crmFailure(status, 'Bad Request: ada@engine.example exists'))).not.toContain('ada');
});

test.each([
  [400, true, 'the contact'],
  [413, true, 'its size'],
  [422, true, 'its fields'],
  [401, false, 'the token'],
  [402, false, 'the account'],
  [403, false, 'the permissions of the token'],
  [404, false, 'a contact that was deleted, or an address'],
  [408, false, 'the moment'],
  [425, false, 'the moment'],
  [429, false, 'the moment'],
  [500, false, 'the CRM'],
  [503, false, 'the CRM'],
  [200, false, 'nothing'],
])('%i is a permanent refusal: %s (it is about %s)', (status, expected) => {
  expect(isPermanentRefusal(status)).toBe(expected);
});
