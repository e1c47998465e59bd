import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '#netlify/cli/local-time';
import { maxAttempts, waitAfter } from '#netlify/leads/backoff';
import { acceptLead } from '#netlify/leads/accept';
import { runHousekeeping, unfinishedSince } from '#netlify/leads/housekeeping';
import { retryDueLeads } from '#netlify/leads/retry';
import { withState } from '#netlify/leads/record';
import type { LeadContext } from '#netlify/leads/context';
import { openStore } from '#netlify/storage/open';
import { leadsCommand, type Dependencies } from '#netlify/cli/leads-command';
import {
  after,
  createWorld,
  day,
  entriesIn,
  hour,
  leadOf,
  noon,
  recordOf,
  type World,
} from '#tests/functions/leads/world';
import { captureConsole, visitor } from '#tests/functions/support';
import { messageSchema } from '#domain/message/schema';

const site = { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: 'token-1', TZ: 'America/Toronto' };

let world: World;
let context: LeadContext;
beforeEach(() => {
  captureConsole();
  world = createWorld();
  context = world.process();
});

/** What commands take from outside: the world's clock and store, and nobody to ask. */
const around = (changes: Partial<Dependencies> = {}): Dependencies => ({
  now: world.clock.now,
  openSite: () => world.store,
  openContext: (store) => world.process({ store }),
  confirm: async () => null,
  writeFile: () => Promise.reject(new Error('No file is written here.')),
  ...changes,
});

/** One command on the world's store, which stands in for the site's. */
const leads = (...args: string[]) => leadsCommand([...args, '--site'], site, around());
/** The keys at the ends of a table's lines. */
const keysIn = (output: string) =>
  output
    .split('\n')
    .slice(1)
    .map((line) => line.split(' ').at(-1));
const failure = { error: 'Validation Error', details: 'The email may already exist or the data is invalid.' } as const;
const refused = (key: string) => ({
  ...withState(recordOf(key, noon), 'refused', after(60_000), failure),
  attempts: 2,
  refusals: 2,
});
const dead = (key: string) => ({
  ...withState(recordOf(key, noon), 'dead', after(60_000), failure),
  attempts: maxAttempts,
});

describe('list', () => {
  test('shows every lead, newest first, with its state and problem', async () => {
    await context.leads.create(recordOf('older-key', noon, ['delivered']));
    await context.leads.create({
      ...dead('newer-key'),
      history: dead('newer-key').history.map((step) => ({ ...step, at: after(1).toISOString() })),
    });
    const { output, problem } = await leads();
    expect(problem).toBeUndefined();
    const lines = output.split('\n');
    expect(lines[0]).toMatch(
      /^received +state +attempts +next +problem +suspicious +wizard +industry +contact by +name +e-mail +company +key$/,
    );
    expect(lines[1]).toMatch(
      /^2026-01-15 07:00 EST +dead +\d+ +Validation Error +navigator +(?:[a-z-]+ +)?(?:email|phone|both) +Maya Tremblay +newer-key@waiting\.example +Tremblay Freight +newer-ke$/,
    );
    expect(lines[2]).toMatch(/ delivered .* older-ke$/);
    expect((await leads('list')).output).toBe(output);
  });

  test('says when the next attempt is due, and shows a lead of which only the correction came', async () => {
    await context.leads.create({ ...recordOf('some-key', noon, ['retry']), due: after(120_000).toISOString() });
    await acceptLead(context, 'new-key', leadOf({ replaces: 'old-key' }));
    expect((await leads()).output).toMatch(/retry +0 +2026-01-15 07:02 EST/);
    expect((await leads()).output).toMatch(/superseded +0 +old-key/);
    expect((await leads('show', 'old-key')).output).not.toContain('Suspicious');
  });

  test('marks a lead that may come from a program, and says why where it is shown', async () => {
    await context.leads.create({ ...recordOf('some-key', noon), lead: leadOf({ website: 'x', secondsToFill: 0 }) });
    expect((await leads()).output).toMatch(/ suspicious +navigator .*Maya Tremblay/);
    expect((await leads('show', 'some-key')).output).toMatch(
      /Suspicious: a field that .*\n +Suspicious: sent 0 s after the form was opened/,
    );
  });

  test('shows those that need a person apart: refused, and given up', async () => {
    for (const record of [refused('refused-key'), dead('dead-key'), recordOf('waiting-key', noon, ['retry'])])
      await context.leads.create(record);
    expect(keysIn((await leads('list', '--refused')).output)).toEqual(['refused-']);
    expect(keysIn((await leads('list', '--dead')).output)).toEqual(['dead-key']);
    expect(keysIn((await leads('list', '--dead', '--refused')).output).sort()).toEqual(['dead-key', 'refused-']);
    expect((await leads('list', '--refused')).output).toMatch(/ refused +2 +Validation Error /);
    expect((await leads('show', 'refused-key')).output).toContain(
      'Needs a person: mend, replay or forget refused-key.',
    );
    expect((await leads('show', 'waiting-key')).output).not.toContain('Needs a person');
  });

  test('of none that need a person says so', async () => {
    await context.leads.create(recordOf('waiting-key', noon, ['retry']));
    expect(await leads('list', '--refused')).toEqual({
      output: 'No refused leads in the store leads-production of the site.',
    });
  });

  test('names the side files that were set aside, until the operator erases them', async () => {
    world.store.values.set('damaged/alerts/dead', '{');
    expect(await leads()).toEqual({
      output: 'No leads in the store leads-production of the site.',
      problem: 'Damaged side files were set aside: damaged/alerts/dead',
    });
    expect(await leads('forget', '--damaged')).toEqual({ output: '1 damaged side file is erased.' });
    expect(await leads()).toEqual({ output: 'No leads in the store leads-production of the site.' });
  });

  test('with --json gives all of it', async () => {
    await context.leads.create(recordOf('some-key', noon));
    expect(JSON.parse((await leads('--json')).output)).toEqual([recordOf('some-key', noon)]);
  });

  test('names what cannot be read, beside the rest', async () => {
    await context.leads.create(recordOf('good-key', noon));
    world.store.values.set('leads/damaged', '{"firstName":"Maya"');
    const { output, problem } = await leads();
    expect(output).toContain('good-key@waiting.example');
    expect(problem).toBe('These records cannot be read: damaged. "show KEY" says why.');
  });

  test('lets no visitor command the terminal', async () => {
    await context.leads.create({
      ...recordOf('some-key', noon),
      lead: leadOf({ company: 'Evil\u001b[2J\u202e\nfake' }),
    });
    expect((await leads()).output).toContain('Evil[2J fake');
  });

  test('of nothing says so', async () => {
    expect(await leads()).toEqual({ output: 'No leads in the store leads-production of the site.' });
  });
});

test('show gives every step with its reason, and the lead', async () => {
  await context.leads.create({ ...dead('some-key'), progress: { contactId: 'contact-1' } });
  const { output } = await leads('show', 'some-key');
  expect(output).toContain(`some-key: dead since 2026-01-15 07:01 EST, ${maxAttempts} attempts, contact contact-1`);
  expect(output).toContain('2026-01-15 07:01 EST  dead: Validation Error.');
  expect(output).toContain('"email": "some-key@waiting.example"');
});

test('show gives the CRM’s own reason, as one line that commands no terminal', async () => {
  const reason = 'property jobTitle should not exist\u001b[2J\nfake';
  await context.leads.create(withState(recordOf('some-key', noon), 'refused', after(60_000), { ...failure, reason }));
  expect((await leads('show', 'some-key')).output).toContain(
    'refused: Validation Error. The email may already exist or the data is invalid. Reason: property jobTitle should not exist[2J fake\n',
  );
});

describe('contacted', () => {
  test('notes the first contact and says nothing of the sender', async () => {
    await context.leads.create(recordOf('some-key', noon, ['delivered']));
    expect(await leads('contacted', 'some')).toEqual({
      output: 'some-key: first contact noted, 2026-01-15 07:00 EST.',
    });
    world.clock.pass(day);
    expect((await leads('contacted', 'some')).output).toBe('some-key: the first contact was on 2026-01-15 07:00 EST.');
    expect((await leads('show', 'some')).output).toContain('  First contact: 2026-01-15 07:00 EST');
  });

  test('list --uncontacted has those who have waited for longer than a business day', async () => {
    await context.leads.create(recordOf('old-key', after(-4 * day), ['delivered']));
    await context.leads.create(recordOf('contacted-key', after(-4 * day), ['delivered']));
    await context.leads.create(recordOf('young-key', after(-hour), ['delivered']));
    await leads('contacted', 'contacted-key');
    expect(keysIn((await leads('list', '--uncontacted')).output)).toEqual(['old-key']);
  });

  test('of a lead that is not there is a problem', async () => {
    expect((await leads('contacted', 'none')).problem).toContain('There is no lead none');
  });
});

describe('replay', () => {
  test('gives a dead lead all its attempts anew, and the next run delivers it', async () => {
    await context.leads.create(dead('some-key'));
    expect(await leads('replay', 'some-key')).toEqual({ output: 'some-key is tried in the next scheduled run.' });
    expect(await context.leads.read('some-key')).toMatchObject({ state: 'retry', attempts: 0 });
    expect(entriesIn(world.store)).toEqual(['waiting some-key']);
    world.clock.pass(120_000);
    expect(await retryDueLeads(context, after(200_000))).toEqual({ tried: 1, delivered: 1 });
  });

  test('--dead takes all that were given up, and no other', async () => {
    for (const key of ['first-key', 'second-key']) await context.leads.create(dead(key));
    await context.leads.create(recordOf('delivered-key', noon, ['delivered']));
    expect((await leads('replay', '--dead')).output.split('\n').sort()).toEqual([
      'first-key is tried in the next scheduled run.',
      'second-key is tried in the next scheduled run.',
    ]);
    expect(await leads('replay', '--dead')).toEqual({ output: '', problem: 'No lead is dead.' });
  });

  test('--refused takes all that were refused, each with two new refusals', async () => {
    await context.leads.create(refused('refused-key'));
    await context.leads.create(dead('dead-key'));
    expect((await leads('replay', '--refused')).output).toBe('refused-key is tried in the next scheduled run.');
    expect(await context.leads.read('refused-key')).toMatchObject({ state: 'retry', attempts: 0, refusals: 0 });
    expect((await context.leads.read('dead-key'))?.state).toBe('dead');
    expect(await leads('replay', '--refused')).toEqual({ output: '', problem: 'No lead is refused.' });
  });

  test.each([
    ['delivered', 'some-key is delivered: there is nothing to replay.'],
    ['superseded', 'some-key is superseded: there is nothing to replay.'],
    ['delivering', 'some-key is being tried right now.'],
  ] as const)('leaves alone what is %s', async (state, expected) => {
    const record = recordOf('some-key', noon, [state]);
    await context.leads.create(record);
    expect((await leads('replay', 'some-key')).output).toBe(expected);
    expect(await context.leads.read('some-key')).toEqual(record);
  });

  test('brings forward what waits', async () => {
    await context.leads.create({
      ...recordOf('some-key', noon, ['retry']),
      due: after(86_400_000).toISOString(),
      attempts: 9,
    });
    await leads('replay', 'some-key');
    expect(await context.leads.read('some-key')).toMatchObject({ due: noon.toISOString(), attempts: 0 });
  });
});

describe('mend', () => {
  const run = () => retryDueLeads(context, new Date(world.clock.now().getTime() + 200_000));

  test('corrects a field of a refused lead, and the next run delivers it once', async () => {
    await context.leads.create({ ...refused('some-key'), progress: { contactId: 'contact-1' } });
    expect((await leads('mend', 'some-key', '--set', 'email=maya@mended.example', '--set', 'company=A=B')).output).toBe(
      'some-key is corrected and tried in the next scheduled run. An earlier attempt made the contact contact-1: look at it.',
    );
    const { fingerprint } = refused('some-key');
    expect(await context.leads.read('some-key')).toMatchObject({
      state: 'retry',
      attempts: 0,
      refusals: 0,
      fingerprint,
    });
    expect(entriesIn(world.store)).toEqual(['waiting some-key']);
    world.clock.pass(120_000);
    expect(await run()).toEqual({ tried: 1, delivered: 1 });
    expect(world.crm.contacts.get('maya@mended.example')).toMatchObject({
      fields: { companyName: 'A=B' },
      notes: [expect.stringContaining('Reference: some-key')],
    });
    // What its page sends again is still the same submission.
    const asSent = leadOf({ email: 'some-key@waiting.example' });
    expect(await acceptLead(context, 'some-key', asSent)).toEqual({ status: 'delivered' });
  });

  test('keeps the mark of the site', async () => {
    await context.leads.create({ ...refused('some-key'), lead: { ...leadOf(), isOverLimit: true } });
    await leads('mend', 'some-key', '--set', 'phone=416 555 0123');
    expect((await context.leads.read('some-key'))?.lead).toEqual({
      ...leadOf({ phone: '416 555 0123' }),
      isOverLimit: true,
    });
  });

  test.each([
    ['email=none', 'email is not a valid address.'],
    ['firstName=', 'firstName is required.'],
    ['priorities=one', 'priorities is not valid.'],
    ['colour=red', /colour|not known/],
  ])('changes nothing where %s is not possible', async (setting, expected) => {
    await context.leads.create(refused('some-key'));
    const { output, problem } = await leads('mend', 'some-key', '--set', setting);
    expect(output).toBe('');
    expect(problem).toMatch(expected);
    expect(await context.leads.read('some-key')).toEqual(refused('some-key'));
  });

  test.each(['delivered', 'superseded', 'delivering'] as const)('leaves alone what is %s', async (state) => {
    await context.leads.create(recordOf('some-key', noon, [state]));
    expect((await leads('mend', 'some-key', '--set', 'phone=1')).problem).toMatch(/nothing to replay|right now/);
    expect(await context.leads.read('some-key')).toEqual(recordOf('some-key', noon, [state]));
  });

  test.each([
    [[], /^Which field\?/],
    [['--set', 'phone'], /^--set takes FIELD=VALUE\./],
  ])('with %o says what is missing', async (args, expected) => {
    await context.leads.create(refused('some-key'));
    expect((await leads('mend', 'some-key', ...args)).problem).toMatch(expected);
  });

  test('of a lead of which only the correction came has nothing to correct', async () => {
    await context.leads.create({ ...recordOf('some-key', noon, ['retry']), lead: null });
    expect((await leads('mend', 'some-key', '--set', 'phone=1')).problem).toBe('some-key holds nothing to correct.');
  });
});

describe('forget', () => {
  test('erases a lead and says what the CRM still holds', async () => {
    await acceptLead(context, 'some-key', leadOf());
    const id = world.crm.contacts.get(visitor.email)?.id;
    expect((await leads('forget', 'some-key')).output).toBe(
      `some-key is erased. The CRM still holds the contact ${id}: delete it there.`,
    );
    expect([...world.store.values.keys()].filter((name) => !name.startsWith('crm-calls/'))).toEqual([]);
  });

  test('--email erases every lead of the address, however it is written', async () => {
    await acceptLead(context, 'first-key', leadOf());
    await context.leads.create({
      ...recordOf('second-key', noon),
      lead: leadOf({ email: 'MAYA@tremblay-freight.example' }),
    });
    await context.leads.create({ ...recordOf('third-key', noon, ['delivering', 'retry']), lead: leadOf() });
    await context.leads.create(recordOf('another-key', noon));
    const { output } = await leads('forget', '--yes', '--email', ' Maya@Tremblay-Freight.example');
    expect(output).toContain('first-key is erased. The CRM still holds the contact');
    expect(output).toContain('second-key is erased. The CRM never had it.');
    expect(output).toContain('third-key is erased. The CRM took no part of it as far as we know');
    expect(await context.leads.keys()).toEqual(['another-key']);
    expect([...world.store.values.values()].join()).not.toMatch(/maya@/i);
  });

  describe('of a damaged record', () => {
    beforeEach(async () => {
      await context.leads.create(recordOf('some-key-2', noon));
    });

    test.each([
      ['no JSON', '{"firstName":"Maya"'],
      ['empty', ''],
      ['no lead', '{"firstName":"Maya"}'],
      ['of another key', JSON.stringify(recordOf('some-key-2', noon))],
    ])('that is %s erases it with its entries, and says so', async (_what, text) => {
      await context.leads.create(recordOf('some-key', noon, ['retry'], after(60_000)));
      world.store.values.set('leads/some-key', text);
      expect(await leads('forget', 'some-key')).toEqual({
        output:
          'some-key is erased. Its record was damaged: nothing in it tells whose it was, or what the CRM has of it. ' +
          'Look there for a note with "Reference: some-key". ' +
          'The due index had it as waiting, received 2026-01-15 07:00 EST; that is erased too.',
      });
      expect([...world.store.values.keys()].filter((name) => !name.includes('some-key-2'))).toEqual([]);
      expect(entriesIn(world.store)).toEqual(['waiting some-key-2']);
      expect((await leads()).problem).toBeUndefined();
      // What it begins is another lead's key: nothing of that is erased unasked.
      expect((await leads('forget', 'some-key')).problem).toMatch(
        /^Erase some-key-2 for good\? Nobody can answer here/,
      );
      expect(entriesIn(world.store)).toEqual(['waiting some-key-2']);
    });

    test('erases each entry that it has left behind, or none', async () => {
      for (const state of ['delivered', 'dead'] as const) {
        world.store.values.delete('leads/some-key');
        await context.leads.create(recordOf('some-key', noon, [state], after(60_000)));
      }
      world.store.values.set('leads/some-key', '{');
      world.store.values.set('leads/lone-key', '{');
      expect((await leads('forget', 'some-key')).output).toContain(
        'The due index had it as dead, received 2026-01-15 07:00 EST, and ended, received 2026-01-15 07:00 EST; that is erased too.',
      );
      expect((await leads('forget', 'lone-key')).output).toMatch(/"Reference: lone-key"\.$/);
      expect(entriesIn(world.store)).toEqual(['waiting some-key-2']);
    });

    test('lets the hourly housekeeping come to its end again', async () => {
      await context.leads.create(recordOf('some-key', noon, ['delivered']));
      world.store.values.set('leads/some-key', '{');
      world.clock.pass(31 * day);
      await runHousekeeping(context);
      expect(await unfinishedSince(world.store)).not.toBeNull();
      await leads('forget', 'some-key');
      world.clock.pass(hour);
      await runHousekeeping(context);
      expect(await unfinishedSince(world.store)).toBeNull();
    });

    test.each(['show', 'replay', 'mend'])('%s says that it is damaged, and how to be rid of it', async (command) => {
      world.store.values.set('leads/some-key', '{');
      const set = command === 'mend' ? ['--set', 'phone=1'] : [];
      expect((await leads(command, 'some-key', ...set)).problem).toMatch(
        /^The record of some-key is damaged, and nothing can read it\. "forget some-key" erases it\./,
      );
      expect(world.store.values.get('leads/some-key')).toBe('{');
    });

    test('is no record that the store fails to read: that one stays', async () => {
      await context.leads.create(recordOf('some-key', noon));
      const failing = { ...world.store, read: () => Promise.reject(new Error('The store is down.')) };
      const forgetting = leadsCommand(['forget', 'some-key', '--site'], site, around({ openSite: () => failing }));
      await expect(forgetting).rejects.toThrow('The store is down.');
      expect(await context.leads.read('some-key')).toEqual(recordOf('some-key', noon));
    });

    test.each([
      ['forget', 'some-key-2 is erased.'],
      ['export', 'some-key-2'],
    ])('--email: %s names it, as it may be that person’s', async (command, expected) => {
      world.store.values.set('leads/some-key', '{');
      const { output, problem } = await leads(command, '--email', 'some-key-2@waiting.example', '--yes');
      expect(output).toContain(expected);
      expect(problem).toBe('These records cannot be read: some-key. "show KEY" says why.');
    });
  });

  describe('asks first, for an address and for the beginning of a key', () => {
    beforeEach(async () => {
      for (const key of ['first-key-1', 'first-key-2'])
        await context.leads.create({ ...recordOf(key, noon), lead: leadOf() });
    });

    const forget = async (answer: boolean | null, ...args: string[]) => {
      const asked: string[] = [];
      const confirm = async (question: string) => (asked.push(question), answer);
      const outcome = await leadsCommand(['forget', ...args, '--site'], site, around({ confirm }));
      return { ...outcome, asked, left: (await context.leads.keys()).sort() };
    };
    const all = ['first-key-1', 'first-key-2'];

    test.each<[string[], string, string[]]>([
      [['--email', ` ${visitor.email}`], `Erase 2 leads of ${visitor.email} for good?`, []],
      [['first-key-2'], '', ['first-key-1']],
    ])('%o: yes erases', async (args, question, left) => {
      expect(await forget(true, ...args)).toMatchObject({ asked: question ? [question] : [], left });
    });

    test('the beginning of one key is completed; no erases nothing', async () => {
      await context.leads.remove((await context.leads.read('first-key-2'))!);
      expect(await forget(false, 'first-k')).toEqual({
        output: 'Nothing is erased.',
        asked: ['Erase first-key-1 for good?'],
        left: ['first-key-1'],
      });
    });

    test('where nobody can answer, nothing is erased, and --yes is named', async () => {
      const { problem, left } = await forget(null, '--email', visitor.email);
      expect(problem).toMatch(/Nobody can answer here\. Nothing is erased\. --yes does it\./);
      expect(left).toEqual(all);
    });

    test('--yes asks nothing', async () => {
      expect(await forget(null, '--email', visitor.email, '--yes')).toMatchObject({ asked: [], left: [] });
    });
  });

  test('an address that nobody has is a problem', async () => {
    expect(await leads('forget', '--email', 'nobody@example.com')).toEqual({
      output: '',
      problem: 'No lead has this address.',
    });
  });
});

describe('which leads', () => {
  beforeEach(async () => {
    await context.leads.create({
      ...recordOf('older-navigator', after(-day)),
      lead: leadOf({ industry: 'Healthcare:hospital:qc' }),
    });
    const assessment = leadOf({ tags: ['SMARTSTACK-NEEDS-ASSESSMENT'] });
    await context.leads.create({ ...recordOf('assessment-one', noon, ['delivered']), lead: assessment });
    const message = messageSchema.parse({
      kind: 'message',
      fullName: 'Omar Khan',
      email: 'omar@khan.example',
      subject: 'A question',
      message: 'Do you work in Ottawa?',
    });
    await context.leads.create({ ...recordOf('message-one', after(hour)), lead: message });
    await context.leads.create(dead('dead-navigator'));
  });

  test('a message is shown with whom to write to and what was asked', async () => {
    expect((await leads('show', 'message-one')).output).toMatch(
      /\n\nOmar Khan\nE-mail omar@khan\.example; best known time: .*\nSubject: A question\n> Do you work in Ottawa\?\n/,
    );
  });

  test.each<[string[], string[]]>([
    [['--status', 'delivered'], ['assessme']],
    [
      ['--status', 'delivered,dead'],
      ['assessme', 'dead-nav'],
    ],
    [
      ['--status', 'delivered', '--status', 'dead'],
      ['assessme', 'dead-nav'],
    ],
    [
      ['--wizard', 'navigator'],
      ['dead-nav', 'older-na'],
    ],
    [['--wizard', 'needs-assessment'], ['assessme']],
    [['--wizard', 'message'], ['message-']],
    [['--industry', 'healthcare'], ['older-na']],
    [['--email', 'OMAR@khan.example'], ['message-']],
    // Noon in UTC is seven in the morning in Toronto.
    [
      ['--since', '2026-01-15'],
      ['assessme', 'dead-nav', 'message-'],
    ],
    [['--until', '2026-01-14'], ['older-na']],
    [['--since', '2026-01-15T07:01'], ['message-']],
    [
      ['--until', '2026-01-15 07:00', '--since', '2026-01-15T07:00'],
      ['assessme', 'dead-nav'],
    ],
    [['--wizard', 'navigator', '--dead'], ['dead-nav']],
  ])('%o', async (args, expected) => {
    expect(keysIn((await leads('list', ...args)).output).sort()).toEqual(expected);
    const keys = JSON.parse((await leads('export', ...args)).output) as { key: string }[];
    expect(keys.map(({ key }) => key.slice(0, 8)).sort()).toEqual(expected);
  });

  test('none like that is said', async () => {
    expect((await leads('list', '--industry', 'mining')).output).toBe(
      'No leads like that in the store leads-production of the site.',
    );
  });

  test.each<[string[], string]>([
    [['--status', 'new'], '--status is one of received, delivering,'],
    [['--wizard', 'roi'], '--wizard is one of navigator, needs-assessment, message.'],
    [['--since', 'yesterday'], '--since is a day or a minute in America/Toronto: 2026-01-31'],
    [['--until', '2026-02-30'], '--until is a day or a minute in America/Toronto'],
  ])('%o is refused with what it takes', async (args, expected) => {
    expect((await leads('list', ...args)).problem).toContain(expected);
  });
});

describe('a key', () => {
  beforeEach(async () => {
    for (const key of ['aaaaaaaa-1', 'aaaaaaaa-2', 'bbbbbbbb-1', 'bbbbbbbb-1-and-more'])
      await context.leads.create(recordOf(key, noon));
  });

  test('is listed as short as it may be typed', async () => {
    const listed = keysIn((await leads()).output);
    expect(listed.sort()).toEqual(['aaaaaaaa-1', 'aaaaaaaa-2', 'bbbbbbbb-1', 'bbbbbbbb-1-']);
    for (const key of listed) expect((await leads('show', key ?? '')).problem).toBeUndefined();
  });

  test.each([
    ['aaaaaaaa-2', 'aaaaaaaa-2'],
    ['bbbbbbbb-1', 'bbbbbbbb-1'],
    ['bbbbbbbb-1-a', 'bbbbbbbb-1-and-more'],
  ])('%s is %s', async (typed, key) => {
    expect((await leads('show', typed)).output).toMatch(new RegExp(`^${key}: `));
  });

  test('that several begin with is refused, and they are named', async () => {
    expect((await leads('show', 'aaa')).problem).toMatch(/^2 keys begin with aaa: aaaaaaaa-1, aaaaaaaa-2\./);
  });
});

describe('retry', () => {
  const later = (key: string) => ({ ...recordOf(key, noon, ['retry']), due: after(day).toISOString() });

  test('tries a lead now that is due tomorrow', async () => {
    await context.leads.create(later('some-key-1'));
    expect(await leads('retry', 'some')).toEqual({ output: 'some-key-1 is delivered.' });
    expect(world.crm.contacts.has('some-key-1@waiting.example')).toBe(true);
  });

  test('tries all that wait, and nothing else', async () => {
    for (const record of [
      later('first-key'),
      later('second-key'),
      dead('dead-key'),
      recordOf('sent-key', noon, ['delivered']),
    ])
      await context.leads.create(record);
    expect((await leads('retry')).output.split('\n').sort()).toEqual([
      'first-key is delivered.',
      'second-key is delivered.',
    ]);
    expect((await leads('retry', '--dead')).output).toBe('dead-key is delivered.');
    expect(await leads('retry')).toEqual({ output: '', problem: 'No lead waits.' });
    expect((await leads('retry', 'sent-key')).output).toBe('sent-key was delivered already.');
  });

  test('says why the CRM did not take one, and when it is tried again', async () => {
    await context.leads.create({ ...later('some-key'), lead: leadOf({ email: 'status-503@crm.example' }) });
    const due = minutes(new Date(noon.getTime() + waitAfter(1, 0.5)), 'America/Toronto');
    const { output } = await leads('retry');
    expect(output).toMatch(/^some-key is not delivered \(retry\)\. .+: .+ The next attempt is due at .+\.$/);
    expect(output).toContain(` at ${due}.`);
  });

  test('stops where the CRM asks for a pause', async () => {
    for (const key of ['first-key', 'second-key'])
      await context.leads.create({ ...later(key), lead: leadOf({ email: `status-429@${key}.example` }) });
    expect((await leads('retry')).output.split('\n').at(-1)).toBe(
      'The CRM wants no calls for 10 s; 1 more are left to the scheduled run.',
    );
  });

  test('asks before it sends leads of this machine, which may be tests, to the CRM', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
    const local = { LEAD_STORE: `file:${folder}`, TZ: 'America/Toronto' };
    const here = world.process({ store: openStore('production', local) });
    await here.leads.create(later('some-key'));
    const retry = (answer: boolean | null, ...args: string[]) =>
      leadsCommand(['retry', ...args], local, around({ confirm: async () => answer }));
    expect((await retry(null)).problem).toMatch(/Send 1 lead to the CRM\? Nobody can answer here\. Nothing is sent\./);
    expect(await retry(false)).toEqual({ output: 'Nothing is sent.' });
    expect(await here.leads.read('some-key')).toEqual(later('some-key'));
    expect(await retry(null, '--yes')).toEqual({ output: 'some-key is delivered.' });
    rmSync(folder, { recursive: true });
  });

  test('without the settings of the CRM tries nothing and says which is missing', async () => {
    await context.leads.create(later('some-key'));
    const openContext = () => world.process({ crm: () => ({ missing: 'GHL_API_TOKEN is not set.' }) });
    const { problem } = await leadsCommand(['retry', '--site'], site, around({ openContext }));
    expect(problem).toMatch(/^GHL_API_TOKEN is not set\. "retry" delivers from this machine/);
    expect(await context.leads.read('some-key')).toEqual(later('some-key'));
  });
});

describe('what is wrong outside of the program is one sentence, without a stack', () => {
  const failing = (error: unknown) => () => ({
    ...world.store,
    keys: () => Promise.reject(error),
    read: () => Promise.reject(error),
  });
  const blobs = (status: number) =>
    Object.assign(new Error('Netlify Blobs has generated an internal error'), { name: 'BlobsInternalError', status });
  const system = (code: string, file = '/data/leads') =>
    Object.assign(new Error(`${code}: at work`), { code, path: file });
  test.each<[string, unknown, RegExp]>([
    [
      'no network',
      new TypeError('fetch failed', { cause: system('ENOTFOUND') }),
      /^Netlify cannot be reached \(ENOTFOUND\)\. Look at your network/,
    ],
    ['no network, without a cause', new TypeError('fetch failed'), /^Netlify cannot be reached\. Look at/],
    ['a refused token', blobs(401), /^Netlify refuses the token \(401\)\. NETLIFY_AUTH_TOKEN must be/],
    ['missing rights', blobs(403), /^Netlify refuses the token \(403\)\. .* may see the site/],
    ['another site', blobs(404), /^Netlify knows no such site or store \(404\)\. Compare NETLIFY_SITE_ID/],
    ['an outage', blobs(503), /^Netlify answered 503\. Try again in a minute/],
    [
      'a folder of somebody else',
      system('EACCES'),
      /^\/data\/leads may not be read or written by this account \(EACCES\)\.$/,
    ],
    ['a file where a folder should be', system('ENOTDIR'), /^\/data\/leads lies below something that is no folder/],
    ['a full disk', system('ENOSPC'), /^\/data\/leads does not fit: the disk is full/],
  ])('%s', async (_name, error, expected) => {
    for (const command of [['list'], ['export'], ['show', 'some-key'], ['forget', '--email', 'a@b.example', '--yes']]) {
      const outcome = await leadsCommand([...command, '--site'], site, around({ openSite: failing(error) }));
      expect(outcome).toEqual({ output: '', problem: expect.stringMatching(expected) });
      expect(outcome.problem).not.toMatch(/\n\s+at |token-1/);
    }
  });

  test('a store that fails between two records damages none of them', async () => {
    await context.leads.create(recordOf('some-key', noon));
    const openSite = () => ({ ...world.store, read: () => Promise.reject(blobs(503)) });
    const outcome = await leadsCommand(['list', '--site'], site, around({ openSite }));
    expect(outcome).toEqual({ output: '', problem: expect.stringMatching(/^Netlify answered 503\./) });
  });

  test.each(['blobs', 'leads', ''])('LEAD_STORE=%s without --site', async (setting) => {
    const { problem } = await leadsCommand([], { LEAD_STORE: setting }, around());
    expect(problem).toMatch(/^LEAD_STORE is '.*', which this machine cannot open: it must be file:DIRECTORY\./);
  });

  test.each([
    ['EEXIST', /^out\.csv is there already \(EEXIST\)\.$/],
    ['ENOENT', /^out\.csv is not there \(ENOENT\)\.$/],
    ['EISDIR', /^out\.csv is a folder \(EISDIR\)\.$/],
  ])('--out where there is %s', async (code, expected) => {
    const writeFile = () => Promise.reject(system(code, 'out.csv'));
    const outcome = await leadsCommand(['export', '--out', 'out.csv', '--site'], site, around({ writeFile }));
    expect(outcome).toEqual({ output: '', problem: expect.stringMatching(expected) });
  });

  test('a bug keeps its stack', async () => {
    const broken = leadsCommand(['list', '--site'], site, around({ openSite: failing(new RangeError('a bug')) }));
    await expect(broken).rejects.toThrow('a bug');
  });
});

describe('export', () => {
  beforeEach(async () => {
    await context.leads.create({
      ...recordOf('some-key', noon),
      lead: leadOf({ phone: '+1 416 555 0199', company: '=HYPERLINK("x")', priorities: ['One', 'Two'] }),
    });
    await context.leads.create(recordOf('another-key', after(1)));
  });

  test('gives JSON of every record', async () => {
    const records = JSON.parse((await leads('export')).output) as { key: string }[];
    expect(records.map(({ key }) => key)).toEqual(['another-key', 'some-key']);
  });

  test('gives CSV that no spreadsheet takes for formulas', async () => {
    const lines = (await leads('export', '--format', 'csv')).output.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^"key","received","state","attempts","firstName","lastName","email","phone","company"/);
    expect(lines[2]).toContain('"some-key","2026-01-15T12:00:00.000Z","received","0","Maya"');
    expect(lines[2]).toContain(`"'+1 416 555 0199","'=HYPERLINK(""x"")"`);
    expect(lines[2]).toContain('"[""One"",""Two""]"');
  });

  test('of one person gives theirs only', async () => {
    const { output } = await leads('export', '--email', 'another-key@waiting.example');
    expect(JSON.parse(output)).toMatchObject([{ key: 'another-key' }]);
  });
});

describe('what cannot be done is said, with where to look', () => {
  test.each<[string, string[], RegExp]>([
    ['an unknown command', ['purge'], /^There is no command "purge"\.\n.*--help/],
    ['an unknown option', ['--all'], /--all/],
    ['no key', ['show'], /^Which lead\? Name its key\./],
    ['no key to forget', ['forget'], /^Which lead\?/],
    [
      'a key that is not there',
      ['replay', 'no-such-key'],
      /^There is no lead no-such-key in the store leads-production of the site\./,
    ],
    ['too many keys', ['show', 'one', 'two'], /^One command and at most one key/],
    ['a key to mend that is not there', ['mend', 'no-such-key', '--set', 'phone=1'], /^There is no lead no-such-key/],
    ['another format', ['export', '--format', 'xml'], /^--format is json or csv\./],
  ])('%s', async (_name, args, expected) => {
    const { output, problem } = await leads(...args);
    expect(output).toBe('');
    expect(problem).toMatch(expected);
  });

  test.each([
    [{}, 'NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN'],
    [{ NETLIFY_SITE_ID: 'site-1' }, 'NETLIFY_AUTH_TOKEN'],
    [{ NETLIFY_AUTH_TOKEN: 'token-1' }, 'NETLIFY_SITE_ID'],
  ])('--site with %o', async (env, expected) => {
    const { problem } = await leadsCommand(['--site'], env, around());
    expect(problem).toContain(`--site needs ${expected}:`);
    expect(problem).not.toContain('token-1');
  });
});

test('--site opens the store of production, or of the context named, with the two settings', async () => {
  const opened: unknown[] = [];
  const open = (...access: unknown[]) => (opened.push(access), world.store);
  await leadsCommand(['--site'], site, around({ openSite: open }));
  await leadsCommand(['--site', '--context', 'deploy-preview'], site, around({ openSite: open }));
  const access = { siteID: 'site-1', token: 'token-1' };
  expect(opened).toEqual([
    ['production', access],
    ['deploy-preview', access],
  ]);
});

test('--help names the commands, and without --site the local store is opened', async () => {
  const { output } = await leadsCommand(['--help'], {}, around());
  for (const command of ['list', 'show', 'replay', 'retry', 'forget', 'export', '--site'])
    expect(output).toContain(command);
  const local = { LEAD_STORE: 'file:/nowhere/at/all' };
  expect(await leadsCommand([], local, around())).toEqual({ output: 'No leads in file:/nowhere/at/all.' });
});
