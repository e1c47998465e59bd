/** The texts of both wizards' frame, contact step and last steps. A wizard's questions: src/content/wizards/. */
import type { Submission } from '#domain/lead/submission';
import { inList, numberInWords } from '#domain/text/words';

// The steps

export const progress = 'Progress';
export const steps = 'Steps';
export const stepOf = (step: number, of: number) => `Step ${step} of ${of}`;
export const allCompleted = 'All steps completed';
export const completed = 'completed';
export const notNeeded = 'not needed';
/** Returns the step's number, for the document's title. */
export const place = (step: number, of: number) => ` (step ${step} of ${of})`;

export const previous = 'Previous';
export const next = (title: string) => `Next: ${title}`;
export const beforeGoingOn = 'Before you go on:';
/** Returns why Next is disabled: the first question to answer, and how many follow it. */
export const toGoOn = (question: string, more: number) =>
  `To go on, answer “${question}”${more > 0 ? ` and ${numberInWords(more)} more` : ''}.`;
export const toGoOnWithOne = 'To go on, answer one of these questions.';
/** Returns that no question of a step has to be answered. */
export const allOptional = (questions: number) =>
  questions === 1
    ? 'You may skip this question.'
    : `You may skip ${questions === 2 ? 'either or both' : 'any of these'}.`;
export const answersStay = 'Answers stay in this tab until you send them.';

export const selected = (count: number, atMost: number) => `Selected: ${count}/${atMost}`;
export const allSelected = (atMost: number) => `${atMost} of ${atMost} selected. Clear one to choose another.`;

export const stackSoFar = 'Your stack so far';
export const notNamedYet = (layers: readonly string[]) => `Not asked for yet: ${inList(layers)}.`;
/** The strip of five slabs on a phone, and what it says to screen readers. */
export const stack = 'Stack';
export const stackStrip = (layers: readonly string[]) =>
  `${stackSoFar}: ${layers.length === 0 ? 'no layer yet' : layers.join(', ')}`;
export const stackEmpty = 'A layer fills in when one of your answers calls for it.';

// The contact step; what its fields are called: src/domain/lead/contact-fields.ts

export const numberWanted = 'To be called, give us your number above. Without one we will write to you.';
export const isCorrection = 'You have sent details before. Do these correct them?';
export const keepBoth = 'No, keep both';
export const keepBothHint = 'These are for another person.';
export const replaceEarlier = 'Yes, replace the earlier ones';
export const replaceEarlierHint = 'They are for the same person.';
export const askedBy = (sender: string) => `Asked by ${sender}.`;
export const submitting = 'Submitting...';
export const checkAnswers = 'Check your answers';
/** Unfolds them. */
export const answers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`;
export const change = 'Change';

const sentAndEmpty =
  'You have sent your details, which this page does not keep. To correct them, fill them in and send them again.';

/** The outcome of the details sent earlier, above the empty form. */
export const sentBefore: Record<Submission['outcome'], string> = {
  pending: 'Your details are being sent. If you change them, send them again.',
  delivered: sentAndEmpty,
  stored: sentAndEmpty,
  kept: 'Your details wait in this browser until our site can be reached, so the fields are empty. To correct them, fill them in and send them again.',
  refused: 'Your details were not accepted. Correct what is marked and send them again.',
  lost: 'Your details have not been saved anywhere yet. Send them again.',
};
export const returnToResults = 'Return to your results';

// The last step

export const startAnew = 'Start New Assessment';
export const beingSent = 'Your details are being sent.';
export const changedSince =
  'You have changed answers since. These results are for the new ones; your advisor still has the earlier ones.';
export const sendAgain = 'Send them again';
export const notification = 'Notification';
export const dismiss = 'Dismiss';

// What could not be loaded

export const answersKept = 'Your answers are kept in this tab.';
export const tooLong =
  'It takes longer than it should. The line may be slow, or a filter on your network may hold back this site’s files. Load the page again to try once more.';
export const partFailed = `This part of the page could not be loaded. ${answersKept}`;
export const catalogueFailed = (kept: string) => `The catalogue could not be loaded. ${kept}`;
