import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import type * as z from 'zod';
import type { ContentCollection, Place } from '#admin/collections';
import { fieldsOf, labelOf, nameField } from '#admin/fields';
import { hasPreview } from '#admin/preview';
import { bodyField, entriesField } from '#admin/file-format';
import { definitionOf, partOf } from '#admin/schema';
import { type CollectionWords, collectionWords, listedByFile, notEdited, references } from '#admin/words';

/** Where the screen runs on the machine that holds the project: the folder's name, and whether pages can be framed. */
export type Here = { folder: string; hasPages: boolean };

/** The repository as the platform reports it (netlify/settings.ts); null in a folder that is not connected to one. */
export type Repository = { name: string; branch: string; signInUrl: string | null };

/** The files of a collection with the same ending, edited as one kind on the screen. */
export type Edited = {
  /** Its name on the screen. */
  name: string;
  /** The name of its file format. The screen takes text below the fields only for a name that ends in `-frontmatter`. */
  format: string;
  collection: string;
  schema: z.ZodType;
  place: Place;
  ending: string;
  /** Whether there is a text below the fields. */
  hasBody: boolean;
  /** Whether a file is a group of entries with free names, without other fields. */
  isGroup: boolean;
  words: CollectionWords;
};

const root = 'src/content';

/** Returns the kinds to edit: the collections in the order of their words, those without words last. */
export function editedKinds(collections: readonly ContentCollection[]): Edited[] {
  const order = Object.keys(collectionWords);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return collections
    .filter(({ name }) => !(name in notEdited))
    .toSorted((one, other) => place(one.name) - place(other.name))
    .flatMap(kindsOf);
}

function kindsOf({ name, schema, place }: ContentCollection): Edited[] {
  const words = collectionWords[name] ?? {
    label: labelOf(name),
    singular: labelOf(name),
    icon: 'edit_note',
    description: '',
  };
  const all = 'file' in place ? [place.file.split('.').at(-1) ?? ''] : place.endings;
  const endings = words.endings ?? all;
  return endings.map((ending, index) => {
    const kind = index === 0 ? name : `${name}-${ending}`;
    const hasBody = ending === 'md' || ending === 'mdx';
    return {
      name: kind,
      format: hasBody ? `${kind}-frontmatter` : kind,
      collection: name,
      schema,
      place,
      ending,
      hasBody,
      isGroup: definitionOf(partOf(schema).schema).type === 'record',
      words: index === 0 ? words : { ...words, ...words.more, icon: 'extension' },
    };
  });
}

/**
 * Returns the configuration of the editing screen. Without a repository it edits only a local folder, and the
 * placeholder name of the repository is never requested.
 */
export function screenConfig(
  kinds: readonly Edited[],
  repository: Repository | null,
  siteName: string,
  here: Here | null = null,
): CmsConfig {
  const editor = (kind: Edited) => ({ editor: { preview: here?.hasPages === true && hasPreview(kind.collection) } });
  return {
    load_config_file: false,
    ...(repository ? connected(repository) : onThisComputer(here?.folder ?? 'this-site')),
    app_title: `${siteName}: content`,
    logo: { src: '/mark.svg' },
    media_folder: 'src/content/pictures',
    public_folder: '/src/content/pictures',
    editor: { preview: here?.hasPages === true },
    collections: kinds
      .filter(({ place }) => 'folder' in place)
      .map((kind) => ({ ...folderCollection(kind), ...editor(kind) })),
    singletons: kinds.filter(({ place }) => 'file' in place).map((kind) => ({ ...singleFile(kind), ...editor(kind) })),
  };
}

/** Each change is a pull request, which an editor may publish once the checks of its preview have passed. */
function connected({ name, branch, signInUrl }: Repository): Pick<CmsConfig, 'backend' | 'publish_mode'> {
  const commit_messages = {
    create: 'Add {{collection}}: {{slug}}',
    update: 'Edit {{collection}}: {{slug}}',
    delete: 'Delete {{collection}}: {{slug}}',
  };
  const backend = { name: 'github' as const, repo: name, branch, commit_messages };
  return { backend: signInUrl ? { ...backend, base_url: signInUrl } : backend, publish_mode: 'editorial_workflow' };
}

/**
 * The screen requires a repository even for a local folder, and calls the folder by its name; with GitHub as its backend it would
 * query GitHub's status.
 */
function onThisComputer(folder: string): Pick<CmsConfig, 'backend'> {
  const name = folder.replace(/[^\w.-]/g, '-') || 'this-site';
  return { backend: { name: 'gitea', repo: `not-set/${name}`, auth_methods: ['token'] } };
}

function folderCollection({ place, ...kind }: Edited): EntryCollection {
  const { folder = '', depth } = 'folder' in place ? place : {};
  const fields = fieldsOfKind(kind);
  const title = titleOf(fields);
  return {
    name: kind.name,
    label: kind.words.label,
    label_singular: kind.words.singular,
    icon: kind.words.icon,
    description: kind.words.description,
    folder: `${root}/${folder}`,
    extension: kind.ending,
    format: kind.format,
    fields,
    ...(title ? { identifier_field: title } : {}),
    summary: summaryOf(kind.collection, title),
    slug: {
      ...(title ? { template: `{{${title}}}` } : {}),
      editable: ['create'],
      hint: 'The name of the file, which other files and addresses use. It cannot be changed here afterwards.',
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'lower-case letters, figures and hyphens, for example waste-management'],
    },
    ...(depth
      ? { nested: { subfolders: false, ...(depth === 'any' ? {} : { depth: depth + 1 }) }, meta: { path: {} } }
      : {}),
  };
}

function singleFile({ place, ...kind }: Edited): CollectionFile {
  return {
    name: kind.name,
    label: kind.words.label,
    icon: kind.words.icon,
    file: `${root}/${'file' in place ? place.file : ''}`,
    format: kind.format,
    fields: fieldsOfKind(kind),
  };
}

/** Returns the fields of files of one kind, the text below them last. */
export function fieldsOfKind({ collection, schema, ending, hasBody, isGroup }: Omit<Edited, 'place'>): Field[] {
  const referring = references[collection] ?? {};
  const fields = isGroup ? groupFields(schema, referring) : fieldsOf(schema, referring);
  return hasBody ? [...fields, bodyOf(ending)] : fields;
}

function groupFields(schema: z.ZodType, referring: Readonly<Record<string, string>>): Field[] {
  const { schema: group } = partOf(schema);
  const asField = { _zod: { def: { type: 'object', shape: { [entriesField]: group } } } };
  return fieldsOf(asField as unknown as z.ZodType, referring);
}

/** A plain Markdown field: any other would change a text with components in it. */
function bodyOf(ending: string): Field {
  return {
    name: bodyField,
    label: 'Text',
    widget: 'markdown',
    required: false,
    modes: ending === 'mdx' ? ['raw'] : ['raw', 'rich_text'],
    editor_components: [],
    hint: 'Markdown: an empty line between paragraphs, ## for a heading, - for a list.',
  };
}

/** Returns what a list shows of an entry. */
function summaryOf(collection: string, title: string | undefined): string {
  if (!title) return '{{slug}}';
  return listedByFile.includes(collection) ? `{{slug}}: {{${title}}}` : `{{${title}}}`;
}

/** Returns the field that identifies an entry in lists. */
function titleOf(fields: readonly Field[]): string | undefined {
  const names = fields.map(({ name }) => name).filter((name) => name !== nameField);
  return ['name', 'title', 'label', 'question', 'heading'].find((name) => names.includes(name));
}
