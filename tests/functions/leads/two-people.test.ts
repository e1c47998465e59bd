import { beforeEach, describe, expect, test } from 'vitest';
import type { LeadBody } from '#domain/lead/schema';
import { acceptLead } from '#netlify/leads/accept';
import { retryDueLeads } from '#netlify/leads/retry';
import { createScene, leadOf, minute, noSettings, type Scene } from '#tests/functions/leads/world';

/* A key that a submission names may be somebody else's: two people share a tab, or somebody made it up. */

const maya = leadOf({ company: 'Tremblay Freight', secondsToFill: 30 });
const someone = { firstName: 'Noah', lastName: 'Okafor', email: 'noah@okafor.example', company: 'Okafor Mortgages' };
const correcting = (changes: Partial<LeadBody>) =>
  leadOf({ company: 'Tremblay Freight', secondsToFill: 30, ...changes, replaces: 'first-key' });

let scene: Scene;
beforeEach(() => {
  scene = createScene();
});

const stateOf = async (key: string) => (await scene.context.leads.read(key))?.state;
const run = async () => {
  scene.world.clock.pass(2 * minute);
  await retryDueLeads(scene.context, new Date(scene.world.clock.now().getTime() + 20_000));
};

describe.each<[string, Partial<LeadBody>, isTheSame: boolean]>([
  ['another name, e-mail and company', someone, false],
  ['another e-mail and company', { email: someone.email, company: someone.company }, false],
  ['another name and e-mail', { ...someone, company: 'Tremblay Freight' }, false],
  ['another e-mail', { email: someone.email }, true],
  [
    'another e-mail, and its name and company written otherwise',
    { email: someone.email, company: 'TREMBLAY  freight' },
    true,
  ],
  ['another name and company', { ...someone, email: maya.email.toUpperCase() }, true],
])('a submission with %s that names an earlier one', (_what, changes, isTheSame) => {
  test('supersedes it only where one person sends both', async () => {
    const down = scene.world.process({ crm: noSettings });
    await acceptLead(down, 'first-key', maya);
    await acceptLead(down, 'second-key', correcting(changes));
    expect(await stateOf('first-key')).toBe(isTheSame ? 'superseded' : 'retry');
    await run();
    expect(await stateOf('first-key')).toBe(isTheSame ? 'superseded' : 'delivered');
    expect(await stateOf('second-key')).toBe('delivered');
  });

  test('takes back the tags of one that was delivered only where one person sends both', async () => {
    await acceptLead(scene.context, 'first-key', maya);
    await acceptLead(scene.context, 'second-key', correcting({ ...changes, geography: 'global' }));
    const tags = scene.world.crm.contacts.get(maya.email)?.tags;
    if (isTheSame) expect(tags).not.toContain('canada');
    else expect(tags).toContain('canada');
  });

  test('lets one that arrives later be delivered, unless one person sends both', async () => {
    await acceptLead(scene.context, 'second-key', correcting(changes));
    expect((await acceptLead(scene.context, 'first-key', maya)).status).toBe('stored');
    await run();
    await run();
    expect(await stateOf('first-key')).toBe(isTheSame ? 'superseded' : 'delivered');
    const notes = [...scene.world.crm.contacts.values()].flatMap((contact) => contact.notes);
    expect(notes).toHaveLength(isTheSame ? 1 : 2);
  });
});

test.each([
  ['has spam signals', correcting({ website: 'filled' }), true],
  ['comes from an address that has named many', correcting({}), false],
])('a submission that %s marks none that has not arrived', async (_what, lead, mayMarkUnseen) => {
  await acceptLead(scene.context, 'second-key', lead, { mayMarkUnseen });
  expect(await scene.context.leads.keys()).toEqual(['second-key']);
});
