// The feed, the calendar and the open data of the obligation map

export const feedTitle = (agency: string) => `${agency}: what changed in the rules`;
export const feedSubtitle = 'Rules that were added to the obligation map, and each new status or day of one.';
export const calendarTitle = (agency: string) => `${agency}: rules to come`;
export const calendarDescription = 'The days on which rules for regulated organizations in Canada come into force.';
export const summary = 'A summary with its source, not legal advice.';
export const datasetName = 'Obligation map: rules for the technology of regulated organizations in Canada';
export const datasetDescription =
  'Laws, guidelines and contract standards with what each asks of five layers of technology, whom it binds, its status and days, its official text and the day it was read.';

// Rules in the feed and the calendar

export const statusOf = (name: string, status: string) => `${name}: ${status}`;
export const begins = (name: string) => `${name} comes into force`;
export const askOf = (layer: string, ask: string) => `${layer}: ${ask}`;
export const officialText = (url: string) => `Official text: ${url}`;

// The picture of an industry's rules

export const rulesIn = (industry: string) => `Rules for technology in ${industry}`;
export const inForceCount = (count: number) => `${count} in force`;
export const comingCount = (count: number) => `${count} coming`;
export const proposedCount = (count: number) => `${count} proposed`;
export const asOfDay = (day: string) => `As of ${day}`;
export const key = 'Solid: in force. Hatched: coming. Dashed: proposed.';
export const credit = (agency: string, map: string) => `${agency}, ${map}`;

/** What the fields of `/obligations.json` mean, for those who use it: the one place where that is written. */
export const fields = {
  terms:
    'What you may do with this data. While settled is false the terms are a proposal: ask us before you publish it.',
  asOf: 'The latest day on which a rule was changed or a page of one was read. Every day is YYYY-MM-DD.',
  layers: 'The five layers of technology, top to bottom.',
  industries: 'The industries, with the kinds of organization that some rules tell apart.',
  'rules.id': 'Stays the same. page is its address on the map.',
  'rules.nature':
    'law: an act, a regulation, or what binds under one. guideline. contract: binds whoever signs for it.',
  'rules.status': 'in-force, coming (made, binds from a later day) or proposed (a bill or a draft).',
  'rules.date': 'In force since, comes into force on, or introduced on. Null where no source that we read says.',
  'rules.binds':
    'Whom: the id of an industry; kinds where it binds only some; the least number of employees; onlyIf: a condition that no field settles; replacedIn: provinces whose own law takes its place there.',
  'rules.asks': 'What it asks, in our words, by layer.',
  'rules.note': 'Where lawyers disagree, where a bill is pending, a day to watch.',
  'rules.official': 'Where its own text stands, and the day we read it there. Without a day we did not.',
  'rules.sources': 'What else we read, the best first.',
  'rules.history': 'Each status and date that it has had on the map, latest first, with what changed.',
  more: 'What changed is also a feed, /obligations.xml; the days to come are a calendar, /obligations.ics. New fields may come; none changes its meaning.',
} as const;
