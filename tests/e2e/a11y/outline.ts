/* The output of a screen reader as an outline to compare with: roles, names, states, order and nesting, and the text
   of live regions. Prose and names from content are left out, so that editing them changes no outline. */

import { facts, industries, providers, solutionEntries } from '#tests/fixtures/content';

export type Heard = {
  /** What the reader says, phrase by phrase: 'list', 'listitem, position 1, set size 2', …, 'end of list'. */
  phrases: readonly string[];
  /** The accessible names in the same part of the page, by role. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether each <details> in the part is open, in order: the reader does not say it. */
  details: readonly boolean[];
  /** Names from content, with their replacements. */
  references: ReadonlyMap<string, string>;
};

/** A role as announced, or a text, with its children. */
type Part = { phrase: string; role: string | null; inside: Part[]; isClosed: boolean };

/** Roles whose text is an announcement: it is part of the outline. */
const live = ['alert', 'status', 'log'];
/** Roles whose names can be those of products, providers, industries and specialties. */
const namedByContent = ['article', 'heading', 'link', 'option'];
/** Roles whose names are only their own text. */
const namedByText = ['row', 'rowheader', 'cell'];
const roles = new Set(
  'alert article banner blockquote button caption cell checkbox columnheader combobox complementary contentinfo definition deletion dialog document emphasis figure form generic graphics-document group heading img insertion link list listbox listitem log main mark math menu menuitem meter navigation none note option paragraph progressbar radio radiogroup region row rowgroup rowheader search searchbox separator slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer tooltip'.split(
    ' ',
  ),
);
/** States that a reader appends to role, name and description. Places in a list follow from the order of the lines. */
const state =
  /^((not )?(busy|checked|pressed|expanded|selected|disabled|invalid|required|modal|read only|multi-selectable)|partially checked|level \d|has popup .*|(max|min|current) value .*|current (page|step|item)|\d+ (column|row)s?)$/;
const place = /^(position \d+|set size \d+)$/;

/** The outline of what was heard. `…` stands for words that are there: a text, a long name, a description, a value. */
export function outline(heard: Heard): string {
  const isOpen = heard.details.values();
  const title = ({ phrase, role }: Part): string => {
    if (phrase === 'group') return `details, ${isOpen.next().value ? 'open' : 'closed'}`;
    return titleOf(phrase, role ?? '', heard);
  };
  return written(nested(heard), title, false).join('\n');
}

/** Role, name and states of a phrase: 'radio "Global", not checked'. */
function titleOf(phrase: string, role: string, { names, references }: Heard): string {
  const parts = phrase.split(', ').slice(1);
  const first = parts.findIndex((_, index) => parts.slice(index).every((each) => state.test(each) || place.test(each)));
  const words = parts.slice(0, first < 0 ? parts.length : first).join(', ');
  const states = (first < 0 ? [] : parts.slice(first)).filter((each) => state.test(each));
  const known = [...(names.get(role) ?? [])].filter((name) => words.startsWith(name));
  const name = known.sort((one, other) => other.length - one.length)[0] ?? '';
  const isLeftOut = name.length > 100 || namedByText.includes(role);
  const shown = namedByContent.includes(role) ? referenced(name, references) : name;
  return [
    role + (name === '' ? '' : isLeftOut ? ' "…"' : ` "${shown}"`),
    ...(words.length > name.length ? ['…'] : []),
    ...states.filter((each) => role === 'heading' || !each.startsWith('level')),
  ].join(', ');
}

/** The phrases as a tree. A phrase with an end contains everything before the end. */
function nested({ phrases, names }: Heard): Part[] {
  const fields = names.get('textbox');
  const parts: Part[] = [];
  for (const phrase of phrases) {
    // An empty phrase has no end, so an end belongs to the last such phrase that is still open.
    const start = parts.findLastIndex((part) => !part.isClosed && phrase === `end of ${part.phrase}`);
    if (start >= 0) Object.assign(parts[start] ?? {}, { inside: parts.splice(start + 1), isClosed: true });
    else {
      const [first = '', ...rest] = phrase.split(', ');
      // A field for a password has no role: it is read as its name and its description.
      const isPassword = rest.length > 0 && fields?.has(first);
      const role = isPassword ? 'textbox' : roles.has(first) ? first : null;
      parts.push({ phrase: isPassword ? `textbox, ${phrase}` : phrase, role, inside: [], isClosed: false });
    }
  }
  return parts;
}

/** The lines of a tree. Neighbours that read the same are written once; a text counts only in a live region. */
function written(parts: readonly Part[], title: (part: Part) => string, isLive: boolean): string[] {
  const blocks = parts.map((part) => {
    if (part.role === null) return [isLive ? part.phrase : '…'];
    const own = title(part);
    const lines = written(part.inside, title, isLive || live.includes(part.role));
    if (lines.length === 0 || part.inside.some((each) => each.role !== null))
      return [own, ...lines.map((line) => `  ${line}`)];
    // The text inside a control is its name.
    return [own.includes('"') ? own : `${own}: ${lines.join(' ')}`];
  });
  const texts = blocks.map((lines) => lines.join('\n'));
  return blocks.flatMap(([first = '', ...others], index) => {
    if (isLive || texts[index] !== texts[index - 1])
      return [!isLive && first !== '…' && texts[index] === texts[index + 1] ? `${first} (several)` : first, ...others];
    return [];
  });
}

function referenced(name: string, references: ReadonlyMap<string, string>): string {
  // A specialty is a common word: only a name equal to it counts as one.
  for (const [text, reference] of references)
    if (
      reference === '{specialty}' || reference === '{source}'
        ? name.replace(/ \(opens in a new tab\)$/, '') === text
        : name.includes(text)
    )
      return name.replace(text, reference);
  return name;
}

/** The accessible names in a part of the page by role, from its `ariaSnapshot()`. */
export function namesIn(snapshot: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of snapshot.split('\n')) {
    const [, role = '', quoted = ''] = /^\s*- '?([a-z]+) ("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (role === '') continue;
    // In a line that YAML quotes as a whole, an apostrophe is doubled.
    const name = String(JSON.parse(/^\s*- '/.test(line) ? quoted.replaceAll("''", "'") : quoted));
    found.set(role, (found.get(role) ?? new Set()).add(name));
  }
  return found;
}

/** The names of the site's products, providers, industries, sources and specialties, longest first, with what an outline writes for them. */
export const references: ReadonlyMap<string, string> = new Map(
  [
    ...[...solutionEntries.values()].map(({ name }) => [name, '{solution}'] as const),
    ...[...providers.values()].flatMap(({ name, shortName }) =>
      [name, shortName ?? name].map((each) => [each, '{provider}'] as const),
    ),
    ...[...industries.values()].map(({ name }) => [name, '{industry}'] as const),
    ...[...facts.values()].flatMap((known) =>
      Object.values(known).map(({ source }) => [source.title, '{source}'] as const),
    ),
    ...[...providers.values()].flatMap(({ specialties = [] }) =>
      specialties.map((each) => [each, '{specialty}'] as const),
    ),
  ].sort(([one], [other]) => other.length - one.length),
);
