import type { Answers } from '#domain/wizard/answers';
import { eightPriorities } from '#tests/unit/recommendation/solutions';

/* Every combination of answers the Navigator can be given, written out from the specification. */

const sizes = ['SMB', 'Mid-Market', 'Enterprise'];
export const geographies = ['canada', 'north-america', 'global'];
const teams = [undefined, 'yes', 'no', 'not-sure'];
const clouds = [undefined, 'public-cloud', 'private', 'hybrid', 'not-sure'];

/** A challenge and the answers to its questions. */
type Challenge = { area: string; details: Answers };

/** Each challenge with every combination of its questions; undefined is a question left out. */
export const challenges: Challenge[] = [
  ...['ccaas', 'ucaas'].flatMap((area) =>
    teams.flatMap((team) =>
      clouds.map((cloud) => ({
        area,
        details: { ...answer('teamsIntegration', team), ...answer('cloudPreference', cloud) },
      })),
    ),
  ),
  ...['cybersecurity', 'ai-automation', 'cloud'].flatMap((area) =>
    clouds.map((cloud) => ({ area, details: answer('cloudPreference', cloud) })),
  ),
  { area: 'just-browsing', details: {} },
];

/** One to three of the eight priorities. */
export const priorityChoices = subsets(eightPriorities).filter(({ length }) => length >= 1 && length <= 3);

export function* combinations(askedGeographies: readonly string[], asked: readonly Challenge[]): Generator<Answers> {
  for (const organizationType of sizes)
    for (const geography of askedGeographies)
      for (const priorities of priorityChoices)
        for (const { area, details } of asked)
          yield {
            organizationType: [organizationType],
            geography: [geography],
            priorities,
            challengeArea: [area],
            ...details,
          };
}

function answer(question: string, value: string | undefined): Answers {
  return value === undefined ? {} : { [question]: [value] };
}

function subsets(list: readonly string[]): string[][] {
  return list.reduce<string[][]>((found, item) => [...found, ...found.map((each) => [...each, item])], [[]]);
}

/**
 * The failures of a walk, reported together: one `expect` per combination would take longer than the walk. All are
 * counted, the first few are kept to be shown.
 */
export function failureList() {
  const kept: string[] = [];
  let count = 0;
  return {
    check(holds: boolean, problem: string, answers: Answers) {
      if (holds) return;
      count += 1;
      if (kept.length < 5) kept.push(`${problem}: ${JSON.stringify(answers)}`);
    },
    failures: () => (count > kept.length ? [...kept, `and ${count - kept.length} more`] : kept),
  };
}
