import type { Question, WizardDefinition } from '#domain/content/wizard';
import type { RequirementsWords } from '#domain/requirements/document-content';
import { type Answers, askedQuestions, chosenOptions, relevantAnswers } from '#domain/wizard/answers';

/** A chosen answer. `countsAs` is how recommendations read it, as question: value. */
export type Chosen = { value: string; wording: string; countsAs: Readonly<Record<string, string>> };

/** An answered question in the words of the document, which name no product. */
export type WordedAnswer = { question: string; label: string; chosen: Chosen[] };

/** The question that chooses the area. */
const areaQuestion = 'challengeArea';

/** Returns the area that these answers choose; undefined without an answer, or where the area has no file. */
export function areaOf(answers: readonly WordedAnswer[], { areas }: RequirementsWords) {
  const value = answers.find(({ question }) => question === areaQuestion)?.chosen[0]?.value;
  return value === undefined ? undefined : areas[value];
}

/** Returns the answers that count, in the order of the wizard and in the words of the document. */
export function wordedAnswers(wizard: WizardDefinition, answers: Answers, words: RequirementsWords): WordedAnswer[] {
  const relevant = relevantAnswers(wizard, answers);
  return askedQuestions(wizard, answers)
    .map((question) => {
      const { label, reads } = wordsOf(question, words);
      const chosen = chosenOptions(question, relevant).map(({ value, label: read, countsAs = {} }) => ({
        value,
        wording: reads.find(({ is }) => is.includes(value))?.as ?? areaLabel(question, value, words) ?? read,
        countsAs,
      }));
      return { question: question.id, label, chosen };
    })
    .filter(({ chosen }) => chosen.length > 0);
}

/** Returns chosen answers as one text, each wording once: 'Voice; Chat'. */
export function joinedWordings(chosen: readonly Chosen[]): string {
  return [...new Set(chosen.map(({ wording }) => wording))].join('; ');
}

function areaLabel({ id }: Question, value: string, { areas }: RequirementsWords): string | undefined {
  return id === areaQuestion ? areas[value]?.label : undefined;
}

function wordsOf({ id, summaryLabel }: Question, { text }: RequirementsWords) {
  const words = text.answers.find(({ question }) => question === id);
  return { label: words?.label ?? summaryLabel, reads: words?.reads ?? [] };
}
