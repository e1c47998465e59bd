import { beforeEach, describe, expect, test } from 'vitest';
import type { LeadBody } from '#domain/lead/schema';
import { waitAfter } from '#netlify/leads/backoff';
import { acceptLead } from '#netlify/leads/accept';
import { deliver } from '#netlify/leads/deliver';
import { newRecord } from '#netlify/leads/record';
import { createScene, leadOf, minute, type Scene } from '#tests/functions/leads/world';
import { visitor } from '#tests/functions/support';

/* A corrected submission takes its own earlier tags back, however its corrections came. */

let { world, context } = {} as Scene;
let isDown = false;
beforeEach(() => {
  ({ world, context } = createScene());
  isDown = false;
});

const submit = (key: string, changes: Partial<LeadBody>) =>
  acceptLead(
    world.process({ fetch: async (...call) => (isDown ? new Response('', { status: 503 }) : context.fetch(...call)) }),
    key,
    leadOf(changes),
  );
const sizes = (email = visitor.email) =>
  (world.crm.contacts.get(email)?.tags ?? []).filter((tag) => ['smb', 'mid-market', 'enterprise'].includes(tag));

describe('the size of the organization', () => {
  test('is the corrected one', async () => {
    await submit('first-key', {});
    await submit('second-key', { organizationType: 'Enterprise', replaces: 'first-key' });
    expect(sizes()).toEqual(['enterprise']);
  });

  test('is the last of several corrections', async () => {
    await submit('first-key', {});
    await submit('second-key', { organizationType: 'Enterprise', replaces: 'first-key' });
    await submit('third-key', { organizationType: 'Mid-Market', replaces: 'second-key' });
    expect(sizes()).toEqual(['mid-market']);
  });

  test('is the last one where a correction between never arrived in the CRM', async () => {
    await submit('first-key', {});
    isDown = true;
    await submit('second-key', { organizationType: 'Enterprise', replaces: 'first-key' });
    isDown = false;
    await submit('third-key', { organizationType: 'Mid-Market', replaces: 'second-key' });
    expect(sizes()).toEqual(['mid-market']);
  });

  test('is the last one where a correction between never left its browser', async () => {
    await submit('first-key', {});
    await submit('fourth-key', {
      organizationType: 'Mid-Market',
      replaces: 'third-key',
      replacesAlso: ['second-key', 'first-key'],
    });
    expect(sizes()).toEqual(['mid-market']);
  });

  test('… also where the first one waits: it is superseded, and so is what comes late', async () => {
    isDown = true;
    await submit('first-key', {});
    isDown = false;
    const third = { organizationType: 'Mid-Market', replaces: 'second-key', replacesAlso: ['first-key'] };
    await submit('third-key', third);
    await submit('second-key', { organizationType: 'Enterprise', replaces: 'first-key' });
    for (const key of ['first-key', 'second-key']) expect((await context.leads.read(key))?.state).toBe('superseded');
    expect(sizes()).toEqual(['mid-market']);
  });

  test('… also where the process that received it died before it superseded any', async () => {
    isDown = true;
    await submit('first-key', {});
    isDown = false;
    const third = leadOf({ organizationType: 'Mid-Market', replaces: 'second-key', replacesAlso: ['first-key'] });
    await context.leads.create(newRecord('third-key', third, world.clock.now()));
    world.clock.pass(2 * minute);
    await deliver(context, 'third-key', 'due');
    expect((await context.leads.read('first-key'))?.state).toBe('superseded');
    expect(sizes()).toEqual(['mid-market']);
  });

  test('is left where another submission gave it after a correction had taken it back', async () => {
    await submit('first-key', {});
    await submit('second-key', { organizationType: 'Enterprise', replaces: 'first-key' });
    await submit('other-key', { jobTitle: 'Director' });
    const third = { organizationType: 'Mid-Market', replaces: 'second-key', replacesAlso: ['first-key'] };
    await submit('third-key', third);
    expect(sizes()).toEqual(['smb', 'mid-market']);
  });

  test('is the one that people gave where the first submission did not add it', async () => {
    await submit('own-key', {});
    await submit('first-key', { jobTitle: 'Director' });
    await submit('second-key', { organizationType: 'Enterprise', replaces: 'first-key' });
    // Another submission of the same person, which is not corrected, has added it.
    expect(sizes()).toEqual(['smb', 'enterprise']);
  });

  test('stands with the corrected address alone', async () => {
    await submit('first-key', { email: 'typo@tremblay-freight.example' });
    await submit('second-key', { replaces: 'first-key' });
    expect(world.crm.contacts.get('typo@tremblay-freight.example')?.tags).toEqual([]);
    expect(sizes()).toEqual(['smb']);
  });

  test('stands with the last address alone where a correction between never left its browser', async () => {
    await submit('first-key', { email: 'typo@tremblay-freight.example' });
    await submit('third-key', { replaces: 'second-key', replacesAlso: ['first-key'] });
    expect(world.crm.contacts.get('typo@tremblay-freight.example')?.tags).toEqual([]);
    expect(sizes()).toEqual(['smb']);
    expect(world.crm.contacts.get(visitor.email)?.notes[0]).toContain(
      'Says it replaces submission: second-key; first-key',
    );
  });

  test('is the corrected one where the first is under way when its correction comes', async () => {
    const held = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const slow = world.process({
      fetch: async (input, init) => {
        if (init?.method === 'POST' && String(input).endsWith('/tags')) {
          held.resolve();
          await free.promise;
        }
        return context.fetch(input, init);
      },
    });
    const first = acceptLead(slow, 'first-key', leadOf());
    await held.promise;
    expect((await submit('second-key', { organizationType: 'Enterprise', replaces: 'first-key' })).status).toBe(
      'stored',
    );
    free.resolve();
    await first;
    expect(sizes()).toEqual(['smb']);
    world.clock.pass(waitAfter(1, 1));
    expect((await deliver(context, 'second-key', 'due')).record.state).toBe('delivered');
    expect(sizes()).toEqual(['enterprise']);
  });
});
