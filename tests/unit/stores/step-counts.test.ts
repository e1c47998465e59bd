// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WizardState } from '#domain/wizard/machine';
import { createSession } from '#stores/session';
import { countSteps } from '#stores/step-counts';

let sent: string[];
let frames: FrameRequestCallback[];
let answer = true;
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  frames = [];
  answer = true;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.stubEnv('COUNTS_STEPS', 'true');
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: Blob) => {
      expect([address, body.type]).toEqual(['/.netlify/functions/count', 'application/json']);
      sent.push(String(body.size));
      return answer;
    },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const steps = ['business-profile', 'challenge-area', 'detailed-questions', 'contact-info', 'smart-results'];
const answered = { organizationType: ['SMB'] };
const at = (step: string, answers: WizardState['answers'] = answered) =>
  ({ step, answers, submitted: false }) as unknown as WizardState;

/** A visit of this tab at a step; returns a function that goes to another, and what the tab remembers. */
function visit(step: string, answers = answered as WizardState['answers']) {
  const $state = atom<WizardState | null>(at(step, answers));
  const session = createSession('smartstack.navigator');
  countSteps('navigator', { $state, steps: () => steps }, session);
  drawn();
  const go = (next: string) => {
    $state.set(at(next));
    drawn();
  };
  return { $state, go, session, counted: () => session.read('counted') };
}

/** The frame that shows what has changed is drawn. */
function drawn(): void {
  for (const call of frames.splice(0)) call(0);
  vi.runAllTimers();
}

test('each step is reported once in a visit, and first that the wizard was begun', () => {
  const { go, counted } = visit('business-profile');
  for (const step of ['challenge-area', 'business-profile', 'challenge-area']) go(step);
  expect(counted()).toEqual(['begun', 'business-profile', 'challenge-area']);
  expect(sent).toHaveLength(3);
});

test('a step counts with every step before it, also where a link or an answer led past them', () => {
  expect(visit('contact-info').counted()).toEqual([
    'begun',
    'business-profile',
    'challenge-area',
    'detailed-questions',
    'contact-info',
  ]);
});

test('a step that could not be queued holds those after it', () => {
  const { go, counted } = visit('business-profile');
  answer = false;
  go('challenge-area');
  answer = true;
  go('contact-info');
  expect(counted()).toEqual(['begun', ...steps.slice(0, 4)]);
});

test('a reload reports nothing twice; starting over is a new visit', () => {
  visit('challenge-area');
  const { session, go, counted } = visit('challenge-area');
  expect(sent).toHaveLength(3);
  session.clear();
  go('business-profile');
  expect(counted()).toEqual(['begun', 'business-profile']);
});

test('a step that the browser could not queue is reported with the next one', () => {
  answer = false;
  const { go, counted } = visit('business-profile');
  expect(counted()).toBeUndefined();
  answer = true;
  go('challenge-area');
  expect(counted()).toEqual(['begun', 'business-profile', 'challenge-area']);
});

test('a step is reported once its frame is drawn, or as the page is left', () => {
  const { $state, counted } = visit('business-profile');
  $state.set(at('challenge-area'));
  expect(sent).toHaveLength(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(counted()).toEqual(['begun', 'business-profile', 'challenge-area']);
});

describe('nothing is reported', () => {
  test('before the first answer, as where a visitor goes from a shared link to a visit of their own', () => {
    const { $state, go, counted } = visit('business-profile', {});
    expect(counted()).toBeUndefined();
    $state.set(at('business-profile', { organizationType: [] }));
    window.dispatchEvent(new Event('pagehide'));
    expect(counted()).toBeUndefined();
    go('business-profile');
    expect(counted()).toEqual(['begun', 'business-profile']);
  });

  test.each<[string, object]>([
    ['where Do Not Track is on', { doNotTrack: '1' }],
    ['where Global Privacy Control is on', { globalPrivacyControl: true }],
  ])('%s', (_name, settings) => {
    Object.assign(navigator, settings);
    expect(visit('business-profile').counted()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  test('where the site counts nothing', () => {
    vi.stubEnv('COUNTS_STEPS', '');
    visit('business-profile');
    expect(sent).toEqual([]);
  });

  test('by a browser that cannot', () => {
    vi.stubGlobal('navigator', {});
    expect(visit('business-profile').counted()).toBeUndefined();
  });
});
