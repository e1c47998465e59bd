import { businessDay } from '#domain/lead/business-time';

/** What a report says of one lead: nothing that tells whose it is. Labels are words for people. */
export type WeekLead = {
  /** How it came in: the wizard, or a message. */
  form: string;
  /** Where the visit came from, its first page, and the campaign of its link; null where the link named none. */
  source: string;
  page: string;
  campaign: string | null;
  /** Null for a message, which has no answers. */
  industry: string | null;
  area: string | null;
  size: string | null;
  state: 'delivered' | 'waiting' | 'refused' | 'dead';
  /** How long (ms) the CRM took to have it; null until it has. */
  deliveredAfter: number | null;
  /** How long (ms of business time) its sender has waited, or had when somebody contacted them. */
  waited: number;
  isContacted: boolean;
  /** What was recommended first, and what the catalogue leaves open of it. */
  pick: { name: string; open: readonly string[] } | null;
};

/** A thing and how many there are of it. */
export type Count = { name: string; count: number };

const minute = 60_000;
const hour = 60 * minute;

export type Week = {
  leads: number;
  by: Record<'form' | 'source' | 'page' | 'campaign' | 'industry' | 'area' | 'size', Count[]>;
  delivery: Record<'minute' | 'hour' | 'later' | 'waiting' | 'refused' | 'dead', number>;
  /** How soon somebody contacted the sender, in business time; `overdue` are those of `none` who wait for longer than a business day. */
  contact: Record<'hour' | 'day' | 'later' | 'none' | 'overdue', number>;
  /** What was recommended first, the most frequent first, with what was open of it. */
  picks: (Count & { open: Count[] })[];
};

/** Returns the counts of some leads: the most frequent of each kind first. */
export function weekOf(leads: readonly WeekLead[]): Week {
  const of = (label: (lead: WeekLead) => string | null) => counted(leads.map(label));
  const many = (is: (lead: WeekLead) => boolean) => leads.filter(is).length;
  const within = (from: number, to: number) =>
    many(({ deliveredAfter: after }) => after !== null && after >= from && after < to);
  const contacted = (from: number, to: number) =>
    many(({ isContacted, waited }) => isContacted && waited > from && waited <= to);
  return {
    leads: leads.length,
    by: {
      form: of(({ form }) => form),
      source: of(({ source }) => source),
      page: of(({ page }) => page),
      campaign: of(({ campaign }) => campaign),
      industry: of(({ industry }) => industry),
      area: of(({ area }) => area),
      size: of(({ size }) => size),
    },
    delivery: {
      minute: within(0, minute),
      hour: within(minute, hour),
      later: within(hour, Infinity),
      waiting: many(({ state }) => state === 'waiting'),
      refused: many(({ state }) => state === 'refused'),
      dead: many(({ state }) => state === 'dead'),
    },
    contact: {
      hour: contacted(-1, hour),
      day: contacted(hour, businessDay),
      later: contacted(businessDay, Infinity),
      none: many(({ isContacted }) => !isContacted),
      overdue: many(({ isContacted, waited }) => !isContacted && waited > businessDay),
    },
    picks: of(({ pick }) => pick?.name ?? null).map(({ name, count }) => ({
      name,
      count,
      open: counted(leads.flatMap(({ pick }) => (pick?.name === name ? pick.open : []))),
    })),
  };
}

/** Returns how often each name occurs, the most frequent first, then by name; null is none. */
export function counted(names: readonly (string | null)[]): Count[] {
  return [...Map.groupBy(names, (name) => name)]
    .flatMap(([name, all]) => (name === null ? [] : [{ name, count: all.length }]))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
