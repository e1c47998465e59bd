// The feed, the calendar and the open data of the obligation map

export const feedTitle = (agency: string) => `${agency}: what changed in the rules`;
export const feedSubtitle = 'Rules that were added to the obligation map, and each new status or day of one.';
export const calendarTitle = (agency: string) => `${agency}: rules to come`;
export const calendarDescription = 'The days on which rules for regulated organizations in Canada come into force.';
export const summary = 'A summary with its source, not legal advice.';
export const datasetName = 'Obligation map: rules for the technology of regulated organizations in Canada';
export const datasetDescription =
  'Laws, guidelines and contract standards with what each asks of five layers of technology, whom it binds, its status and days, its official text and the day it was read.';

// What changed

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
