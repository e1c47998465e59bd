import { beforeEach, describe, expect, test } from 'vitest';
import { contactedAt, contactedKeys, noteContact } from '#netlify/leads/contact-note';
import { uncontacted } from '#netlify/leads/contacts';
import { runHousekeeping } from '#netlify/leads/housekeeping';
import { newRecord, withState } from '#netlify/leads/record';
import { after, createScene, day, hour, leadOf, noon, recordOf, type Scene } from '#tests/functions/leads/world';

/* The noted first contact, and who waits for one. Noon of the world is a Thursday's. */

let scene: Scene;
beforeEach(() => {
  scene = createScene();
});
const waiting = (now: Date) => uncontacted(scene.world.store, scene.context.leads, now);
const contact = (key: string, at = noon) => noteContact(scene.world.store, key, at);

describe('the first contact', () => {
  test('is noted once: a later one changes nothing', async () => {
    expect(await contact('some-key')).toEqual({ at: noon, isNew: true });
    expect(await contact('some-key', after(hour))).toEqual({ at: noon, isNew: false });
    expect(await contactedAt(scene.world.store, 'some-key')).toEqual(noon);
    expect(await contactedAt(scene.world.store, 'another-key')).toBeNull();
  });

  test('is erased with the lead, by the operator and after its time', async () => {
    const { context, world, given } = scene;
    const [one, two, three] = ['one', 'two', 'three'].map((key) => recordOf(`${key}-key`, noon, ['delivered']));
    if (!one || !two || !three) throw new Error('There are three.');
    await given(one, two, three);
    for (const { key } of [one, two, three]) await contact(key);
    await context.leads.remove(one);
    await context.leads.erase(two.key);
    expect([...(await contactedKeys(world.store))]).toEqual([three.key]);
    world.clock.pass(31 * day);
    await runHousekeeping(context);
    expect([...(await contactedKeys(world.store))]).toEqual([]);
  });
});

describe('who has waited for longer than a business day', () => {
  test('is nobody that can be told where no contact is noted at all', async () => {
    await scene.given(recordOf('some-key', noon, ['delivered']));
    expect(await waiting(after(9 * day))).toBeNull();
  });

  test.each([
    ['a business day', day, 0],
    ['a second more', day + 1000, 1],
  ])('after %s', async (_what, age, expected) => {
    await contact('contacted-key');
    await scene.given(recordOf('contacted-key', noon, ['delivered']), recordOf('some-key', noon, ['delivered']));
    expect(await waiting(after(age))).toBe(expected);
  });

  test('counts each sender once, whatever became of the lead, and no program and no corrected version', async () => {
    await contact('contacted-key');
    const program = leadOf({ email: 'p@bots.example', website: 'filled' });
    await scene.given(
      recordOf('delivered-key', noon, ['delivered']),
      recordOf('waiting-key', noon, ['retry']),
      recordOf('refused-key', noon, ['refused']),
      recordOf('dead-key', noon, ['dead']),
      recordOf('corrected-key', noon, ['superseded']),
      withState(newRecord('program-key', program, noon), 'delivered', noon),
      withState(newRecord('unseen-key', null, noon), 'superseded', noon),
    );
    await scene.context.leads.addEntry(recordOf('delivered-key', noon, ['retry']));
    expect(await waiting(after(3 * day))).toBe(4);
  });

  test('counts one whose record cannot be read', async () => {
    await contact('contacted-key');
    await scene.given(recordOf('some-key', noon, ['delivered']));
    scene.world.store.values.set('leads/some-key', '{');
    expect(await waiting(after(9 * day))).toBe(1);
  });
});
