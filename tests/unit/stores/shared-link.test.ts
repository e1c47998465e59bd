// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Shared } from '#domain/share/link';
import { navigator } from '#tests/fixtures/wizards';
import { fakeNetwork, newTab, delivered } from '#tests/fixtures/browser';

const linkAddress = '/solutions-navigator#r=1.20261121.x.abc.....00000';
const shared: Shared = {
  answers: {
    organizationType: ['Enterprise'],
    geography: ['canada'],
    priorities: ['Automate repetitive processes'],
    challengeArea: ['cybersecurity'],
    cloudPreference: ['private'],
  },
  industry: 'healthcare',
  settings: null,
  compared: [],
};

/** The stores as a load of the page makes them, opened as its island opens them. */
async function load() {
  vi.resetModules();
  const { navigatorWizard: wizard, navigatorSubmissions: submissions, ...others } = await import('#stores/navigator');
  const { $sharedLink, besideSharedLinks } = await import('#stores/shared-link');
  const view = await import('#stores/shared-view');
  const opened = { times: 0 };
  const stop = besideSharedLinks(() => {
    opened.times += 1;
    const ends = [submissions.open(navigator), wizard.open(navigator)];
    return () => ends.forEach((end) => end());
  });
  stops.push(stop);
  return { wizard, submissions, $sharedLink, opened, ...others, ...view };
}
const stops: (() => void)[] = [];

function answerAll(wizard: Awaited<ReturnType<typeof load>>['wizard']): void {
  wizard.choose('organizationType', 'SMB');
  wizard.choose('geography', 'global');
  wizard.toggle('priorities', 'Modernize communications');
  wizard.next();
  wizard.choose('challengeArea', 'just-browsing');
  wizard.next();
}

/** Everything that this browser stores, letter for letter. */
const everythingStored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

async function goTo(address: string): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  location.hash = new URL(address, location.href).hash;
  await arrived;
}

beforeEach(() => newTab());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('a shared link', () => {
  test('that a page is loaded with opens no visit and stores nothing', async () => {
    newTab(linkAddress);
    const page = await load();
    expect(page.$sharedLink.get()).toBe('#r=1.20261121.x.abc.....00000');
    expect(page.opened.times).toBe(0);
    expect(page.wizard.$state.get()).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
    expect(location.hash).toBe('#r=1.20261121.x.abc.....00000');
  });

  test('is one in capitals too, as some programs write addresses', async () => {
    newTab(linkAddress.replace('#r=1.20261121.x.abc', '#R=1.20261121.X.ABC'));
    expect((await load()).$sharedLink.get()).toBe('#R=1.20261121.X.ABC.....00000');
  });

  test.each(['#r%3D1.20261121.x', '#%23r=1.20261121.x', '#/solutions-navigator?utm_source=mail%23r%3D1.20261121.x'])(
    'is one escaped as %s: no empty visit opens instead',
    async (fragment) => {
      newTab(`/solutions-navigator${fragment}`);
      const page = await load();
      expect(page.$sharedLink.get()).toBe(fragment);
      expect(page.opened.times).toBe(0);
    },
  );

  test('is shown in the address as it was made', async () => {
    newTab(`${linkAddress}).?utm_source=mail`);
    const page = await load();
    page.showInAddress('r=1.20261121.x.abc.....00000');
    expect(location.href).toBe(new URL(linkAddress, location.origin).href);
  });

  test('is one behind a query, and leaves nothing there, readable or not', async () => {
    for (const link of ['r=1.20261121.x', null]) {
      newTab('/solutions-navigator?utm_source=mail%23r=1.20261121.x');
      const page = await load();
      expect(page.$sharedLink.get()).toBe('?utm_source=mail%23r=1.20261121.x');
      page.showInAddress(link);
      expect(location.pathname + location.search + location.hash).toBe(`/solutions-navigator${link ? `#${link}` : ''}`);
    }
  });

  test('closes the visit that it interrupts, which stays as it is to the letter', async () => {
    const page = await load();
    answerAll(page.wizard);
    page.submissions.edit('email', 'ada@bank.example');
    const before = everythingStored();
    await goTo(linkAddress);
    expect(page.$sharedLink.get()).not.toBeNull();
    expect(everythingStored()).toBe(before);
    expect(page.ownVisit(navigator)).toEqual({ step: 'contact-info', hasAnswers: true });

    await goTo('#contact-info');
    expect(page.$sharedLink.get()).toBeNull();
    expect(page.opened.times).toBe(2);
    expect(page.wizard.$state.get()).toMatchObject({ step: 'contact-info', answers: { organizationType: ['SMB'] } });
    expect(page.submissions.$form.get().values.email).toBe('ada@bank.example');
  });

  test('does not start the clock of a contact step that waits behind it', async () => {
    const page = await load();
    answerAll(page.wizard);
    stops.splice(0).forEach((stop) => stop());
    const stored = JSON.parse(sessionStorage.getItem('smartstack.navigator') ?? '{}') as Record<string, unknown>;
    sessionStorage.setItem('smartstack.navigator', JSON.stringify({ ...stored, contact: null }));
    const before = everythingStored();
    history.replaceState(null, '', linkAddress);
    await load();
    expect(everythingStored()).toBe(before);
  });

  test('stays open beside the contact section of the page', async () => {
    document.body.innerHTML = '<section id="contact"></section>';
    newTab(linkAddress);
    const page = await load();
    await goTo('#contact');
    expect(page.$sharedLink.get()).not.toBeNull();
    expect(page.opened.times).toBe(0);
    document.body.innerHTML = '';
  });

  test('that is not a wizard’s fragment at all opens nothing of the kind', async () => {
    newTab('/solutions-navigator#results');
    const page = await load();
    expect(page.$sharedLink.get()).toBeNull();
    expect(page.opened.times).toBe(1);
  });
});

describe('using its answers', () => {
  test('puts them and the industry in place of one’s own, and goes on at the contact step; nothing is sent', async () => {
    const network = fakeNetwork(delivered);
    const page = await load();
    answerAll(page.wizard);
    page.submissions.edit('email', 'ada@bank.example');
    await goTo(linkAddress);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    page.takeOver(navigator, { ...shared, settings: { french: 3 }, compared: ['wazuh', 'fortigate'] });
    await arrived;
    expect(page.wizard.$state.get()).toMatchObject({ step: 'contact-info', answers: shared.answers, submitted: false });
    expect(JSON.parse(sessionStorage.getItem('smartstack.check') ?? '')).toMatchObject({ settings: { french: 3 } });
    expect(JSON.parse(sessionStorage.getItem('smartstack.compare') ?? '')).toEqual(['wazuh', 'fortigate']);
    expect(page.submissions.$form.get().values.email).toBe('ada@bank.example');
    expect(page.$industry.get()).toBe('healthcare');
    expect(location.search).toBe('');
    expect(network.sent).toEqual([]);

    const later = await load();
    later.readIndustry();
    expect(later.$industry.get()).toBe('healthcare');
    expect(later.wizard.$state.get()).toMatchObject({ step: 'contact-info', answers: shared.answers });
    later.startOver();
    expect(later.$industry.get()).toBeNull();
  });

  test('leads to the results where the details were submitted before, and says that the answers have changed', async () => {
    const network = fakeNetwork(delivered);
    const page = await load();
    answerAll(page.wizard);
    for (const [field, value] of [
      ['firstName', 'Ada'],
      ['lastName', 'Bell'],
      ['email', 'ada@bank.example'],
      ['company', 'North Bank'],
    ] as const)
      page.submissions.edit(field, value);
    await page.submissions.submit({ honeypot: '' });
    expect(page.wizard.$state.get()?.step).toBe('smart-results');
    await goTo(linkAddress);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    page.takeOver(navigator, shared);
    await arrived;
    expect(page.wizard.$state.get()).toMatchObject({ step: 'smart-results', answers: shared.answers });
    expect(page.submissions.hasChangedAnswers()).toBe(true);
    expect(network.sent).toHaveLength(1);
  });

  test('with weights in it: what is submitted then carries them, and without them none', async () => {
    const network = fakeNetwork(delivered);
    const page = await load();
    const submit = async () => {
      for (const field of ['firstName', 'lastName', 'company'] as const) page.submissions.edit(field, 'Ada');
      page.submissions.edit('email', 'ada@bank.example');
      await page.submissions.submit({ honeypot: '' });
      return network.sent.at(-1)?.body;
    };
    answerAll(page.wizard);
    expect(await submit()).not.toHaveProperty('criteria');
    await goTo(linkAddress);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    page.takeOver(navigator, { ...shared, settings: { french: 3, canada: 'must', audit: 0 } });
    await arrived;
    expect(await submit()).toMatchObject({ criteria: { french: 3, canada: 'must' } });
  });

  test('no longer counts answers as taken over from the other wizard', async () => {
    sessionStorage.setItem(
      'smartstack.needs-assessment',
      JSON.stringify({ wizard: { answers: { geography: ['global'] } } }),
    );
    const page = await load();
    expect(page.wizard.$takenOver.get()).toEqual({ geography: [] });
    await goTo(linkAddress);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    page.takeOver(navigator, shared);
    await arrived;
    expect(page.wizard.$takenOver.get()).toEqual({});
  });

  test('also puts its industry in place of the one that the visitor chose, or that their address names', async () => {
    newTab('/solutions-navigator?industry=utilities');
    const page = await load();
    const check = await import('#stores/check');
    check.chooseIndustry('insurance');
    await goTo(linkAddress);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    page.takeOver(navigator, { ...shared, industry: 'healthcare:hospital:qc' });
    await arrived;
    const later = await load();
    later.readIndustry();
    const checkLater = await import('#stores/check');
    checkLater.readIndustryChoice();
    expect([later.$industry.get(), check.$industryChoice.get(), checkLater.$industryChoice.get()]).toEqual([
      'healthcare',
      'healthcare:hospital:qc',
      'healthcare:hospital:qc',
    ]);
  });
});
