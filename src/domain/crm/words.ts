/** What staff read in the CRM: the note of a lead or a message, the advisor's brief, and why the CRM has not taken one. */

// The contact and the heads of its notes. `site`: the agency's name

export const source = (site: string) => `${site} website`;
export const submission = (site: string) => `${site} website submission`;
export const message = (site: string) => `${site} website message`;

// The lines of a note; those of the contact step's fields: lead/contact-fields.ts

export const organization = 'Organization';
export const geography = 'Geography';
export const priorities = 'Priorities';
export const challengeArea = 'Challenge area';
export const industryChoice = 'Industry';
export const firstPage = 'First page';
export const cameFromSite = 'Came from site';
export const campaign = 'Campaign of the link';
export const phoneAsTyped = 'Phone as typed';
export const marketingEmail = 'Marketing e-mail';
// `received` is the site's own time, `claimed` what the page said of its own.
export const agreed = (received: string, version: string, claimed: string) =>
  `agreed ${received} (text ${version}); by the page's clock ${claimed}`;
export const agreedWithoutTag = (received: string, version: string, claimed: string) =>
  `ticked ${received} (text ${version}); by the page's clock ${claimed}. No tag was set because the contact was there ` +
  'before, and anybody can type its address: confirm with the person before marketing e-mail goes out, then set the tag by hand.';
export const notAgreed = 'not agreed';
export const replacesSubmission = 'Says it replaces submission';
export const name = 'Name';
export const email = 'E-mail';
export const companyName = 'Company';
export const subject = 'Subject';
export const replacesMessage = 'Says it replaces message';
export const suspicious = 'Suspicious';

// … why it says what otherwise only the contact's fields do

export const contactWasThere =
  'The contact was there when it was looked for: its fields were left as they are, and all that was submitted stands here.';
export const contactWasOverwritten =
  'The contact was made by somebody else at the same moment: this submission may have changed its fields. Look at them.';
export const fieldsRefused = "The CRM refused some of the contact's fields: all that was submitted stands here.";
export const phoneTaken = 'Another contact has this phone number.';

// Failures. Specification §8, CRM failure messages

export const authenticationFailed = 'Authentication Failed';
export const authenticationFailedText = 'The CRM API key is invalid or expired.';
export const accessForbidden = 'Access Forbidden';
export const accessForbiddenText = 'The key lacks permission to create contacts.';
export const badRequest = 'Bad Request';
export const badRequestText = 'Contact data format error.';
export const validationError = 'Validation Error';
export const validationErrorText = 'The email may already exist or the data is invalid.';
export const integrationError = 'Integration Error';
export const integrationErrorText = 'The CRM could not be reached or gave an unexpected answer.';
export const recordNotRead = "The record could not be read as today's lead.";

export const attemptsDidNotEnd = 'None of its latest attempts has reported back.';

// The first five lines of a note: the call

export const callAt = (phone: string) => `phone ${phone}`;
export const writeTo = (address: string) => `e-mail ${address}`;
export const preferred = 'preferred';
export const eitherWay = 'either way is fine';
export const noNumber = 'asked for a call, gave no number';
export const bestKnownTime = (time: string) => `best known time: ${time}`;
export const wroteAt = (time: string) => `${time} in Toronto, when they wrote`;
export const need = (area: string, about: readonly string[], priorities: string) =>
  `Need: ${area}${about.length > 0 ? ` for ${about.join(', ')}` : ''}${priorities ? `; what matters most: ${priorities}` : ''}.`;
export const noArea = 'no area chosen';
export const needNotRead = 'Need: could not be read in words; see what was submitted, below.';
export const topPick = (
  name: string,
  provider: string,
  count: string,
  { open, partly }: { open: readonly string[]; partly: readonly string[] },
) =>
  `${[
    `Top pick: ${name} (${provider})`,
    ...(count ? [`${count.charAt(0).toLowerCase()}${count.slice(1)}`] : []),
    ...(open.length > 0 ? [`open: ${open.join(', ')}`] : []),
    ...(partly.length > 0 ? [`in part: ${partly.join(', ')}`] : []),
    ...(open.length + partly.length === 0 ? ['nothing of it is open'] : []),
  ].join('; ')}.`;
export const nearest = (name: string) => `Top pick: none for this area yet; the visitor was shown ${name} first.`;
export const noPick = 'Top pick: none; the brief says why.';
export const askFirst = (question: string) => `Ask this first: ${question}`;
export const isSettled = (caution: string) => `is this settled? ${caution}`;
export const whatPrompted = 'What prompted you to write to us now?';

// The brief: what its parts are called where they are left out

export const headPart = 'the heading';
export const answersPart = 'the answers';
export const unreadPart = 'what could not be read';
export const rankingPart = 'the ranking';
export const gapsPart = 'layers without a pick';
export const criteriaPart = 'the weights';
export const linkPart = 'the link to the results';
export const questionsPart = 'open questions';
export const obligationsPart = 'the obligations';
export const obligationNamesPart = 'the names of the obligations';
export const obligations =
  'Obligations, as on the results, where “you” is the visitor (Ontario, unless another province is named):';
export const rulesNamed = (group: string, nature: string, names: readonly string[]) =>
  `${group}, ${nature.toLowerCase()}: ${names.join('; ')}.`;
export const candidatesPart = 'further candidates';
export const productsPart = 'the products named';
export const leftOut = (parts: string) => `Left out for length: ${parts}.`;

// … its head

export const brief = 'Advisor’s brief';
export const received = (time: string) => `Received: ${time}`;
export const timeNotKnown = 'not known';
export const utc = (time: string) => `${time} UTC`;
export const catalogue = (version: string | undefined) =>
  `Catalogue: ${version === undefined ? 'could not be read' : `version ${version}`}`;
export const company = (name: string) => `Company: ${name}`;
export const industry = (name: string) => `Industry: ${name}`;
export const kind = (name: string) => `Kind of organization: ${name}`;
export const province = (name: string) => `Province: ${name}`;
export const notTold = 'not told';
export const notKnownHere = (id: string) => `${id} (not known here)`;

// … its answers

export const noQuestions = 'The wizard’s questions could not be read: the answers are codes.';
export const answersIn = (wizard: string) => `Answers in the ${wizard}:`;
export const noAnswers = 'None.';
export const notRead = 'Not read: answers that this build does not know or does not count, as they came:';

// … what the visitor has weighed, and where their results are

export const criteria = 'Weights the visitor has set (1 to 5, or a must):';
export const must = (criterion: string) => `Must: ${criterion}`;
export const ofWeight = (weight: number, criterion: string) => `Weight ${weight}: ${criterion}`;
export const link = 'Link to the results, as colleagues get it:';

// … its ranking

export const noRanking = (why: string) => `No ranking: ${why}`;
export const noCatalogue = 'the catalogue could not be read.';
export const noChallengeArea = 'the challenge area is not known.';
export const nothingForArea = (providers: string) =>
  `nothing is recommended for this area yet. The nearest providers: ${providers}.`;
export const productsNamed = 'Named to the visitor instead, not recommended:';
export const requirementsOffered =
  'The visitor was offered a requirements document for this area, as Word or Markdown.';
export const ranking = (candidates: number) => `Editors’ ranking for these answers, from ${candidates} candidates.`;
export const mayHaveSeenAnother =
  'The visitor may have seen another: of another version of the catalogue, or scored from a website they scraped.';
export const whoIsYou = 'Sentences are those of the results page, where “you” is the visitor.';
export const pickFor = (layer: string) => `Pick for ${layer}`;
export const ofHundred = (score: number | null) => `${score} of 100`;
export const meets = (needs: string) => `Meets: ${needs}`;
export const misses = (need: string) => `Misses: ${need}`;
export const inPart = (need: string) => `In part: ${need}`;
export const open = (need: string) => `Open: ${need}`;
export const beforeYouBuy = (caution: string) => `Before you buy: ${caution}`;
export const checkBeforeYouBuy = (caution: string) => `Check before you buy: ${caution}`;
export const gaps = 'Layers asked for, without a pick:';
export const gap = (layer: string, unmet: readonly string[], providers: string) =>
  `${layer}: nothing in the catalogue${unmet.length > 0 ? ` meets ${unmet.join(', ')}` : ''}. The directory lists ${providers}.`;
export const providers = (count: number) => (count === 1 ? '1 provider' : `${count} providers`);
export const questions = 'Open questions that these answers raise, the weightiest first (1 to 5):';
export const weighed = (weight: number, question: string, solutions: string) =>
  `Weight ${weight}: ${question} Open for ${solutions}.`;
export const candidates = 'Further candidates, in their order:';
