/** The weekly report, as an operator reads it in the terminal and in the webhook's channel. */

export const head = (from: string, to: string) => `Leads from ${from} to ${to}; in brackets the seven days before`;
export const leads = (count: string, before: number) => `Leads and messages: ${count} (${before})`;
export const suspicious = (count: number) => `Suspicious, and not counted here: ${count}`;
export const unread = (count: number) =>
  `Older ones, not read and not counted here: ${count}. npm run report -- --site`;
export const form = 'By form';
export const source = 'By source';
export const page = 'By first page';
export const campaign = 'By campaign';
export const industry = 'By industry';
export const area = 'By area';
export const size = 'By size';
export const sourceNotKnown = 'direct or not known';
export const pageNotKnown = 'not known';
export const another = 'another';
export const notTold = 'not told';
export const notRead = 'not read in words';
export const message = 'message';
export const more = (count: number) => `${count} more`;

export const delivered = (minute: number, hour: number, later: number) =>
  `Delivered: within a minute ${minute}, within an hour ${hour}, later ${later}`;
export const undelivered = (waiting: number, refused: number, dead: number) =>
  `Not delivered: waiting ${waiting}, refused ${refused}, dead ${dead}`;
export const contacted = (hour: number, day: number, later: number, none: number) =>
  `First contact: within an hour ${hour}, within a business day ${day}, later ${later}, none yet ${none}`;
export const overdue = (count: number) =>
  `Waiting longer than a business day, of all that are stored: ${count}. npm run leads -- list --uncontacted --site`;
export const businessDays = 'Business time is Monday to Friday in Toronto; public holidays are not left out.';
export const noContacts = 'First contact: none is noted. npm run leads -- contacted KEY --site notes it.';

export const picks = 'Recommended first';
export const open = (facts: string) => `open: ${facts}`;
export const noPicks = 'Recommended first: not known here; the built site tells it (npm run build).';
export const funnel = (wizard: string, steps: string) => `Visits, ${wizard}: ${steps}`;
export const funnelDays = (from: string, to: string) => `Visits are counted by days of UTC: ${from} to ${to}`;
export const documents = 'Documents downloaded';
export const requirements = 'Requirements documents made';
export const noCounts = 'Visits, documents: not counted (COUNT_STEPS is off).';
