// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { newTab } from '#tests/fixtures/browser';

let close = () => {};

/** The Navigator's stores of this tab, as a page load at an address makes them. */
async function load(address: string) {
  newPage(address);
  const stores = await import('#stores/navigator');
  close = stores.navigatorWizard.open(navigator);
  stores.readIndustry();
  return stores;
}
/** Another page in the same tab. */
function newPage(address: string): void {
  close();
  vi.resetModules();
  if (address) history.replaceState(null, '', address);
}
type Stores = Awaited<ReturnType<typeof load>>;
const answers = ({ navigatorWizard }: Stores) => navigatorWizard.$state.get()?.answers;

beforeEach(() => newTab());
afterEach(() => close());

describe('a sentence in the Navigator’s address', () => {
  const address = '/solutions-navigator?area=cloud&industry=healthcare:hospital&place=quebec&data=canada&utm_source=x';

  test('answers its questions, skips no step, and leaves the rest of the address', async () => {
    const stores = await load(address);
    expect(answers(stores)).toEqual({ challengeArea: ['cloud'], geography: ['canada'] });
    expect(stores.navigatorWizard.$fromSentence.get()).toEqual(['challengeArea', 'geography']);
    expect(stores.navigatorWizard.$state.get()?.step).toBe('business-profile');
    expect(stores.$industry.get()).toBe('healthcare:hospital:qc');
    expect(location.search).toBe('?utm_source=x');
  });

  test('is taken over once: a reload keeps what was changed since', async () => {
    const before = await load(address);
    before.navigatorWizard.choose('challengeArea', 'ucaas');
    const stores = await load('');
    expect(answers(stores)).toMatchObject({ challengeArea: ['ucaas'], geography: ['canada'] });
    expect(stores.navigatorWizard.$fromSentence.get()).toEqual(['geography']);
    expect(stores.$industry.get()).toBe('healthcare:hospital:qc');
  });

  test('replaces the answers and the industry that this tab had before', async () => {
    const before = await load('/solutions-navigator?area=ucaas&industry=healthcare&place=ontario');
    before.navigatorWizard.choose('organizationType', 'SMB');
    const check = await import('#stores/check');
    check.chooseIndustry('insurance');
    const stores = await load(address);
    expect(answers(stores)).toMatchObject({ challengeArea: ['cloud'], organizationType: ['SMB'] });
    const later = await import('#stores/check');
    later.readIndustryChoice();
    expect([stores.$industry.get(), later.$industryChoice.get()]).toEqual(['healthcare:hospital:qc', null]);
  });

  test('gives no answer that is not offered, and leaves an industry alone as it is', async () => {
    const stores = await load('/solutions-navigator?area=airships&data=moon');
    expect([answers(stores), stores.navigatorWizard.$fromSentence.get()]).toEqual([{}, []]);
    const visit = await load('/solutions-navigator?industry=healthcare');
    expect([visit.$industry.get(), location.search]).toEqual(['healthcare', '?industry=healthcare']);
  });

  test('gives way to a later answer in the other wizard', async () => {
    await load(address);
    newPage('/needs-assessment');
    const { assessmentWizard } = await import('#stores/needs-assessment');
    close = assessmentWizard.open(needsAssessment);
    assessmentWizard.choose('geography', 'global');
    assessmentWizard.handOver();
    const stores = await load('/solutions-navigator');
    expect(answers(stores)).toEqual({ challengeArea: ['cloud'], geography: ['global'] });
    expect(stores.navigatorWizard.$fromSentence.get()).toEqual(['challengeArea']);
    expect(stores.navigatorWizard.$takenOver.get()).toEqual({ geography: ['canada'] });
  });

  test('is forgotten with the answers', async () => {
    const stores = await load(address);
    stores.startOver();
    expect([answers(stores), stores.navigatorWizard.$fromSentence.get(), stores.$industry.get()]).toEqual([
      {},
      [],
      null,
    ]);
  });
});
