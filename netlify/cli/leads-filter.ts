import { wizardTag } from '#domain/crm/tags';
import { wizardTags } from '#domain/crm/wizard-tags';
import { industryOf } from '#domain/lead/industry';
import { isMessage } from '#domain/lead/received';
import { type LeadRecord, type LeadState, leadStates, receivedAt } from '#netlify/leads/record';
import { momentOf } from '#netlify/cli/local-time';
import { Usage } from '#netlify/cli/usage';

/** The options that select leads. */
export type FilterOptions = {
  status?: string[] | undefined;
  since?: string | undefined;
  until?: string | undefined;
  industry?: string | undefined;
  wizard?: string | undefined;
  dead?: boolean | undefined;
  refused?: boolean | undefined;
};

/** The sources of leads, as --wizard names them. */
const origins: Readonly<Record<string, string>> = { ...wizardTags, message: 'message' };

/** Returns the states that --status, --dead and --refused select; empty if there are none. Throws `Usage`. */
export function selectedStates({ status = [], dead, refused }: FilterOptions): LeadState[] {
  const named = status.flatMap((each) => each.split(',')).map((each) => each.trim());
  const asked = [...named, ...(dead ? ['dead'] : []), ...(refused ? ['refused'] : [])];
  return asked.map((each) => {
    const state = leadStates.find((known) => known === each);
    if (!state) throw new Usage(`--status is one of ${leadStates.join(', ')}.`);
    return state;
  });
}

/** Returns a predicate for the leads that the options select. Days and times are in `zone`. Throws `Usage`. */
export function filterOf(options: FilterOptions, zone: string): (record: LeadRecord) => boolean {
  const states = selectedStates(options);
  const since = moment('--since', options.since, zone, false)?.getTime() ?? -Infinity;
  const until = moment('--until', options.until, zone, true)?.getTime() ?? Infinity;
  const origin = options.wizard === undefined ? null : origins[options.wizard];
  if (origin === undefined) throw new Usage(`--wizard is one of ${Object.keys(origins).join(', ')}.`);
  const industry = options.industry?.trim().toLowerCase();
  return (record) => {
    const received = receivedAt(record).getTime();
    return (
      (states.length === 0 || states.includes(record.state)) &&
      received >= since &&
      received <= until &&
      (origin === null || originOf(record) === origin) &&
      (industry === undefined || industryIdOf(record) === industry)
    );
  };
}

function moment(option: string, typed: string | undefined, zone: string, end: boolean): Date | null {
  if (typed === undefined) return null;
  const found = momentOf(typed, zone, end);
  if (!found) throw new Usage(`${option} is a day or a minute in ${zone}: 2026-01-31 or 2026-01-31T09:30.`);
  return found;
}

function originOf({ lead }: LeadRecord): string | null {
  if (!lead) return null;
  return isMessage(lead) ? 'message' : wizardTag(lead.tags);
}

function industryIdOf({ lead }: LeadRecord): string | undefined {
  return lead && !isMessage(lead) ? industryOf(lead).id.toLowerCase() : undefined;
}
