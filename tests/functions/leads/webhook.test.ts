import { beforeEach, describe, expect, test } from 'vitest';
import { tellWebhook } from '#netlify/leads/webhook';
import { captureConsole } from '#tests/functions/support';

const webhook = 'https://hooks.example/a-secret-address';
const message = { text: 'SmartStack: 1 new lead.', event: 'new', count: 1 };
let printed: () => string;
beforeEach(() => {
  printed = captureConsole();
});

const told = (answer: () => Response | Promise<Response>) => tellWebhook(async () => answer(), webhook, message);

describe('an answer of status 200 that says in words that it has failed counts as not told', () => {
  test.each([
    // Teams, https://github.com/MicrosoftDocs/msteams-docs/issues/1810
    'Webhook message delivery failed with error: Microsoft Teams endpoint returned HTTP error 413 with ContextId tcid=1.',
    'Webhook Bad Request - delivery failed',
    // Slack
    'invalid_payload',
    'no_service',
    'no_text',
    'channel_not_found',
    'channel_is_archived',
    'action_prohibited',
    'rollup_error',
    ' invalid_token\n',
    // JSON
    '{"ok":false,"error":"channel_not_found"}',
    '{"success":false}',
    '{"error":{"code":"WorkflowTriggerIsNotEnabled"}}',
    // A page of something else
    '<!DOCTYPE html><title>Sign in</title>',
    '<html><body>Not a webhook</body></html>',
  ])('%j', async (text) => {
    expect(await told(() => new Response(text))).toBe(false);
    expect(printed()).toBe('alert: the webhook answered 200 and says that it has failed');
  });
});

describe('an answer that does not say so counts as told', () => {
  test.each([
    ['Slack', () => new Response('ok')],
    ['Teams', () => new Response('1')],
    ['Discord', () => new Response(null, { status: 204 })],
    ['a workflow', () => new Response('', { status: 202 })],
    ['Make', () => new Response('Accepted')],
    ['JSON', () => Response.json({ ok: true, error: null })],
    ['JSON of something else', () => Response.json(['invalid_payload'])],
    ['words of something else', () => new Response('Workflow was started')],
    ['more than is read', () => new Response(`delivery failed${'.'.repeat(10_000)}`)],
  ])('%s', async (_name, answer) => {
    expect(await told(answer)).toBe(true);
    expect(printed()).toBe('');
  });
});

test.each([
  ['another status', () => new Response('ok', { status: 404 }), 'alert: the webhook answered 404'],
  ['none', () => Promise.reject(new TypeError(`fetch ${webhook}`)), 'alert: the webhook could not be reached'],
])('%s counts as not told', async (_name, answer, log) => {
  expect(await told(answer)).toBe(false);
  expect(printed()).toBe(log);
});
