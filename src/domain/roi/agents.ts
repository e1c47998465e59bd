import { isRecord } from '#domain/record';

/** How many agents a visitor named elsewhere: the range they chose, and its lower bound. */
export type KnownAgents = { range: string; atLeast: number };

/** Returns the agents named in a stored needs assessment; null where none were, or where it is something else. */
export function agentsInAssessment(stored: unknown): KnownAgents | null {
  if (!isRecord(stored)) return null;
  const state = isRecord(stored['wizard']) ? stored['wizard'] : stored;
  const answers = isRecord(state['answers']) ? state['answers'] : {};
  const answer: unknown = Array.isArray(answers['agentCount']) ? answers['agentCount'][0] : answers['agentCount'];
  if (typeof answer !== 'string') return null;
  const atLeast = lowerBound(answer);
  return atLeast === null ? null : { range: answer.trim(), atLeast };
}

/** Returns the lower bound of `10-49`, `1,000–4,999` or `100+`; null for anything else. */
export function lowerBound(range: string): number | null {
  const [, low = '', high] = /^\s*(\d[\d,]{0,8})\s*(?:[-–]\s*(\d[\d,]{0,8})|\+)\s*$/.exec(range) ?? [];
  const number = (text: string) => Number(text.replaceAll(',', ''));
  if (low === '' || (high !== undefined && number(high) < number(low))) return null;
  return number(low);
}
