import { type WizardDefinition, wizardSchema } from '#domain/content/wizard';
import type { Answers } from '#domain/wizard/answers';
import { initialState, transition, type WizardEvent, type WizardState } from '#domain/wizard/machine';

/* Shared by several tests of the engine: shorthands for what a visitor does, and a wizard unlike ours. */

/** A complete business profile. */
export const profile: Answers = {
  organizationType: ['SMB'],
  geography: ['canada'],
  priorities: ['Automate repetitive processes'],
};

export const profileWith = (challengeArea: string, more: Answers = {}): Answers => ({
  ...profile,
  challengeArea: [challengeArea],
  ...more,
});

export const choose = (question: string, value: string): WizardEvent => ({ type: 'choose', question, value });
export const toggle = (question: string, value: string): WizardEvent => ({ type: 'toggle', question, value });
export const open = (step: string): WizardEvent => ({ type: 'open', step });
export const change = (step: string): WizardEvent => ({ type: 'change', step });
export const next: WizardEvent = { type: 'next' };
export const back: WizardEvent = { type: 'back' };
export const submit: WizardEvent = { type: 'submit' };
export const restart: WizardEvent = { type: 'restart' };

/** The state after these events. */
export function play(
  wizard: WizardDefinition,
  events: readonly WizardEvent[],
  from: WizardState = initialState(wizard),
): WizardState {
  return events.reduce((state, event) => transition(wizard, state, event), from);
}

/** The steps on the screen after each of these events. */
export function stepsShown(
  wizard: WizardDefinition,
  events: readonly WizardEvent[],
  from: WizardState = initialState(wizard),
): string[] {
  return events.map((_, index) => play(wizard, events.slice(0, index + 1), from).step);
}

/** A different kind of wizard: other steps and answers, two consecutive steps that can be skipped, other limits. */
export const cakeWizard = wizardSchema.parse({
  title: 'Cake Finder',
  subtitle: 'Find the cake for your party',
  crmTag: 'CAKE-FINDER',
  steps: [
    { id: 'occasion', kind: 'questions', title: 'Occasion', description: 'What is it for' },
    {
      id: 'cake',
      kind: 'questions',
      title: 'Cake',
      description: 'What it is made of',
      skippedWhen: { question: 'party', is: ['none'] },
    },
    {
      id: 'extras',
      kind: 'questions',
      title: 'Extras',
      description: 'What goes on top',
      skippedWhen: { question: 'party', is: ['none', 'tea'] },
    },
    {
      id: 'address',
      kind: 'contact',
      title: 'Address',
      description: 'Where it goes',
      contact: {
        lead: 'Tell us where to bring it.',
        privacyNotice: 'We use your address to bring the cake and for nothing else.',
        consentText: 'Yes, you may send me a postcard when there is a new cake.',
        consentWithdrawal: 'Withdraw at any time with the link in each postcard.',
        consentVersion: 'v1-cake',
      },
    },
    { id: 'order', kind: 'results', title: 'Order', description: 'Your cake' },
  ],
  questions: [
    {
      id: 'party',
      step: 'occasion',
      label: 'What do you celebrate?',
      summaryLabel: 'Party',
      choose: 'one',
      required: 'Choose a party.',
      options: [
        { value: 'birthday', label: 'A birthday' },
        { value: 'tea', label: 'Tea time' },
        { value: 'none', label: 'Nothing at all' },
      ],
    },
    {
      id: 'guests',
      step: 'occasion',
      label: 'How many guests?',
      summaryLabel: 'Guests',
      choose: 'one',
      interestTag: 'int_guests',
      options: [
        { value: 'none', label: 'None' },
        { value: 'many', label: 'Many' },
      ],
    },
    {
      id: 'flavours',
      step: 'cake',
      label: 'Which flavours?',
      summaryLabel: 'Flavours',
      choose: 'several',
      atMost: 2,
      required: 'Choose a flavour.',
      options: [
        { value: 'lemon', label: 'Lemon', interestTag: 'int_fruit', layer: 'Communications', layerNote: 'Fruity' },
        { value: 'cherry', label: 'Cherry', interestTag: 'int_fruit', layer: 'Communications', layerNote: 'Fruity' },
        { value: 'nut', label: 'Nut' },
      ],
    },
    {
      id: 'candles',
      step: 'cake',
      label: 'With candles?',
      summaryLabel: 'Candles',
      choose: 'one',
      required: 'Say whether you want candles.',
      askedWhen: { question: 'party', is: ['birthday'] },
      options: [
        { value: 'yes', label: 'With light', layer: 'AI & Automation' },
        { value: 'no', label: 'Without' },
      ],
    },
    {
      id: 'toppings',
      step: 'extras',
      label: 'Which toppings?',
      summaryLabel: 'Toppings',
      choose: 'several',
      whenUnanswered: 'plain',
      options: [
        { value: 'plain', label: 'Plain' },
        { value: 'cream', label: 'Cream' },
        { value: 'fruit', label: 'Fruit' },
      ],
    },
  ],
});
