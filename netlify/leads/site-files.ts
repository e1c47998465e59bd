import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BriefSources, briefSourcesOf, wordsAddress } from '#domain/crm/brief-sources';
import { adviceAddress } from '#domain/recommendation/advice';

const made = '"npm run build" makes it.';

let latest: { name: string; sources: BriefSources } | undefined;

/**
 * Returns what a brief is made from, out of two files of the built site in this folder. One that is missing or damaged
 * is null, and the log says so. They are read again when they have changed. Never throws.
 */
export function readBriefSources(folder: string): BriefSources {
  const advice = path.join(folder, adviceAddress);
  const words = path.join(folder, wordsAddress);
  const name = [advice, words].map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join();
  if (latest?.name !== name) {
    latest = { name, sources: briefSourcesOf(jsonOf(advice), jsonOf(words)) };
    if (!latest.sources.advice)
      console.error(`${advice} is missing or damaged: notes of leads recommend nothing. ${made}`);
    if (!latest.sources.words)
      console.error(`${words} is missing or damaged: notes of leads say answers as codes. ${made}`);
  }
  return latest.sources;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
