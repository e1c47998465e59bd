/* The words of the obligation map and its cuts. */
import type { RulePage } from '#domain/obligations/rule-pages';
import type { Place } from '#domain/obligations/map/places';
import { dayInWords } from '#domain/text/days';

/** The link to a rule's own text. */
export const officialText = 'Official text';
/** Follows that link where the text was not read. */
export const notReadHere = ', not read here.';
/** Precedes the host of what was read instead. */
export const readBeside = ' Read instead: ';
/** Follows a link to a rule's text, for screen readers only. */
export const sourceOf = (name: string) => `of ${name}`;
/** Follows the link to a page. */
export const readOn = (day: string) => `, read ${day}`;

export const notLegalAdvice = 'Each is a summary with its source, not legal advice.';
/** The mark beside a rule's name, with how many have it. */
export const officialTextNotRead = (unread: number, rules: number) => `official text not read (${unread} of ${rules})`;
/** The same in a register, whose names are text alone: an asterisk after the name, and the note to it. */
export const withUnread = (name: string) => `${name}\u00a0*`;
export const unreadNote = (unread: number, rules: number) => `* ${officialTextNotRead(unread, rules)}.`;
export const allFiveLayers = 'All five layers';
/** A rule's layers, for screen readers, after its name. */
export const asksOf = (layers: string) => `asks something of ${layers}`;

// The cut

export const openOnMap = 'Open these on the obligation map';
/** The link below an industry's register. */
export const allOnMap = (industry: string) => `All rules for ${industry}, on the obligation map`;
/** Follows the first: the rules of the industry that the cut leaves out. */
export const andOthers = (rules: string) => `with ${rules} that bind others, elsewhere or not yet`;

/** The kinds of an industry follow, each with how many laws and guidelines apply to it. */
export const applyToYou = 'Rules that apply to you in Ontario';
/** Follows a kind: how many apply to it only on a condition, and how many of those to a large organization. */
export const more = (count: number, bySize: number) =>
  `${count} more may apply${bySize === 0 ? '' : `, ${bySize === count ? '' : `${bySize} `}by your size`}`;
/** Below those numbers: the contract standards among what may apply. */
export const mayByContract = (names: string, areSeveral: boolean) =>
  `Of these, ${names} ${areSeveral ? 'bind' : 'binds'} by contract, if you take cards.`;

// The map's sentence of choices

export const narrow = 'Narrow the map';
export const whatToChoose = 'Choose your organization first, then your place. Or start with one of these:';
export const oftenAskedFor = 'Often asked for';
/** A kind of organization, with its place: 'Ontario hospital'. */
export const inOntario = (kind: string) => `Ontario ${kind}`;
export const showWhatBinds = 'Show what binds';
export const on = 'on';
export const organization = 'Organization';
export const anyOrganization = 'any regulated organization';
export const place = 'Place';
export const everyPlace = 'in every place we cover';
/** How much of the law of provinces was read, where no province is chosen. */
export const coverage = (count: (place: Place) => number) =>
  `Every industry has rules of Ontario here (${count('ontario')}), other provinces in part: Quebec\u00a0${count('quebec')}, British Columbia\u00a0${count('british-columbia')}, Alberta\u00a0${count('alberta')}, others\u00a0${count('elsewhere')}.`;
const readInPart = (place: string, count: number) =>
  `The map lists ${count} rules of ${place}, no more; ask counsel for the rest.`;
/** How much of a place's own law was read. Undefined for Canada: as for all provinces. */
export const coverageOf = (place: Place, count: number) =>
  ({
    ontario: `Ontario’s own law: ${count} rules, for every industry.`,
    quebec: readInPart('Quebec’s own law', count),
    'british-columbia': readInPart('British Columbia’s own law', count),
    alberta: readInPart('Alberta’s own law', count),
    elsewhere: readInPart('the other provinces’ own law', count),
    canada: undefined,
    us: readInPart('United States law', count),
    eu: readInPart('European Union law', count),
  })[place];
export const layer = 'Layer';
export const allLayers = 'all five layers';
export const status = 'Status';
export const anyStatus = 'in force or not';
export const statuses = { 'in-force': 'in force', coming: 'coming', proposed: 'proposed' } as const;
export const showAll = (count: number) => `Show all ${count}`;
export const nothingMatches = 'No rule that we have read matches all of this.';
export const changeAWord = 'Change a word above.';

// The table

export const now = 'Today';
/** Follows the link to a page: its host where that is not the link, and the day it was read. */
export const pageRead = (page: RulePage | undefined) =>
  page ? `${page.isOfficial ? ` (${page.host})` : ''}${page.read ? readOn(dayInWords(page.read)) : notReadHere}` : '';

export const theMap = 'The map';
export const tableName = 'Rules by layer, the newest first';
export const tableCaption =
  'Rows are rules, the newest first; columns are the five layers. A cell holds what the rule asks of the layer. Open a rule for whom it binds and where it stands.';
export const since = 'Effective date';
export const ruleAndMaker = 'Rule and jurisdiction';
export const lineToday = (day: string) => `${now}, ${day}`;
export const belowTheLine = 'Below the line: in force';
export const groups = {
  proposed: 'Proposed, not in force',
  undated: 'Coming, no date set',
  coming: 'Coming',
  old: 'In force, effective date not in our sources',
} as const;
export const proposed = 'Proposed';
export const noDay = 'No date set';
/** In place of the first day of a rule in force, where our sources do not say it. */
export const dayNotConfirmed = 'Date not confirmed';
export const linkToRule = 'Link to this rule';
/** The slider, a year long; the day follows it. */
export const inForceOn = 'Look ahead a year: in force on';

// Below the table

export const asOf = (day: string, rules: number, read: number) =>
  `As of ${day}: ${rules} rules. We have read the official text of ${read}; for the other ${rules - read} we say what we read instead. No list of law is whole: by-laws, trade agreements and procurement policies of your own are not among them, and of provinces other than Ontario only what is listed.`;
export const tellUs = 'Tell us what is wrong or missing.';
export const correctionSubject = 'Obligation map';
export const correctionText = 'Rule:\n\nWhat is wrong or missing:\n\nSource:\n';
export const findTechnology = 'Find technology that answers these rules';
export const takeAlong = 'Take it with you';
export const printOneSheet = 'Print one sheet';
export const printNote = 'Tabloid or A3, as narrowed above. With few rules it prints what each asks.';
export const linkToView = 'Link to this view';
export const viewNote = 'The address keeps your choices, for a colleague.';
export const followChanges = 'Follow changes';
export const feedNote = 'A feed of new rules, new dates and rules coming into force. Also';
export const calendar = 'the coming dates as a calendar';
export const data = 'all rules as data';
export const onYourPage = 'Put it on your page';
export const pictureNote = 'One picture for each industry, kept in step with the map. Free to use, with the link.';
export const anExample = (title: string) => `See “${title}”`;
/** The HTML of an industry's picture in a link. */
export const snippet = (map: string, picture: string, text: string) =>
  `<a href="${map}">\n  <img src="${picture}"\n    alt="${text}" width="640">\n</a>`;
export const sheetNote = (day: string) => `As of ${day}. Solid: in force. Hatched: coming. Dashed: proposed.`;

// What changed

export const whatChanged = 'What changed';
export const nothingChanged = 'Nothing has changed since the map began.';
export const sentence = (change: string, status: string) => `${change} ${status}.`;
