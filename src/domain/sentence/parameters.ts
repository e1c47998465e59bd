/**
 * The four words that a visitor chooses in the sentence of the home page. Their names are the parameters of the
 * Navigator's address; an empty text chooses nothing.
 */
export const parameters = ['area', 'industry', 'place', 'data'] as const;

export type Parameter = (typeof parameters)[number];

/** A sentence: what is chosen for each word. */
export type Sentence = Readonly<Record<Parameter, string>>;

/** The values that are no content: places where the rules are counted, and where data may stay. */
export const sentencePlaces = ['ontario', 'quebec', 'british-columbia', 'alberta', 'other', 'us'] as const;
export const sentenceData = ['canada', 'own', 'any'] as const;

export type SentencePlace = (typeof sentencePlaces)[number];
export type SentenceData = (typeof sentenceData)[number];

/** The address of the table (table.ts). */
export const sentenceAddress = '/sentence.json';
