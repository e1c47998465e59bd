import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFields } from '#netlify/build/content-fields';
import { type WizardDefinition, wizardSchema } from '#domain/content/wizard';
import { isRecord } from '#domain/record';
import { isProfileQuestion } from '#domain/wizard/profile';

const folder = 'src/content/wizards';
const wordings = 'src/content/consent-wordings.yaml';
const file = 'src/domain/lead/known-answers.ts';

/** Returns whether a file, by its path in the site's directory, is one that this comes from. */
export function isKnownAnswersSource(path: string): boolean {
  return path === wordings || path.startsWith(`${folder}/`);
}

/**
 * Writes what the wizards may send into a module of the functions, which cannot read content; where nothing has changed,
 * nothing is written. `root` is the site's directory.
 */
export async function writeKnownAnswers(root: string): Promise<void> {
  const text = await knownAnswersText(root);
  const target = path.join(root, file);
  if (text !== null && text !== (await readFile(target, 'utf8').catch(() => null))) await writeFile(target, text);
}

/**
 * Returns the module's text, or null where there is no wizard or no wording of consent, or one of the files has a mistake,
 * which is reported where content is checked.
 */
export async function knownAnswersText(root: string): Promise<string | null> {
  const files = await readdir(path.join(root, folder)).catch(() => []);
  const names = files.filter((name) => name.endsWith('.yaml')).sort();
  const definitions = await Promise.all(names.map((name) => contentFields(root, `${folder}/${name}`)));
  const wizards = definitions.map((definition) => wizardSchema.safeParse(definition).data);
  if (wizards.length === 0 || !wizards.every((wizard) => wizard !== undefined)) return null;
  const texts = await contentFields(root, wordings);
  if (!isRecord(texts)) return null;
  return moduleText(
    wizards,
    names.map((name) => path.basename(name, '.yaml')),
    Object.keys(texts),
  );
}

function moduleText(
  wizards: readonly WizardDefinition[],
  names: readonly string[],
  consentVersions: readonly string[],
): string {
  const questions = wizards.flatMap((wizard) => wizard.questions);
  const values = (id: string) =>
    questions.filter((question) => question.id === id).flatMap(({ options }) => options.map(({ value }) => value));
  const interests = questions.flatMap(({ interestTag, options }) => [
    interestTag,
    ...options.map((each) => each.interestTag),
  ]);
  const lists = {
    detailQuestions: questions.map(({ id }) => id).filter((id) => !isProfileQuestion(id)),
    wizardTags: wizards.map(({ crmTag }) => crmTag),
    interestTags: interests.filter((tag) => tag !== undefined),
    organizationTypes: values('organizationType'),
    geographies: values('geography'),
    challengeAreas: values('challengeArea'),
    consentVersions,
  };
  // In the order in which they are reached; 'begun' is the first answer.
  const steps = wizards.flatMap((wizard, index) =>
    ['begun', ...wizard.steps.map(({ id }) => id)].map((step) => `${names[index]}/${step}`),
  );
  const lines = [
    ...Object.entries(lists).map(([name, list]) => `  ${name}: ${JSON.stringify([...new Set(list)].sort())},`),
    `  steps: ${JSON.stringify(steps)},`,
  ];
  return [
    '/* Written by the build and by `npm run dev` from src/content/wizards and consent-wordings.yaml: what the wizards may send. */',
    '// prettier-ignore',
    'export const knownAnswers: {',
    ...[...Object.keys(lists), 'steps'].map((name) => `  ${name}: readonly string[];`),
    '} = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
