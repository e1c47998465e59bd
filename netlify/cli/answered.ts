import { parseArgs, type ParseArgsConfig } from 'node:util';
import { expectedFailure } from '#netlify/cli/expected-failure';
import { Usage } from '#netlify/cli/usage';

/** A command's output, and for the error channel why it could not do all of it; the exit code is then 1. */
export type Outcome = { output: string; problem?: string };

/**
 * Returns what a command prints. Arguments that it cannot read, and a failure outside the program, are a sentence in
 * `problem`; `help` says where to read on about the arguments. Rejects only on a bug in the program.
 */
export async function answered(help: string, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Usage) return { output: '', problem: `${error.message}\n${help}` };
    const problem = expectedFailure(error);
    if (problem) return { output: '', problem };
    throw error;
  }
}

/** Returns the arguments as options and positionals, as Node's `parseArgs` does. Throws `Usage`. */
export function parsedOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : 'The options are not known.');
  }
}
