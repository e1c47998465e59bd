/** The words of a lead: what its form says of errors, what visitors read of its way, what of it is sent. */

// What is wrong with a field. Specification §5, Navigator contact step; those of one field alone: contact-fields.ts

export const invalidEmail = 'Please enter a valid email address';
export const shorten = (limit: string) => `Please shorten this to ${limit} characters`;
export const counted = (length: string, limit: string) => `${length} of ${limit} characters.`;
export const tooLongToSend = (surplus: string) => `It cannot be sent until it is ${surplus} shorter.`;
export const emailCut = (email: string) =>
  `${email} ends in a single letter, as no address does. Change it, or send it a second time as it is.`;
export const refusedField = (message: string) => `Please check this field: it ${message}`;
export const missing = 'is required';
export const notAnAddress = 'is not a valid address';
export const unknownProperty = 'holds a property that is not known here';
export const notValid = 'is not valid';
export const atMost = (characters: number) => `may have at most ${characters} characters`;

// Notifications. Specification §8, Notifications on the contact step; the last two cover what that does not

export const delivered = 'Success!';
export const deliveredText = 'Your information has been successfully submitted to our CRM system.';
export const stored = 'Partial Success';
export const storedText = "Your information has been saved locally. We're working on syncing it to our CRM.";
export const kept = 'Information Saved';
export const keptText = "Your information has been saved. We'll process it shortly.";
export const refused = 'Your details were not accepted';
export const refusedText =
  'Your results are complete, but we could not take your contact details as they are. Change them and send them again, or send them yourself.';
export const lost = 'Your details could not be saved';
export const lostText =
  'Your results are complete, but our site cannot be reached and this browser does not let us keep your details. Send them again, or send them yourself.';

// What every page says of a lead that is in this browser alone. `day`: ' of November 1', or nothing

export const ofDay = (day: string) => ` of ${day}`;
export const unsentRefused = (day: string) => `Your details${day} were not accepted.`;
export const unsentRefusedText =
  'Our site cannot take them as they are, so they are only in this browser. Send them yourself, or fill in the form again.';
export const unsentWaiting = (day: string) => `Your details${day} wait to be sent.`;
export const unsentWaitingText =
  'Our site could not be reached. They are only in this browser, which sends them as soon as it can.';
export const sentAfterAll = (day: string) => `Your details${day} have been sent.`;
export const unsentFailed = (day: string) => `Your details${day} could not be sent.`;
export const unsentFailedText = (days: string) => `We have tried for ${days} days. They are only in this browser.`;

// The details as a text to copy or mail

export const myDetails = (wizard: string) => `${wizard}: my details`;
export const organization = 'Organization';
export const geography = 'Geography';
export const priorities = 'Priorities';
export const challengeArea = 'Challenge area';

// Signs of a program, as the CRM's note and the operator's list say them

export const hiddenFieldFilled = 'a field that people do not see was filled in';
export const timeMissing = 'sent without the time that the form was open, which every page of ours sends';
export const sentAfter = (seconds: number) => `sent ${seconds} s after the form was opened`;
export const overLimit = 'one of many within an hour with this e-mail address';

// What 'Get My Recommendations' sends besides the contact fields, as the privacy page lists it

export const sent = {
  organizationType: 'The size of the organization.',
  geography: 'Where it operates.',
  priorities: 'The priorities you chose.',
  challengeArea: 'The challenge you chose.',
  tags: 'Labels that follow from your answers, such as the area of interest.',
  detailedAnswers: 'Your answers to the detailed questions.',
  industry:
    'The industry whose page you came from or that you chose, with the kind of organization and the province chosen beside it.',
  criteria: 'The weights you have set under Criteria, if you have set any.',
  arrival: 'The first page of your visit, the site that led you there, and what the link says it belongs to (utm_…).',
  consent: 'If you ticked the box: which wording you agreed to, and when.',
  replaces: 'The number of an earlier submission that this one corrects.',
  replacesAlso: 'The numbers of its versions before that one, if there are any.',
  website: 'A field that people never see. Only programs fill it in, and a value marks the submission as doubtful.',
  secondsToFill:
    'How many seconds the form was open. Only programs leave it out, which marks the submission as doubtful.',
};
