// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from '#stores/session';
import { createWizard, type Wizard } from '#stores/wizard';
import { navigator } from '#tests/fixtures/wizards';
import { fullStorage, newTab } from '#tests/fixtures/browser';

const key = 'smartstack.navigator';
let close = () => {};

/** The wizard of this tab, as a page load makes it. */
function load(form: HTMLFormElement | null = null): Wizard {
  close();
  const wizard = createWizard(createSession(key));
  close = wizard.open(navigator, form);
  return wizard;
}

function answerProfile(wizard: Wizard): void {
  wizard.choose('organizationType', 'SMB');
  wizard.choose('geography', 'canada');
  wizard.toggle('priorities', 'Modernize communications');
  wizard.next();
}

const step = (wizard: Wizard) => wizard.$state.get()?.step;

beforeEach(() => newTab());
afterEach(() => close());

describe('a wizard in a tab', () => {
  test('has no state on the server and the initial one after opening', () => {
    expect(createWizard(createSession(key)).$state.get()).toBeNull();
    expect(step(load())).toBe('business-profile');
  });

  test('each step forward is an entry of the history, named by its fragment', () => {
    const wizard = load();
    answerProfile(wizard);
    expect(location.hash).toBe('#challenge-area');
    expect(history.state).toEqual({ from: 'business-profile' });
    wizard.choose('challengeArea', 'just-browsing');
    wizard.next();
    expect(location.hash).toBe('#contact-info');
  });

  test('Next on an incomplete step changes no address', () => {
    const wizard = load();
    wizard.next();
    expect(location.hash).toBe('');
    expect(wizard.$state.get()?.error).toEqual({ kind: 'missing' });
  });

  test('a second click on Next of a step that is left already counts for nothing', () => {
    const wizard = load();
    wizard.choose('organizationType', 'SMB');
    wizard.choose('geography', 'canada');
    wizard.toggle('priorities', 'Modernize communications');
    expect(wizard.next('business-profile')).toBe(false);
    expect(wizard.next('business-profile')).toBe(false);
    wizard.back('business-profile');
    expect(wizard.$state.get()).toMatchObject({ step: 'challenge-area', error: null });
    expect(wizard.next('challenge-area')).toBe(true);
  });

  test('Previous is the browser’s Back where that leads to the same step', async () => {
    const wizard = load();
    answerProfile(wizard);
    const entries = history.length;
    wizard.back();
    await vi.waitFor(() => expect(step(wizard)).toBe('business-profile'));
    expect(history.length).toBe(entries);
  });

  test('a click while the browser is still on its way back is not taken for the step behind it', async () => {
    const wizard = load();
    answerProfile(wizard);
    wizard.choose('challengeArea', 'cloud');
    wizard.back();
    wizard.next();
    await vi.waitFor(() => expect(step(wizard)).toBe('business-profile'));
    expect(location.hash).toBe('');
  });

  test('Previous renames the entry where Back would lead elsewhere', () => {
    const wizard = load();
    answerProfile(wizard);
    close();
    history.replaceState(null, '', '#challenge-area');
    const later = load();
    later.back();
    expect(step(later)).toBe('business-profile');
    expect(location.hash).toBe('#business-profile');
  });

  test('starting over and submitting are not lost while the browser is on its way back', async () => {
    const wizard = load();
    answerProfile(wizard);
    wizard.back();
    wizard.restart();
    await vi.waitFor(() => expect(step(wizard)).toBe('business-profile'));
    expect(wizard.$state.get()?.answers).toEqual({});
    expect(sessionStorage.getItem(key)).not.toContain('SMB');
  });

  test('a fragment that is no step, such as the contact section’s, changes nothing', async () => {
    const wizard = load();
    answerProfile(wizard);
    location.hash = '#contact';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(step(wizard)).toBe('challenge-area');
    expect(location.hash).toBe('#contact');
    expect(step(load())).toBe('challenge-area');
  });

  test('a reload restores step and answers from the tab', () => {
    answerProfile(load());
    const again = load();
    expect(step(again)).toBe('challenge-area');
    expect(again.$state.get()?.answers['organizationType']).toEqual(['SMB']);
  });

  test('the address decides the step, but never behind a gap', () => {
    newTab('/solutions-navigator#smart-results');
    expect(step(load())).toBe('business-profile');
    expect(location.hash).toBe('#business-profile');
  });

  test.each(['not json', '[]', '{"wizard":7}', '{"wizard":{"answers":{"priorities":"x"},"step":3}}'])(
    'a damaged memory (%s) opens as new',
    (stored) => {
      sessionStorage.setItem(key, stored);
      const wizard = load();
      expect(step(wizard)).toBe('business-profile');
      expect(wizard.$state.get()?.answers['organizationType']).toBeUndefined();
    },
  );

  test('with storage blocked it still works as long as the page lives', () => {
    fullStorage();
    const wizard = load();
    answerProfile(wizard);
    expect(step(wizard)).toBe('challenge-area');
  });

  test('answers in the served form and in the address are taken over, and the address is cleaned', () => {
    newTab('/solutions-navigator?organizationType=Enterprise&industry=healthcare&organizationType=Nonsense');
    const form = document.createElement('form');
    for (const value of ['Modernize communications', 'Automate repetitive processes']) {
      const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'priorities', value });
      box.checked = value.startsWith('Automate');
      form.append(box);
    }
    const wizard = load(form);
    expect(wizard.$state.get()?.answers).toEqual({
      organizationType: ['Enterprise'],
      priorities: ['Automate repetitive processes'],
    });
    expect(location.search).toBe('?industry=healthcare');
  });

  test('a click of Next before the script is answered', () => {
    const form = document.createElement('form');
    form.dataset['sent'] = '';
    const wizard = load(form);
    expect(wizard.$state.get()?.error).toEqual({ kind: 'missing' });
    expect('sent' in form.dataset).toBe(false);
    close();
    newTab('/solutions-navigator?organizationType=SMB&geography=canada&priorities=Modernize+communications');
    expect(step(load())).toBe('challenge-area');
    expect(location.search + location.hash).toBe('#challenge-area');
  });

  test('a box too many is said, and the address stays at its step', () => {
    const offered = navigator.questions.find(({ id }) => id === 'priorities')?.options.map(({ value }) => value) ?? [];
    const query = new URLSearchParams([
      ['organizationType', 'SMB'],
      ['geography', 'canada'],
      ...offered.slice(0, 4).map((value) => ['priorities', value]),
    ]);
    newTab(`/solutions-navigator?${query}#challenge-area`);
    const wizard = load();
    expect(wizard.$state.get()).toMatchObject({
      step: 'business-profile',
      answers: { priorities: offered.slice(0, 3) },
      error: { kind: 'full', question: 'priorities' },
    });
    expect(location.hash).toBe('#business-profile');
  });

  test('starting over forgets everything in the tab', () => {
    const wizard = load();
    answerProfile(wizard);
    wizard.restart();
    expect(step(wizard)).toBe('business-profile');
    expect(wizard.$state.get()?.answers).toEqual({});
    expect(sessionStorage.getItem(key)).not.toContain('SMB');
  });
});
