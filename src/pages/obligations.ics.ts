import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { mapPath, recordedRules } from '#queries/following';
import { comingDays } from '#domain/obligations/following/calendar';
import * as words from '#domain/obligations/following/words';
import { calendarText } from '#domain/seo/calendar';

/** The days on which rules come into force, for a calendar. */
export const GET: APIRoute = async ({ site, url }) => {
  const { name } = await agency();
  const events = comingDays(await recordedRules(), new URL(mapPath, site ?? url));
  const calendar = {
    name: words.calendarTitle(name),
    description: `${words.calendarDescription} ${words.summary}`,
    maker: name,
  };
  return new Response(calendarText(calendar, events), { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
