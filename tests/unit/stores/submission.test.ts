// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $outcomes, $shownInForm, deleteLead, resendUnsentLeads, sendAgain, sendLead } from '#stores/outbox';
import { deleteFromOutbox, noteDelivered } from '#browser/outbox';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { createWizard } from '#stores/wizard';
import { navigator } from '#tests/fixtures/wizards';
import {
  delivered,
  fakeNetwork,
  fullStorage,
  leaveInOutbox,
  newTab,
  outboxEntries,
  stored,
} from '#tests/fixtures/browser';

const options = { honeypot: '', consentVersion: '2026-11-20' };
/** The e-mail addresses in the outbox. */
const outbox = () => [...outboxEntries().values()].map(({ body }) => body.email);
let stop: (() => void)[] = [];

/** The Navigator's stores as a page load makes them. */
function load() {
  for (const end of stop) end();
  const session = createSession('smartstack.navigator');
  const wizard = createWizard(session);
  const submissions = createSubmissions(wizard, session);
  stop = [submissions.open(navigator), wizard.open(navigator)];
  return { wizard, submissions };
}

/** A visitor on the contact step with everything filled in. */
function onContactStep(email = 'ada@bank.example') {
  const stores = load();
  const { wizard, submissions } = stores;
  wizard.choose('organizationType', 'Enterprise');
  wizard.choose('geography', 'global');
  wizard.toggle('priorities', 'Automate repetitive processes');
  wizard.next();
  wizard.choose('challengeArea', 'ai-automation');
  wizard.next();
  wizard.next();
  fill(submissions, email);
  return stores;
}

function fill(submissions: ReturnType<typeof load>['submissions'], email: string, name = 'Ada Bell') {
  const [firstName = '', lastName = ''] = name.split(' ');
  submissions.edit('firstName', firstName);
  submissions.edit('lastName', lastName);
  submissions.edit('email', email);
  submissions.edit('company', 'North Bank');
}

beforeEach(() => newTab());
afterEach(() => {
  for (const end of stop) end();
  stop = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what stands in the fields of the contact step', () => {
  const filledIn = {
    firstName: 'Bo',
    lastName: 'Li',
    email: 'bo@acme.example',
    phone: '416 555 0142',
    company: 'Acme',
    jobTitle: '',
    preferredContact: 'both',
    website: '',
  };

  test('is sent, also where no event has told of it', async () => {
    const network = fakeNetwork(delivered);
    const { submissions } = onContactStep('');
    submissions.take(filledIn);
    await submissions.submit(options);
    expect(network.sent).toMatchObject([
      { body: { firstName: 'Bo', email: 'bo@acme.example', preferredContact: 'both' } },
    ]);
  });

  test('removes the errors of the fields it changes, and no others', async () => {
    fakeNetwork(delivered);
    const { submissions } = onContactStep('');
    submissions.edit('company', '');
    await submissions.submit(options);
    submissions.take({ email: 'bo@acme.example', company: '', preferredContact: 'pigeon' });
    expect(submissions.$form.get()).toMatchObject({
      values: { email: 'bo@acme.example', preferredContact: 'email' },
      errors: { company: 'Company name is required' },
    });
    expect(submissions.$form.get().errors).not.toHaveProperty('email');
  });
});

test('an e-mail address that ends in one letter is asked about once', async () => {
  const network = fakeNetwork(delivered);
  const { submissions } = onContactStep('bo@acme.c');
  await submissions.submit(options);
  expect(submissions.$form.get()).toMatchObject({
    refusals: 1,
    errors: {
      email: 'bo@acme.c ends in a single letter, as no address does. Change it, or send it a second time as it is.',
    },
  });
  expect(network.sent).toEqual([]);
  await submissions.submit(options);
  expect(network.sent).toMatchObject([{ body: { email: 'bo@acme.c' } }]);
});

describe('the contact step', () => {
  test('refuses incomplete details, names the fields, and clears a message on edit', async () => {
    const network = fakeNetwork(delivered);
    const { submissions, wizard } = onContactStep('');
    await submissions.submit(options);
    expect(submissions.$form.get()).toMatchObject({
      errors: { email: 'Email is required' },
      refusals: 1,
      status: 'idle',
    });
    submissions.edit('email', 'a');
    expect(submissions.$form.get().errors).toEqual({});
    expect(wizard.$state.get()?.step).toBe('contact-info');
    expect(network.sent).toEqual([]);
  });

  test('sends what was answered and typed, moves on, and keeps no contact detail', async () => {
    const network = fakeNetwork(delivered);
    const { submissions, wizard } = onContactStep();
    await submissions.submit({ ...options, industry: 'utilities' });
    expect(network.sent[0]?.body).toMatchObject({
      firstName: 'Ada',
      email: 'ada@bank.example',
      organizationType: 'Enterprise',
      geography: 'global',
      challengeArea: 'ai-automation',
      tags: ['SMARTSTACK-NAVIGATOR', 'int_destiny_ai'],
      detailedAnswers: { cloudPreference: 'not-sure' },
      industry: 'utilities',
    });
    expect(wizard.$state.get()?.step).toBe('smart-results');
    expect(submissions.$submission.get()?.outcome).toBe('delivered');
    expect(outbox()).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('bank');
  });

  test('is in the outbox before the request starts', async () => {
    const seen: string[][] = [];
    fakeNetwork((lead) => {
      seen.push(outbox());
      return delivered(lead);
    });
    await onContactStep().submissions.submit(options);
    expect(seen[0]).toEqual(['ada@bank.example']);
  });

  test.each([
    ['the CRM has it', delivered, 'delivered', false],
    ['only the store has it', stored, 'stored', false],
    ['nothing answers', () => 'unreachable' as const, 'kept', true],
    ['the platform is down', () => ({ status: 502, body: 'bad gateway' }), 'kept', true],
    ['too many requests', () => ({ status: 429, body: { success: false } }), 'kept', true],
    ['the receipt names another lead', () => ({ status: 200, body: { success: true, id: 'other' } }), 'kept', true],
    ['a login page answers', () => ({ status: 200, body: '<html>' }), 'kept', true],
    ['the lead is refused', () => ({ status: 422, body: { success: false, fields: {} } }), 'refused', true],
  ])('when %s', async (_what, answer, outcome, inOutbox) => {
    fakeNetwork(answer);
    const { submissions, wizard } = onContactStep();
    await submissions.submit(options);
    expect(wizard.$state.get()?.step).toBe('smart-results');
    expect(submissions.$submission.get()?.outcome).toBe(outcome);
    expect(outbox()).toEqual(inOutbox ? ['ada@bank.example'] : []);
  });

  test('waits 1.5 s at most; the outcome follows when it comes', async () => {
    let answer: (answer: ReturnType<typeof delivered>) => void = () => {};
    const network = fakeNetwork(() => new Promise((resolve) => (answer = resolve)));
    const { submissions, wizard } = onContactStep();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const submitting = submissions.submit(options);
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1400);
    expect(submissions.$form.get().status).toBe('submitting');
    expect(wizard.$state.get()?.step).toBe('contact-info');
    await vi.advanceTimersByTimeAsync(100);
    await submitting;
    expect(wizard.$state.get()?.step).toBe('smart-results');
    expect(submissions.$submission.get()?.outcome).toBe('pending');
    answer(delivered({ key: network.sent[0]?.key ?? '', body: {} as never }));
    await vi.waitFor(() => expect(submissions.$submission.get()?.outcome).toBe('delivered'));
  });

  test('a second click while submitting sends nothing', async () => {
    const network = fakeNetwork(delivered);
    const { submissions } = onContactStep();
    await Promise.all([submissions.submit(options), submissions.submit(options)]);
    expect(network.sent).toHaveLength(1);
  });

  test('with storage blocked and no network nothing has it, and the visitor can take it away or send it again', async () => {
    const network = fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep();
    fullStorage();
    await submissions.submit(options);
    expect(submissions.$submission.get()?.outcome).toBe('lost');
    expect(submissions.unsentBody()?.email).toBe('ada@bank.example');
    expect(submissions.$form.get().values.email).toBe('ada@bank.example');
    network.answer = delivered;
    await submissions.submit(options);
    expect(submissions.$submission.get()?.outcome).toBe('delivered');
    expect(submissions.unsentBody()).toBeNull();
    expect(submissions.$form.get().values.email).toBe('');
  });

  test('a lead lost with only the outbox full can be taken away after a reload too', async () => {
    fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep();
    fullStorage((_name, storage) => storage === localStorage);
    await submissions.submit(options);
    const again = load().submissions;
    expect(again.$submission.get()?.outcome).toBe('lost');
    expect(again.unsentBody()?.email).toBe('ada@bank.example');
  });

  test('a refused lead stays in the form with what to fix, also after a reload, and its correction replaces it', async () => {
    const network = fakeNetwork(() => ({
      status: 422,
      body: { success: false, fields: { jobTitle: 'is not valid' } },
    }));
    await onContactStep().submissions.submit(options);
    expect([...outboxEntries().values()]).toMatchObject([{ refused: true }]);
    const { submissions } = load();
    expect(submissions.unsentBody()?.company).toBe('North Bank');
    expect(submissions.$form.get().errors).toEqual({ jobTitle: 'Please check this field: it is not valid' });
    network.answer = delivered;
    submissions.edit('company', 'South Bank');
    await submissions.submit(options);
    expect(network.sent[1]?.body.replaces).toBe(network.sent[0]?.key);
    expect(submissions.$submission.get()?.outcome).toBe('delivered');
    expect(outbox()).toEqual([]);
  });

  test('a correction begun while the first answer was on its way is not wiped by it', async () => {
    let answer: (answer: ReturnType<typeof delivered>) => void = () => {};
    const network = fakeNetwork(() => new Promise((resolve) => (answer = resolve)));
    const { submissions } = onContactStep();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const submitting = submissions.submit(options);
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1500);
    await submitting;
    submissions.edit('email', 'corrected@bank.example');
    answer(delivered({ key: network.sent[0]?.key ?? '', body: {} as never }));
    await vi.waitFor(() => expect(submissions.$submission.get()?.outcome).toBe('delivered'));
    expect(submissions.$form.get().values.email).toBe('corrected@bank.example');
  });

  test('a lead refused after it was kept is shown in the form again, to be fixed or copied', async () => {
    const network = fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep();
    await submissions.submit(options);
    expect(submissions.$form.get().values.email).toBe('');
    network.answer = () => ({ status: 422, body: { success: false, fields: { email: 'is not a valid address' } } });
    const [entry] = outboxEntries().values();
    if (entry) await sendLead(entry, true);
    expect(submissions.$submission.get()?.outcome).toBe('refused');
    expect(submissions.unsentBody()?.email).toBe('ada@bank.example');
    expect(submissions.$form.get()).toMatchObject({
      values: { email: 'ada@bank.example', company: 'North Bank' },
      errors: { email: 'Please check this field: it is not a valid address' },
    });
    expect($shownInForm.get()).toBe(entry?.key);
  });

  test('says how long it took, and that makes no other submission of it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const network = fakeNetwork(() => 'unreachable');
    onContactStep();
    vi.setSystemTime(new Date('2026-11-21T12:00:41.900Z'));
    const { submissions, wizard } = load();
    await submissions.submit(options);
    wizard.change('contact-info');
    await vi.waitFor(() => expect(wizard.$state.get()?.step).toBe('contact-info'));
    fill(submissions, 'ada@bank.example');
    vi.setSystemTime(new Date('2026-11-21T12:01:30Z'));
    await submissions.submit(options);
    expect(network.sent.map(({ body }) => body.secondsToFill)).toEqual([41, 48]);
    expect(network.sent[1]?.key).toBe(network.sent[0]?.key);
    expect(network.sent[1]?.body.replaces).toBeUndefined();
  });

  test('says how long it took where the answer empties the form after the visitor has come back to it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    let answer: (answer: ReturnType<typeof delivered>) => void = () => {};
    const network = fakeNetwork(() => new Promise((resolve) => (answer = resolve)));
    const { submissions, wizard } = onContactStep();
    const submitting = submissions.submit(options);
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1500);
    await submitting;
    wizard.change('contact-info');
    await vi.advanceTimersByTimeAsync(500);
    expect(wizard.$state.get()?.step).toBe('contact-info');
    answer(delivered({ key: network.sent[0]?.key ?? '', body: {} as never }));
    await vi.waitFor(() => expect(submissions.$form.get().values.email).toBe(''));
    vi.setSystemTime(Date.now() + 25_000);
    fill(submissions, 'bea@bank.example', 'Bea Cole');
    network.answer = delivered;
    await submissions.submit(options);
    expect(network.sent[1]?.body.secondsToFill).toBe(25);
  });

  test('changed answers are told apart from those that were sent', async () => {
    fakeNetwork(delivered);
    const { submissions, wizard } = onContactStep();
    await submissions.submit(options);
    expect(submissions.hasChangedAnswers()).toBe(false);
    wizard.choose('challengeArea', 'cybersecurity');
    expect(submissions.hasChangedAnswers()).toBe(true);
    wizard.choose('challengeArea', 'ai-automation');
    expect(submissions.hasChangedAnswers()).toBe(false);
  });
});

describe('consent to marketing e-mail', () => {
  const now = '2026-11-22T12:00:00.000Z';
  const version = options.consentVersion;
  const tick = (stores: ReturnType<typeof load>) => stores.submissions.agree(version);

  test('that was never ticked is not in the lead', async () => {
    const network = fakeNetwork(delivered);
    await onContactStep().submissions.submit(options);
    expect(network.sent[0]?.body).not.toHaveProperty('consent');
  });

  test('is in the lead with the wording and the moment of the tick, also after a reload', async () => {
    const network = fakeNetwork(delivered);
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    tick(onContactStep());
    vi.setSystemTime(new Date('2026-11-22T12:30:00Z'));
    await load().submissions.submit(options);
    expect(network.sent[0]?.body.consent).toEqual({ textVersion: version, at: now });
  });

  test.each<[string, (stores: ReturnType<typeof load>) => void]>([
    ['was taken back', ({ submissions }) => submissions.agree(null)],
    ['was given to an earlier wording', ({ submissions }) => submissions.agree('2025-01-01')],
    ['was given before the answers were started over', ({ submissions }) => submissions.restart()],
  ])('that %s is not in the lead, also after a reload', async (_what, change) => {
    for (const reload of [false, true]) {
      newTab();
      const network = fakeNetwork(delivered);
      const stores = onContactStep();
      tick(stores);
      change(stores);
      const { submissions } = reload ? load() : stores;
      fill(submissions, 'ada@bank.example');
      await submissions.submit(options);
      expect(network.sent[0]?.body).not.toHaveProperty('consent');
    }
  });

  test('is given for one submission: the next one asks again', async () => {
    const network = fakeNetwork(delivered);
    const stores = onContactStep();
    tick(stores);
    await stores.submissions.submit(options);
    fill(stores.submissions, 'other@bank.example');
    await stores.submissions.submit(options);
    expect(network.sent.map(({ body }) => body.consent?.textVersion)).toEqual([version, undefined]);
  });

  test('is in a lead exactly where its box was ticked when it was sent, whatever the visitor did before', async () => {
    const acts = fc.constantFrom('tick', 'untick', 'reload', 'submit', 'unreachable', 'restart');
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 12 }), async (steps) => {
        newTab();
        const network = fakeNetwork(delivered);
        let { submissions } = onContactStep();
        let isTicked = false;
        for (const step of [...steps, 'submit']) {
          if (step === 'tick') submissions.agree(version);
          if (step === 'untick') submissions.agree(null);
          if (step === 'reload') submissions = load().submissions;
          if (step === 'restart') submissions.restart();
          if (step !== 'reload')
            isTicked = step === 'tick' || (isTicked && (step === 'submit' || step === 'unreachable'));
          expect(submissions.$form.get().agreed?.textVersion === version).toBe(isTicked);
          if (step !== 'submit' && step !== 'unreachable') continue;
          network.answer = step === 'submit' ? delivered : () => 'unreachable';
          fill(submissions, 'ada@bank.example');
          const before = network.sent.length;
          await submissions.submit(options);
          expect(network.sent).toHaveLength(before + 1);
          expect('consent' in (network.sent[before]?.body ?? {})).toBe(isTicked);
          isTicked = false;
        }
      }),
      { numRuns: 60, seed: 20261122 },
    );
  });
});

describe('sending again', () => {
  test('the same details keep their key', async () => {
    const network = fakeNetwork(delivered);
    const { submissions } = onContactStep();
    await submissions.submit(options);
    fill(submissions, 'ada@bank.example');
    await submissions.submit(options);
    expect(network.sent[1]?.key).toBe(network.sent[0]?.key);
    expect(network.sent[1]?.body.replaces).toBeUndefined();
  });

  test('changed details get a new key, name the old one and take its place in the outbox', async () => {
    const network = fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep('wrong@bank.example');
    await submissions.submit(options);
    fill(submissions, 'right@bank.example');
    submissions.correct(true);
    await submissions.submit(options);
    expect(network.sent[1]?.body.replaces).toBe(network.sent[0]?.key);
    expect(outbox()).toEqual(['right@bank.example']);
  });

  test('a correction of one that never left names the delivered one too, also after a reload', async () => {
    const network = fakeNetwork(delivered);
    const { submissions } = onContactStep('first@bank.example');
    await submissions.submit(options);
    network.answer = () => 'unreachable';
    fill(submissions, 'second@bank.example');
    submissions.correct(true);
    await submissions.submit(options);
    network.answer = delivered;
    const again = load().submissions;
    fill(again, 'third@bank.example');
    again.correct(true);
    await again.submit(options);
    const [first, second, third] = network.sent;
    expect(third?.body).toMatchObject({ replaces: second?.key, replacesAlso: [first?.key] });
    expect(outbox()).toEqual([]);
  });

  test('a correction takes the place of every version in the outbox', async () => {
    fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep('first@bank.example');
    await submissions.submit(options);
    const full = fullStorage((_name, storage) => storage === localStorage);
    fill(submissions, 'second@bank.example');
    submissions.correct(true);
    await submissions.submit(options);
    full.mockRestore();
    fill(submissions, 'third@bank.example');
    await submissions.submit(options);
    expect(outbox()).toEqual(['third@bank.example']);
  });

  test('a correction sent twice is one submission; the first version sent again replaces it in turn', async () => {
    const network = fakeNetwork(delivered);
    const { submissions } = onContactStep('a@bank.example');
    await submissions.submit(options);
    for (const email of ['b@bank.example', 'b@bank.example', 'a@bank.example', 'a@bank.example']) {
      fill(submissions, email);
      submissions.correct(true);
      await submissions.submit(options);
    }
    const [a, b, bAgain, aBack, aAgain] = network.sent;
    expect(b?.body.replaces).toBe(a?.key);
    expect([bAgain?.key, bAgain?.body]).toEqual([b?.key, b?.body]);
    expect(aBack?.key).not.toBe(a?.key);
    expect(aBack?.body.replaces).toBe(b?.key);
    expect([aAgain?.key, aAgain?.body]).toEqual([aBack?.key, aBack?.body]);
  });

  test('a correction that the outbox cannot take leaves the first version in it', async () => {
    fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep('first@bank.example');
    await submissions.submit(options);
    fullStorage((_name, storage) => storage === localStorage);
    fill(submissions, 'second@bank.example');
    submissions.correct(true);
    await submissions.submit(options);
    expect(submissions.$submission.get()?.outcome).toBe('lost');
    expect(outbox()).toContain('first@bank.example');
  });

  test('stored digests cannot be matched against guessed details: each has its own secret', async () => {
    fakeNetwork(delivered);
    const digests = [];
    for (let visits = 0; visits < 2; visits += 1) {
      newTab();
      const { submissions } = onContactStep();
      await submissions.submit(options);
      digests.push(submissions.$submission.get()?.digest);
    }
    expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(digests[1]).not.toBe(digests[0]);
  });

  test('starting over deletes the digest and its secret', async () => {
    fakeNetwork(delivered);
    const { submissions } = onContactStep();
    await submissions.submit(options);
    const stored = () => JSON.stringify({ ...sessionStorage });
    const digest = submissions.$submission.get()?.digest ?? '';
    expect(stored()).toContain(digest);
    expect(stored()).toContain('secret');
    submissions.restart();
    expect(stored()).not.toContain(digest);
    expect(stored()).not.toContain('secret');
  });

  test('two visitors of one browser never share a key', async () => {
    const network = fakeNetwork(delivered);
    await onContactStep().submissions.submit(options);
    newTab();
    await onContactStep().submissions.submit(options);
    expect(network.sent[1]?.key).not.toBe(network.sent[0]?.key);
  });
});

describe('details that follow others in the same tab', () => {
  const [ada, bea] = ['ada@bank.example', 'bea@bank.example'];
  type Stores = ReturnType<typeof load>;
  const spied = () => vi.spyOn(crypto.subtle, 'digest');
  let digests: ReturnType<typeof spied>;
  beforeEach(() => void (digests = spied()));
  /** Whether the visitor is asked, once every digest has been computed. */
  const asks = async ({ submissions }: Pick<Stores, 'submissions'>) => {
    await Promise.all(digests.mock.results.map(({ value }) => value));
    await new Promise((resolve) => setImmediate(resolve));
    return submissions.$form.get().asks;
  };
  /** The contact step of a tab that has sent Ada Bell's details. */
  const afterAda = async (answer = delivered as Parameters<typeof fakeNetwork>[0]) => {
    const network = fakeNetwork(answer);
    const stores = onContactStep(ada);
    await stores.submissions.submit(options);
    return { network, ...stores };
  };
  const replaced = ({ sent }: ReturnType<typeof fakeNetwork>) => sent.at(-1)?.body.replaces;

  test('under another name and e-mail address are a submission of their own, and the first stays in the outbox', async () => {
    const { network, submissions } = await afterAda(() => 'unreachable');
    fill(submissions, bea, 'Bea Cole');
    submissions.correct(true);
    await submissions.submit(options);
    expect(network.sent[1]?.body).not.toHaveProperty('replaces');
    expect(network.sent[1]?.body).not.toHaveProperty('replacesAlso');
    expect(network.sent[1]?.key).not.toBe(network.sent[0]?.key);
    expect(outbox().sort()).toEqual([ada, bea]);
  });

  test('… in a duplicated tab too, and what the second person corrects is their own', async () => {
    const { network, submissions } = await afterAda();
    const copied = JSON.stringify({ ...sessionStorage });
    const [first] = network.sent;
    fill(submissions, bea, 'Bea Cole');
    await submissions.submit(options);
    for (const [key, value] of Object.entries(JSON.parse(copied) as Record<string, string>))
      sessionStorage.setItem(key, value);
    const copy = load().submissions;
    fill(copy, 'cy@bank.example', 'Cy Dunn');
    await copy.submit(options);
    expect(network.sent.map(({ body }) => body.replaces)).toEqual([undefined, undefined, undefined]);
    fill(copy, 'cy@bank.example', 'Cy Dunn');
    copy.edit('company', 'South Bank');
    await copy.submit(options);
    expect(network.sent[3]?.body).toMatchObject({ replaces: network.sent[2]?.key });
    expect(JSON.stringify(network.sent[3]?.body)).not.toContain(first?.key);
  });

  test.each([
    ['as they were', 'Ada Bell', ada],
    ['in other letters and spaces', ' ADA  bell ', ' Ada@Bank.Example '],
  ])('under the same name and address, %s, correct them unasked', async (_what, name, email) => {
    const stores = await afterAda();
    const { network, submissions } = stores;
    const [firstName = '', lastName = ''] = name.split(/(?<=a) +/i);
    fill(submissions, email);
    submissions.edit('firstName', firstName);
    submissions.edit('lastName', lastName);
    submissions.edit('company', 'South Bank');
    expect(await asks(stores)).toBe(false);
    await submissions.submit(options);
    expect(replaced(network)).toBe(network.sent[0]?.key);
  });

  describe.each([
    ['another address', 'Ada Bell', 'ada.bell@bank.example'],
    ['another name', 'Bea Bell', ada],
  ])('with %s only', (_what, name, email) => {
    test('are asked about once they are complete; without an answer nothing is replaced', async () => {
      const stores = await afterAda(() => 'unreachable');
      const { network, submissions } = stores;
      expect(await asks(stores)).toBe(false);
      fill(submissions, email, name);
      submissions.edit('company', '');
      expect(await asks(stores)).toBe(false);
      submissions.edit('company', 'North Bank');
      expect(await asks(stores)).toBe(true);
      expect(submissions.$form.get().corrects).toBe(false);
      await submissions.submit(options);
      expect(replaced(network)).toBeUndefined();
      expect(outbox()).toHaveLength(2);
    });

    test('replace the others where the visitor says so, also after a reload, and the next ones are asked about again', async () => {
      const { network, submissions } = await afterAda();
      fill(submissions, email, name);
      submissions.correct(true);
      const again = load();
      expect(await asks(again)).toBe(true);
      expect(again.submissions.$form.get().corrects).toBe(true);
      await again.submissions.submit(options);
      expect(replaced(network)).toBe(network.sent[0]?.key);
      expect(again.submissions.$form.get()).toMatchObject({ asks: false, corrects: false });
    });

    test('fix what was refused, unasked', async () => {
      const stores = await afterAda(() => ({ status: 422, body: { success: false, fields: {} } }));
      const { network, submissions } = stores;
      fill(submissions, email, name);
      expect(await asks(stores)).toBe(false);
      await submissions.submit(options);
      expect(replaced(network)).toBe(network.sent[0]?.key);
      expect(outbox()).toEqual([email]);
    });
  });

  test('are no longer asked about once the address is the same again, or what was sent is deleted', async () => {
    const stores = await afterAda(() => 'unreachable');
    const { submissions } = stores;
    fill(submissions, 'ada@bank.exampl');
    expect(await asks(stores)).toBe(true);
    submissions.edit('email', ada);
    expect(await asks(stores)).toBe(false);
    submissions.edit('email', bea);
    expect(await asks(stores)).toBe(true);
    deleteLead(submissions.$submission.get()?.key ?? '');
    expect(await asks(stores)).toBe(false);
  });

  test('are asked about without the last answer, also where the form still holds what is on its way', async () => {
    const stores = await afterAda();
    const { network, submissions } = stores;
    network.answer = () => new Promise(() => {});
    fill(submissions, bea);
    submissions.correct(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const submitting = submissions.submit(options);
    await vi.waitFor(() => expect(network.sent).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(1500);
    await submitting;
    submissions.edit('email', 'third@bank.example');
    expect(await asks(stores)).toBe(true);
    expect(submissions.$form.get().corrects).toBe(false);
  });

  test('are not asked about where nothing was sent, or after starting over', async () => {
    const { submissions } = await afterAda();
    submissions.restart();
    const stores = onContactStep(bea);
    expect(await asks(stores)).toBe(false);
  });

  test('are asked about where it is unknown whose the others were: sent before this was checked, or by a browser without digests', async () => {
    await afterAda();
    const stored = JSON.parse(sessionStorage.getItem('smartstack.navigator') ?? '') as { submission: object };
    const submission = { ...stored.submission, person: undefined };
    sessionStorage.setItem('smartstack.navigator', JSON.stringify({ ...stored, submission }));
    const older = load();
    fill(older.submissions, bea, 'Bea Cole');
    expect(await asks(older)).toBe(true);

    newTab();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const without = await afterAda();
    fill(without.submissions, ada);
    expect(await asks(without)).toBe(true);
    await without.submissions.submit(options);
    expect(replaced(without.network)).toBeUndefined();
    fill(without.submissions, ada);
    without.submissions.correct(true);
    await without.submissions.submit(options);
    expect(replaced(without.network)).toBe(without.network.sent[1]?.key);
  });

  test('are told apart without a word of them being stored', async () => {
    const { submissions } = await afterAda();
    expect(submissions.$submission.get()?.person).toEqual({
      email: expect.stringMatching(/^[0-9a-f]{64}$/),
      name: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    // Not 'ada': those letters are digits of a hash too.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/bell|bank/i);
  });
});

describe('after a reload', () => {
  test('what was typed before submitting is still there', () => {
    onContactStep('typed@bank.example').submissions.agree(options.consentVersion);
    const { submissions } = load();
    expect(submissions.$form.get().values.email).toBe('typed@bank.example');
    expect(submissions.$form.get().agreed).not.toBeNull();
  });

  test('a submitted form is stored only in the outbox, even before the answer; a correction begun then is kept', async () => {
    fakeNetwork(() => new Promise(() => {}));
    const { submissions } = onContactStep();
    submissions.agree(options.consentVersion);
    void submissions.submit(options);
    await vi.waitFor(() => expect(outbox()).toEqual(['ada@bank.example']));
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/bank|Bell/i);
    submissions.edit('company', 'South Bank');
    expect(load().submissions.$form.get().values.company).toBe('South Bank');
  });

  test('a lead refused while another page was open is shown in the form again', async () => {
    fakeNetwork(() => new Promise(() => {}));
    const { submissions } = onContactStep();
    void submissions.submit(options);
    await vi.waitFor(() => expect(outbox()).toHaveLength(1));
    const [entry] = outboxEntries().values();
    if (entry) leaveInOutbox({ ...entry, refused: true });
    expect(load().submissions.$form.get().values).toMatchObject({ email: 'ada@bank.example', company: 'North Bank' });
  });

  test('the notification is as it was, dismissed or not', async () => {
    fakeNetwork(stored);
    await onContactStep().submissions.submit(options);
    expect(load().submissions.$submission.get()).toMatchObject({ outcome: 'stored', dismissed: false });
    load().submissions.dismiss();
    expect(load().submissions.$submission.get()?.dismissed).toBe(true);
  });

  test('a lead that nothing kept and whose answer never came is not said to be saved', async () => {
    fakeNetwork(() => new Promise(() => {}));
    const { submissions } = onContactStep();
    fullStorage((_name, storage) => storage === localStorage);
    void submissions.submit(options);
    await vi.waitFor(() => expect(submissions.$submission.get()?.outcome).toBe('pending'));
    expect(load().submissions.$submission.get()?.outcome).toBe('lost');
  });

  test.each([
    ['refused', { refused: true as const }, 'refused'],
    ['not sent yet', {}, 'kept'],
    ['sent', null, 'stored'],
  ])('a kept lead that another page has %s meanwhile is said to be so', async (_what, change, outcome) => {
    fakeNetwork(() => 'unreachable');
    await onContactStep().submissions.submit(options);
    const [entry] = outboxEntries().values();
    if (entry && change) leaveInOutbox({ ...entry, ...change });
    else localStorage.clear();
    $outcomes.set({});
    expect(load().submissions.$submission.get()?.outcome).toBe(outcome);
  });

  test('a lead whose answer was still on its way counts as kept', async () => {
    fakeNetwork(() => new Promise(() => {}));
    const { submissions } = onContactStep();
    void submissions.submit(options);
    await vi.waitFor(() => expect(outbox()).toHaveLength(1));
    expect(load().submissions.$submission.get()?.outcome).toBe('kept');
  });
});

describe('a kept lead that another page of this browser sends', () => {
  /** Submits a lead that fails, leaves the page, and lets the strip of another one send it. */
  const sentElsewhere = async (answer: typeof delivered) => {
    const network = fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep();
    await submissions.submit(options);
    for (const end of stop) end();
    stop = [];
    network.answer = answer;
    const { key } = submissions.$submission.get() ?? { key: '' };
    sendAgain(key);
    await vi.waitFor(() => expect(outboxEntries().has(key)).toBe(false));
    resendUnsentLeads()();
    $outcomes.set({});
    return submissions;
  };
  const noted = () => localStorage.getItem('smartstack.delivered');

  test('is said to be delivered where the CRM has it', async () => {
    const { $submission } = await sentElsewhere(delivered);
    expect(JSON.parse(noted() ?? '')).toEqual([$submission.get()?.key]);
    expect(load().submissions.$submission.get()?.outcome).toBe('delivered');
  });

  test('… and stored where only the store has it', async () => {
    await sentElsewhere(stored);
    expect(noted()).toBeNull();
    expect(load().submissions.$submission.get()?.outcome).toBe('stored');
  });

  test('is said to be delivered at once where its form is still open', async () => {
    fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep();
    await submissions.submit(options);
    const { key } = submissions.$submission.get() ?? { key: '' };
    submissions.dismiss();
    noteDelivered(key);
    window.dispatchEvent(new StorageEvent('storage', { key: 'smartstack.delivered' }));
    expect(submissions.$submission.get()).toMatchObject({ outcome: 'delivered', dismissed: false });
  });

  test('leaves no note where the form itself hears of it', async () => {
    fakeNetwork(delivered);
    await onContactStep().submissions.submit(options);
    expect(noted()).toBeNull();
  });
});

describe('a kept lead that the visitor deletes is no longer said to be saved', () => {
  const kept = async () => {
    fakeNetwork(() => 'unreachable');
    const { submissions } = onContactStep();
    await submissions.submit(options);
    expect(submissions.$submission.get()?.outcome).toBe('kept');
    return { submissions, key: submissions.$submission.get()?.key ?? '' };
  };
  const inSession = () =>
    (JSON.parse(sessionStorage.getItem('smartstack.navigator') ?? '') as { submission: unknown }).submission;

  test('on this page, and what is written of the form later does not bring it back', async () => {
    const { submissions, key } = await kept();
    deleteLead(key);
    submissions.edit('firstName', 'Bea');
    expect([submissions.$submission.get(), inSession()]).toEqual([null, null]);
  });

  test('in another tab, while this one is open', async () => {
    const { submissions, key } = await kept();
    deleteFromOutbox(key);
    window.dispatchEvent(new StorageEvent('storage', { key: 'smartstack.deleted' }));
    expect([submissions.$submission.get(), inSession()]).toEqual([null, null]);
  });

  test('in another tab, before this one is loaded again', async () => {
    deleteFromOutbox((await kept()).key);
    expect(load().submissions.$submission.get()).toBeNull();
  });

  test('but a lead that another tab has delivered counts as received', async () => {
    const { key } = await kept();
    localStorage.removeItem(`smartstack.outbox.${key}`);
    $outcomes.set({});
    expect(load().submissions.$submission.get()?.outcome).toBe('stored');
  });

  test('however many were deleted before it: the last twenty are remembered', async () => {
    const { key } = await kept();
    for (let n = 0; n < 30; n += 1) deleteFromOutbox(`earlier-${n}`);
    deleteFromOutbox(key);
    expect(JSON.parse(localStorage.getItem('smartstack.deleted') ?? '')).toHaveLength(20);
    expect(load().submissions.$submission.get()).toBeNull();
  });
});

test('starting over forgets the submission, but never a lead that still waits', async () => {
  fakeNetwork(() => 'unreachable');
  const { submissions } = onContactStep();
  await submissions.submit(options);
  submissions.restart();
  expect(submissions.$submission.get()).toBeNull();
  expect(outbox()).toContain('ada@bank.example');
});

describe('who would book a call', () => {
  test('is nobody before anything is sent', () => {
    expect(onContactStep().submissions.booker()).toBeNull();
  });

  test('is the sender, and after a reload their lead alone: the details are in no store then', async () => {
    fakeNetwork(delivered);
    const { submissions } = onContactStep();
    await submissions.submit(options);
    const key = submissions.$submission.get()?.key;
    expect(submissions.booker()).toEqual({ key, name: 'Ada Bell', email: 'ada@bank.example' });
    expect(load().submissions.booker()).toEqual({ key });
  });

  test('is nobody once the visitor starts again', async () => {
    fakeNetwork(delivered);
    const { submissions } = onContactStep();
    await submissions.submit(options);
    submissions.restart();
    expect(submissions.booker()).toBeNull();
  });
});
