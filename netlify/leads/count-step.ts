import { randomUUID } from 'node:crypto';
import type { DayCounter } from '#netlify/leads/day-counts';
import { createStepCounter } from '#netlify/leads/step-counts';
import { countsSteps } from '#netlify/settings';
import { openStore } from '#netlify/storage/open';

/** This process's counts for each deploy context, under a name that no other process has. */
const counters = new Map<string | undefined, DayCounter>();

/** Adds one to a step, where the site counts any. Rejects where the store fails. */
export async function countStep(step: string, deployContext?: string): Promise<void> {
  if (!countsSteps()) return;
  const counter = counters.get(deployContext) ?? createStepCounter(randomUUID());
  counters.set(deployContext, counter);
  await counter.add(openStore(deployContext), step, new Date());
}
