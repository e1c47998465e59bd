import type { Config, Context } from '@netlify/functions';
import { countedStepSchema } from '#domain/wizard/counted-step';
import { countStep } from '#netlify/leads/count-step';
import { addressLimit, tooMany } from '#netlify/http/rate-limit';
import { json, readJsonPost } from '#netlify/http/request';

const bodyLimit = 200;
const waitOf = addressLimit();

/** The platform reads this statically: literals only, and `aggregateBy` only as a list. */
export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };

/**
 * Counts that a visit reached a step of a wizard: 200, whether or not it was counted. Only a number for each day,
 * wizard and step is stored, and no personal data.
 */
export default async function count(request: Request, context: Context): Promise<Response> {
  return countFor(request, context.ip, (step) => countStep(step, context.deploy?.context));
}

/** The function with any counter and caller's address. */
export async function countFor(
  request: Request,
  address: string | undefined,
  add: (step: string) => Promise<void>,
): Promise<Response> {
  const wait = waitOf(address);
  if (wait > 0) return tooMany(wait);
  const read = await readJsonPost(request, bodyLimit);
  if (!read.ok) return read.response;
  const parsed = countedStepSchema.safeParse(read.body);
  if (!parsed.success) return json(422, { success: false, error: 'Validation Error', details: 'No step of a wizard.' });
  // A visitor who asks not to be tracked is not counted, although a count contains nothing about them.
  if (request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1') return json(200, { success: true });
  try {
    await add(parsed.data.step);
    return json(200, { success: true });
  } catch (error) {
    console.error('step counts:', error instanceof Error ? error.name : 'unknown failure');
    return json(503, { success: false, error: 'Service Unavailable', details: 'It could not be counted.' });
  }
}
