import type { Lead } from '#domain/lead/schema';
import * as words from '#domain/week/words';

/**
 * How a visit began, as far as a report may say it: a path of this site's shape, a host, a campaign's name. Any browser can
 * send anything for these, and a link can hold somebody's name or address: what is of another shape is not quoted.
 */
export function arrivalLabels(arrival: Lead['arrival']): { source: string; page: string; campaign: string | null } {
  const { page, referrer, campaign } = arrival ?? {};
  return {
    source: quoted(campaign?.source, name) ?? quoted(referrer, host) ?? words.sourceNotKnown,
    page: page === undefined ? words.pageNotKnown : (quoted(page, path) ?? words.another),
    campaign: campaign?.campaign === undefined ? null : (quoted(campaign.campaign, name) ?? words.another),
  };
}

const path = /^\/[a-z0-9/-]{0,60}$/;
const host = /^[a-z0-9.-]{1,60}$/;
const name = /^[a-z0-9 ._-]{1,40}$/i;

function quoted(text: string | undefined, shape: RegExp): string | null {
  return text !== undefined && shape.test(text) ? text : null;
}
