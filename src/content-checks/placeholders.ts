import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFigures } from '#domain/content/catalogue-figures';
import type { ContentError } from '#domain/content/error';
import { factsSchema } from '#domain/content/fact';
import type { ContentKind } from '#domain/content/kinds';
import { nearestName } from '#domain/content/nearest';
import { bracedNames, placeholderNames, type Placeholders, placeholdersOf } from '#domain/content/placeholders';
import { isRecord } from '#domain/record';
import { shared } from '#content-checks/shared';
import { readYaml } from '#content-checks/yaml';

const root = 'src/content';
const fields = ['site.yaml', 'roi.yaml'];
/** The folders of which texts name figures. Facts and providers are read; of the others the files are counted. */
const counted = {
  products: 'solutions',
  criteria: 'criteria',
  rules: 'rules',
  facts: 'facts',
  providers: 'providers',
} as const;

/** Returns whether a file's change can change a placeholder. `file` is its path from the project's folder. */
export function changesPlaceholders(file: string): boolean {
  return [...fields, ...Object.values(counted).map((folder) => `${folder}/`)].some((each) =>
    file.startsWith(`${root}/${each}`),
  );
}

/** The placeholders last read, and what they were read from. */
const last = shared('placeholders', (): { source: string; placeholders: Placeholders } => ({
  source: '',
  placeholders: {},
}));

/**
 * Returns the placeholders for texts. A value that cannot be read is empty or 0 here; its own file's check reports it.
 */
export function readPlaceholders(project: string): Placeholders {
  const texts = fields.map((file) => textOf(path.join(project, root, file)));
  const names = Object.fromEntries(Object.entries(counted).map(([name, folder]) => [name, idsIn(project, folder)]));
  const { products = [], criteria = [], rules = [], facts = [], providers = [] } = names;
  const textsIn = (folder: string, ids: string[]) =>
    ids.map((id) => textOf(path.join(project, root, folder, `${id}.yaml`)));
  const factTexts = textsIn(counted.facts, facts);
  const providerTexts = textsIn(counted.providers, providers);
  const ruleTexts = textsIn(counted.rules, rules);
  const day = new Date();
  const source = JSON.stringify([texts, names, factTexts, providerTexts, ruleTexts, day.toDateString()]);
  if (source === last.source) return last.placeholders;
  const [site = {}, roi = {}] = texts.map(fieldsIn);
  const share = (name: string) => (typeof roi[name] === 'number' ? roi[name] : 0);
  const placeholders = {
    ...placeholdersOf(typeof site['name'] === 'string' ? site['name'] : '', {
      savingsShare: share('savingsShare'),
      efficiencyGain: share('efficiencyGain'),
    }),
    ...catalogueFigures(
      {
        products,
        criteria,
        rules: ruleTexts.map(fieldsIn),
        providers: providerTexts.map(fieldsIn),
        facts: factTexts.map((text) => factsSchema.safeParse(fieldsIn(text)).data ?? {}),
      },
      day,
    ),
  };
  // The same object where nothing changed: files that were read with it need not be read again.
  const isSame = JSON.stringify(placeholders) === JSON.stringify(last.placeholders);
  Object.assign(last, { source, placeholders: isSame ? last.placeholders : placeholders });
  return last.placeholders;
}

/** Returns the names of a folder's files without their endings, sorted; of a missing folder, none. */
function idsIn(project: string, folder: string): string[] {
  try {
    const names = readdirSync(path.join(project, root, folder));
    return names.flatMap((name) => /^([a-z0-9-]+)\.(?:yaml|md)$/.exec(name)?.[1] ?? []).sort();
  } catch {
    return [];
  }
}

function textOf(address: string): string {
  try {
    return readFileSync(address, 'utf8');
  } catch {
    return '';
  }
}

function fieldsIn(yaml: string): Record<string, unknown> {
  try {
    const { data } = readYaml(yaml, 0);
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** Words in braces that another part of the site fills in: dates of rules, what was answered, a wizard's title. */
const filledElsewhere = /^\w+ of |^(?:answers|other wizard)$/;

/** The products with an answer on a criterion. */
const ofCriterion = /^(?:yes|partly|no|open) on (.*)$/;

/** A figure that the catalogue changes, written out: '75 products', in words that name its own entries. */
const writtenFigure = /(?<![\p{L}\p{N}.,-])(\d{2,}) (?:products|rules|facts|criteria)(?!\p{L})/gu;
/** The kinds whose texts speak of the catalogue. */
const speaking: readonly ContentKind[] = ['insights', 'pages', 'sections'];

/** A name of the site's own in other brackets, in two, or in one that nothing closes: no page would fill it in. */
const names = placeholderNames.join('|');
const otherBrackets = new RegExp(
  [
    `\\{\\{ ?(?:${names}) ?\\}\\}`,
    `\\$\\{(?:${names})\\}`,
    `(?<!\\\\)\\[(?:${names})\\](?![([:])`,
    `%(?:${names})%`,
    `(?<!\\\\)\\{(?:${names})(?![a-z0-9 -]*\\})`,
  ].join('|'),
  'gi',
);

type Problem = Pick<ContentError, 'what' | 'fix'> & { written: string };

/**
 * Returns the errors of a file's words, fields and text as written: a word in braces that stands for nothing, which a page
 * would show as it is, and a figure about the catalogue that would be wrong after the next product. `written` is where it
 * stands, as written.
 */
export function placeholderProblems(kind: ContentKind, words: string, placeholders: Placeholders): Problem[] {
  const known = Object.keys(placeholders);
  const unknown = bracedNames(words)
    .filter(({ name }) => !known.includes(name) && !filledElsewhere.test(name))
    .map(({ written, name }) => {
      const [, criterion] = ofCriterion.exec(name) ?? [];
      const near = nearestName(name, known);
      return {
        written,
        what:
          criterion === undefined
            ? `'{${name}}' stands for nothing`
            : `'{${name}}' stands for nothing: there is no '${criterion}' in src/content/criteria`,
        fix: near
          ? `Did you mean {${near}}?`
          : 'In braces stand {agency}, {roi share} and figures such as {products}: src/content/README.md lists them. Write \\{ where the sign is meant.',
      };
    });
  const bracketed = [...words.matchAll(otherBrackets)].map(([written]) => {
    const meant = placeholderNames.find((each) => written.toLowerCase().includes(each)) ?? 'agency';
    return { written, what: `'${written}' stands for nothing`, fix: `Write {${meant}}.` };
  });
  const figures = speaking.includes(kind)
    ? [...words.matchAll(writtenFigure)].map(([written]) => ({
        written,
        what: `'${written}' changes with the catalogue`,
        fix: 'Write {products}, {rules}, {facts}, {criteria} or {yes on data-in-canada} for the figure: the build counts it. Where something else is counted, write it as a word.',
      }))
    : [];
  return [...unknown, ...bracketed, ...figures];
}
