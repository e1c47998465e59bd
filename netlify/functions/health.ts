import type { Config, Context } from '@netlify/functions';
import { backlogOf, lateMinutes } from '#netlify/leads/backlog';
import { openLeadStore } from '#netlify/leads/open';
import type { LeadStore } from '#netlify/leads/store';
import { addressLimit, tooMany } from '#netlify/http/rate-limit';
import { json } from '#netlify/http/request';

const waitOf = addressLimit();

/** Read by the platform before the function runs: only literals, and `aggregateBy` only as a list. */
export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };

/** Steps up to which figures are rounded: they tell a monitor enough, and nobody how many leads the agency gets. */
const countSteps = [0, 10, 100, 1000, 10_000];
const minuteSteps = [0, 5, 15, 60, 240, 1440, 2880];

/** A lead that has waited for so long (minutes) is more than a hiccup. */
const delayedMinutes = 15;

/**
 * Returns how the leads stand, for a monitor: `{ status, waiting, oldestMinutes, dead }`, figures rounded up to coarse
 * steps. 200 where it is ok or delayed; 503 where it is failing: a lead was given up or has waited an hour, or the
 * store cannot be read (then without figures).
 */
export default async function health(request: Request, context: Context): Promise<Response> {
  return healthOf(request, context.ip, () => openLeadStore(context.deploy?.context));
}

/** The function's work with any leads and for any caller's address. */
export async function healthOf(
  request: Request,
  address: string | undefined,
  open: () => LeadStore,
): Promise<Response> {
  const wait = waitOf(address);
  if (wait > 0) return tooMany(wait);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { status: 'Method Not Allowed' }, { allow: 'GET, HEAD' });
  try {
    const backlog = await backlogOf(open(), new Date());
    const isFailing = backlog.dead > 0 || backlog.oldestMinutes >= lateMinutes;
    const status = isFailing ? 'failing' : backlog.oldestMinutes >= delayedMinutes ? 'delayed' : 'ok';
    return json(isFailing ? 503 : 200, {
      status,
      waiting: roundedUp(backlog.waiting, countSteps),
      oldestMinutes: roundedUp(backlog.oldestMinutes, minuteSteps),
      dead: roundedUp(backlog.dead, countSteps),
    });
  } catch (error) {
    console.error('health: the lead store:', error instanceof Error ? error.name : 'unknown failure');
    return json(503, { status: 'failing' });
  }
}

function roundedUp(figure: number, steps: number[]): number {
  return steps.find((step) => figure <= step) ?? steps.at(-1) ?? 0;
}
