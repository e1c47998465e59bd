import { describe, expect, test } from 'vitest';
import type { Option, WizardDefinition } from '#domain/content/wizard';
import { everydayWords } from '#domain/recommendation/everyday-words';
import { mentionedIn } from '#domain/recommendation/predicates';
import { extractSolutions } from '#domain/website/extract';
import { catalogue, navigator, needsAssessment, optionOf } from '#tests/fixtures/content';
import { solutionWith } from '#tests/unit/recommendation/solutions';
import { everydaySentences } from '#tests/unit/website/everyday-sentences';

/*
 * The keywords of both wizards' answers against prose that says nothing of them, and the vocabulary that reads pages
 * against the same. A keyword that credits one of these sentences is made more specific or goes.
 */

const asked = (wizard: WizardDefinition): [string, Option][] =>
  wizard.questions.flatMap(({ id, options }) =>
    options
      .filter(({ keywords }) => keywords.length > 0)
      .map((option): [string, Option] => [`${id}, ${option.label}`, option]),
  );
const every = [...asked(navigator), ...asked(needsAssessment)];

describe.each([
  ['Navigator', navigator],
  ['needs assessment', needsAssessment],
])('%s', (_, wizard) => {
  test.each(asked(wizard))('%s is found in none of these sentences', (_name, { keywords }) => {
    // A layer's name is a keyword of some answers, so each sentence stands in two layers.
    const credited = (['Infrastructure', 'Communications'] as const).flatMap((category) => {
      const ofLayer = mentionedIn(solutionWith({ category }), keywords);
      return everydaySentences.flatMap((description) =>
        mentionedIn(solutionWith({ category, description }), keywords)
          .filter((keyword) => !ofLayer.includes(keyword))
          .map((keyword) => `${keyword}: ${description}`),
      );
    });
    expect(credited).toEqual([]);
  });
});

test.each(everydaySentences)('a page that says %j describes no product', (sentence) => {
  const words = sentence.replace(/[^\p{L}\p{N} ]/gu, '').split(' ');
  const page = `## Harbour\n\n${sentence}\n\n## Le ${words.slice(0, 4).join(' ')}\n\n${sentence}\n`;
  expect(extractSolutions(page)).toEqual([]);
});

test.each(everydaySentences)('%j below a contact center meets no further answer', (sentence) => {
  const answered = (more: string) =>
    extractSolutions(`## Harbour One\n\nA contact center.\n\n${more}\n`).flatMap((solution) =>
      every.filter(([, { keywords }]) => mentionedIn(solution, keywords).length > 0).map(([name]) => name),
    );
  expect(answered(sentence)).toEqual(answered('For you.'));
});

test('of the catalogue’s own texts, those that name Microsoft Teams are read as working with it', () => {
  const texts = catalogue.map((solution) => ({ ...solution, keywords: [] }));
  const { keywords } = optionOf(navigator, 'teamsIntegration', 'yes');
  const read = texts.filter((solution) => mentionedIn(solution, keywords).length > 0);
  const naming = texts.filter(({ name, description, benefits }) =>
    /microsoft teams/i.test([name, description, ...benefits].join('\n')),
  );
  expect(read.map(({ id }) => id)).toEqual(naming.map(({ id }) => id));
});

test('what is denied is not read off a page', () => {
  expect(extractSolutions('## Harbour Desk\n\nThis is not a contact center.\n')).toEqual([]);
});

test.each([...everydayWords])('%j counts only by itself', (word) => {
  const keyword = word.replaceAll(' ', '-');
  const found = (properties: Parameters<typeof solutionWith>[0]) => mentionedIn(solutionWith(properties), [keyword]);
  expect(found({ keywords: [word] })).toEqual([keyword]);
  expect(found({ benefits: [`${word}.`] })).toEqual([keyword]);
  const category = word === 'infrastructure' ? 'Cybersecurity' : 'Infrastructure';
  expect(found({ category, description: `One ${word} for all.`, keywords: [`${word} of ours`] })).toEqual([]);
});
