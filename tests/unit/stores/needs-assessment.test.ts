// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { createWizard, type Wizard } from '#stores/wizard';
import { agentsInAssessment } from '#domain/roi/agents';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { delivered, fakeNetwork, newTab } from '#tests/fixtures/browser';

const keys = { navigator: 'smartstack.navigator', assessment: 'smartstack.needs-assessment' };
let stop: (() => void)[] = [];

/** One of the two wizards as a page load makes it; the other's page is left. */
function load(which: keyof typeof keys) {
  for (const end of stop) end();
  const session = createSession(keys[which]);
  const other = createSession(which === 'navigator' ? keys.assessment : keys.navigator);
  const wizard = createWizard(session, other);
  const submissions = createSubmissions(wizard, session, { other });
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
  return wizard;
}

/** A wizard's page after a click on the switch of the other's, which is open. */
function switchTo(which: keyof typeof keys, from: Wizard) {
  from.handOver();
  return load(which);
}

const takenOver = (wizard: Wizard) => Object.keys(wizard.$takenOver.get());
const answersOf = (wizard: Wizard) => wizard.$state.get()?.answers;

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
    expect(takenOver(wizard)).toEqual(shared);
    wizard.choose('organizationType', 'nonprofit');
    expect(takenOver(wizard)).toEqual(shared.slice(1));
    const again = load('assessment').wizard;
    expect(again.$state.get()?.answers['organizationType']).toEqual(['nonprofit']);
    expect(takenOver(again)).toEqual(shared.slice(1));
  });

  test('stay what they are there, whatever is changed here', () => {
    answerNavigator();
    load('assessment').wizard.choose('organizationType', 'smb');
    expect(load('navigator').wizard.$state.get()?.answers['organizationType']).toEqual(['Enterprise']);
  });

  test('come also after a look at this one', () => {
    load('assessment');
    answerNavigator();
    expect(takenOver(load('assessment').wizard)).toEqual(shared);
  });

  test('do not come back after starting over', () => {
    answerNavigator();
    load('assessment').submissions.restart();
    const { wizard } = load('assessment');
    expect(wizard.$state.get()?.answers).toEqual({});
    expect(takenOver(wizard)).toEqual([]);
  });

  test('give way to what was answered before the script arrived', () => {
    answerNavigator();
    newTabKeeping('/needs-assessment?organizationType=smb');
    const { wizard } = load('assessment');
    expect(wizard.$state.get()?.answers['organizationType']).toEqual(['smb']);
    expect(takenOver(wizard)).toEqual(shared.slice(1));
  });
});

describe('a switch to the other wizard', () => {
  test('brings the answers along: the later one replaces an earlier one, which is named', () => {
    load('assessment').wizard.choose('organizationType', 'government');
    const { wizard } = switchTo('assessment', answerNavigator());
    expect(answersOf(wizard)).toMatchObject({ organizationType: ['enterprise'], geography: ['global'] });
    expect(wizard.$takenOver.get()).toEqual({
      organizationType: ['government'],
      geography: [],
      priorities: [],
      challengeArea: [],
    });
    const again = load('assessment').wizard;
    expect(again.$takenOver.get()['organizationType']).toEqual(['government']);
    again.choose('organizationType', 'government');
    expect(takenOver(again)).not.toContain('organizationType');
  });

  test('and back again: what was changed there counts here, all else stays', () => {
    const assessment = switchTo('assessment', answerNavigator()).wizard;
    assessment.choose('geography', 'canada');
    assessment.choose('currentSolution', 'cloud');
    const { wizard } = switchTo('navigator', assessment);
    expect(answersOf(wizard)).toMatchObject({ organizationType: ['Enterprise'], geography: ['canada'] });
    expect(wizard.$takenOver.get()).toEqual({ geography: ['global'] });
    expect(answersOf(load('assessment').wizard)).toMatchObject({ currentSolution: ['cloud'] });
  });

  test('and a look back take nothing from an answer that the other does not offer', () => {
    const assessment = switchTo('assessment', answerNavigator()).wizard;
    assessment.choose('organizationType', 'government');
    const navigatorAgain = switchTo('navigator', assessment).wizard;
    expect(answersOf(navigatorAgain)?.['organizationType']).toEqual(['Enterprise']);
    expect(answersOf(switchTo('assessment', navigatorAgain).wizard)?.['organizationType']).toEqual(['government']);
  });

  test('counts once, also where it is clicked twice', () => {
    load('assessment').wizard.choose('geography', 'canada');
    const from = answerNavigator();
    from.handOver();
    const { wizard } = switchTo('assessment', from);
    expect(answersOf(wizard)?.['geography']).toEqual(['global']);
    wizard.choose('geography', 'north-america');
    expect(answersOf(load('assessment').wizard)?.['geography']).toEqual(['north-america']);
  });

  test('brings answers after starting over too, but not in place of one that has just been given', () => {
    load('assessment').submissions.restart();
    const from = answerNavigator();
    from.handOver();
    newTabKeeping('/needs-assessment?geography=canada');
    const { wizard } = load('assessment');
    expect(answersOf(wizard)).toMatchObject({ organizationType: ['enterprise'], geography: ['canada'] });
    expect(takenOver(wizard)).not.toContain('geography');
  });

  test('moves typed contact details into an empty form, and leaves those of another', () => {
    const from = load('navigator');
    from.submissions.edit('email', 'ada@bank.example');
    const { submissions } = switchTo('assessment', from.wizard);
    expect(submissions.$form.get().values.email).toBe('ada@bank.example');
    expect(sessionStorage.getItem(keys.navigator)).not.toContain('bank');
    const back = load('navigator');
    expect(back.submissions.$form.get().values.email).toBe('');
    back.submissions.edit('email', 'ben@bank.example');
    const there = switchTo('assessment', back.wizard);
    expect(there.submissions.$form.get().values.email).toBe('ada@bank.example');
    expect(load('navigator').submissions.$form.get().values.email).toBe('ben@bank.example');
  });
});

/** Another page in the same tab. */
function newTabKeeping(address: string): void {
  for (const end of stop) end();
  stop = [];
  history.replaceState(null, '', address);
}
