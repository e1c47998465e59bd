import { describe, expect, it, test } from 'vitest';
import { stackSoFar } from '#domain/wizard/stack';
import type { Answers } from '#domain/wizard/answers';
import { navigator } from '#tests/fixtures/wizards';
import { cakeWizard, profileWith } from '#tests/unit/wizard/visits';

const drawn = (answers: Answers) => stackSoFar(navigator, answers).map(({ layer, notes }) => [layer.name, ...notes]);

describe('the stack so far', () => {
  test.each<[string, Answers, string[][]]>([
    ['nothing before the first answer', {}, []],
    ['nothing from size and geography, which name no layer', { organizationType: ['SMB'], geography: ['global'] }, []],
    ['nothing from just browsing', { challengeArea: ['just-browsing'] }, []],
    [
      'a layer per answer, top to bottom, whatever the order of the answers',
      { priorities: ['Ensure business continuity and data resilience', 'Automate repetitive processes'] },
      [
        ['AI & Automation', 'Repetitive processes'],
        ['Infrastructure', 'Continuity and recovery'],
      ],
    ],
    [
      'two answers in one layer share it',
      { priorities: ['Support remote work and hybrid teams', 'Modernize communications'] },
      [['Communications', 'Remote and hybrid teams', 'Voice, video and messaging']],
    ],
    [
      'the challenge joins the priorities',
      profileWith('ai-automation'),
      [['AI & Automation', 'Repetitive processes', 'Drafting, routing, finishing']],
    ],
    [
      'where it may run, in Infrastructure',
      { challengeArea: ['ccaas'], cloudPreference: ['private'] },
      [
        ['Customer Experience', 'Contact center'],
        ['Infrastructure', 'Private or on-premises'],
      ],
    ],
    [
      'nothing from not being sure where it may run',
      { challengeArea: ['cybersecurity'], cloudPreference: ['not-sure'] },
      [['Cybersecurity', 'Protection and evidence']],
    ],
  ])('%s', (_, answers, expected) => {
    expect(drawn(answers)).toEqual(expected);
  });

  it('forgets the layer of a challenge that was changed', () => {
    const answers = { challengeArea: ['cybersecurity'] };
    expect(drawn(answers)).toEqual([['Cybersecurity', 'Protection and evidence']]);
    expect(drawn({ ...answers, challengeArea: ['ccaas'] })).toEqual([['Customer Experience', 'Contact center']]);
  });

  it('includes only questions that are asked, gives equal notes once, and the label where there are none', () => {
    const answers = { party: ['birthday'], flavours: ['lemon', 'cherry'], candles: ['yes'] };
    const ofCake = (given: Answers) => stackSoFar(cakeWizard, given).map(({ layer, notes }) => [layer.name, ...notes]);
    expect(ofCake(answers)).toEqual([
      ['AI & Automation', 'With light'],
      ['Communications', 'Fruity'],
    ]);
    expect(ofCake({ ...answers, party: ['tea'] })).toEqual([['Communications', 'Fruity']]);
    expect(ofCake({ ...answers, party: ['none'] })).toEqual([]);
  });
});
