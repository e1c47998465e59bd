import { jobWords } from '#domain/recommendation/words';

/**
 * A job that solutions do. Solutions of one job are rivals; those of different jobs complement each other. A solution has
 * one job. Its words stand in `jobWords`.
 */
export type Job = keyof typeof jobWords;

/** The job names as a non-empty tuple, for the enum of the solution schema. */
export const jobNames = Object.keys(jobWords) as [Job, ...Job[]];
