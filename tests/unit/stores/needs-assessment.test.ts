// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { createWizard } from '#stores/wizard';
import { agentsInAssessment } from '#domain/roi/agents';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { delivered, fakeNetwork, newTab } from '#tests/fixtures/browser';

const keys = { navigator: 'smartstack.navigator', assessment: 'smartstack.needs-assessment' };
let stop: (() => void)[] = [];

/** One of the two wizards as a page load makes it; the other's page is left. */
function load(which: keyof typeof keys) {
  for (const end of stop) end();
  const session = createSession(keys[which]);
  const wizard = createWizard(session, createSession(which === 'navigator' ? keys.assessment : keys.navigator));
  const submissions = createSubmissions(wizard, session);
  const definition = which === 'navigator' ? navigator : needsAssessment;
  stop = [submissions.open(definition), wizard.open(definition)];
  return { wizard, submissions };
}

function answerNavigator() {
  const { wizard } = load('navigator');
  wizard.choose('organizationType', 'Enterprise');
  wizard.choose('geography', 'global');
  wizard.toggle('priorities', 'Automate repetitive processes');
  wizard.next();
  wizard.choose('challengeArea', 'ccaas');
}

beforeEach(() => newTab('/needs-assessment'));
afterEach(() => {
  for (const end of stop) end();
  stop = [];
  vi.unstubAllGlobals();
});

test('a visit from the first question to the lead', async () => {
  const network = fakeNetwork(delivered);
  const { wizard, submissions } = load('assessment');
  wizard.choose('organizationType', 'government');
  wizard.choose('geography', 'canada');
  wizard.toggle('priorities', 'Strengthen cybersecurity and compliance');
  wizard.next();
  wizard.choose('challengeArea', 'ccaas');
  wizard.next();
  wizard.next();
  expect(wizard.$state.get()).toMatchObject({ step: 'detailed-questions', error: { kind: 'missing' } });
  wizard.choose('currentSolution', 'none');
  wizard.toggle('channels', 'Voice');
  wizard.choose('agentCount', '10-49');
  wizard.next();
  for (const [field, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Bell'],
    ['email', 'ada@bank.example'],
    ['company', 'North Bank'],
  ] as const)
    submissions.edit(field, value);
  await submissions.submit({ honeypot: '', consentVersion: '2026-11-20' });
  expect(network.sent[0]?.body).toMatchObject({
    organizationType: 'government',
    challengeArea: 'ccaas',
    tags: ['SMARTSTACK-NEEDS-ASSESSMENT', 'int_ccaas'],
    detailedAnswers: { currentSolution: 'none', channels: ['Voice'], agentCount: '10-49' },
  });
  expect(wizard.$state.get()?.step).toBe('summary');
  expect(submissions.$submission.get()?.outcome).toBe('delivered');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('bank');
  // What the calculator looks for is where it looks.
  expect(agentsInAssessment(JSON.parse(sessionStorage.getItem(keys.assessment) ?? ''))).toEqual({
    range: '10-49',
    atLeast: 10,
  });
});

describe('answers of the other wizard', () => {
  const shared = ['organizationType', 'geography', 'priorities', 'challengeArea'];

  test('stand here already, named as taken over until they are touched', () => {
    answerNavigator();
    const { wizard } = load('assessment');
    expect(wizard.$state.get()?.answers).toMatchObject({ organizationType: ['enterprise'], challengeArea: ['ccaas'] });
    expect(wizard.$takenOver.get()).toEqual(shared);
    wizard.choose('organizationType', 'nonprofit');
    expect(wizard.$takenOver.get()).toEqual(shared.slice(1));
    const again = load('assessment').wizard;
    expect(again.$state.get()?.answers['organizationType']).toEqual(['nonprofit']);
    expect(again.$takenOver.get()).toEqual(shared.slice(1));
  });

  test('stay what they are there, whatever is changed here', () => {
    answerNavigator();
    load('assessment').wizard.choose('organizationType', 'smb');
    expect(load('navigator').wizard.$state.get()?.answers['organizationType']).toEqual(['Enterprise']);
  });

  test('come also after a look at this one', () => {
    load('assessment');
    answerNavigator();
    expect(load('assessment').wizard.$takenOver.get()).toEqual(shared);
  });

  test('do not come back after starting over', () => {
    answerNavigator();
    load('assessment').submissions.restart();
    const { wizard } = load('assessment');
    expect(wizard.$state.get()?.answers).toEqual({});
    expect(wizard.$takenOver.get()).toEqual([]);
  });

  test('give way to what was answered before the script arrived', () => {
    answerNavigator();
    newTabKeeping('/needs-assessment?organizationType=smb');
    const { wizard } = load('assessment');
    expect(wizard.$state.get()?.answers['organizationType']).toEqual(['smb']);
    expect(wizard.$takenOver.get()).toEqual(shared.slice(1));
  });
});

/** Another page in the same tab. */
function newTabKeeping(address: string): void {
  for (const end of stop) end();
  stop = [];
  history.replaceState(null, '', address);
}
