import { isRecord } from '#domain/record';

/** A content file as the launch check reads it: its path, its fields and its text. */
export type ContentFile = { file: string; data: unknown; body: string };

/** A problem to settle before the site goes live, and how. */
export type Finding = { file: string; field: string; what: string; fix: string };

/**
 * Placeholders that are never real: names reserved for examples (RFC 2606), and telephone numbers reserved for fiction.
 */
const placeholder = /\.example\b|\b555-01\d\d\b/;
/** A figure that a reader may want proof of. */
const figure = /\$\d|\d[,.]*\s?[%+]/;
/** Fields whose value alone is a claim. */
const claimFields = ['percent', 'figure', 'value'];

/**
 * Returns what has to be settled before launch, file by file: placeholders, invented people and clients, claims without
 * evidence, a missing mailing address, links without a target. Evidence counts for everything in the same group of
 * fields.
 */
export function launchFindings(files: readonly ContentFile[]): Finding[] {
  return files.flatMap(({ file, data, body }) => {
    const found = [...findings(data, []), ...findings(body.match(placeholder)?.[0] ?? '', ['the text'])];
    // A figure that a file says twice, as a claim and in its words, is one thing to settle.
    return [...new Map(found.toReversed().map((finding) => [finding.what, finding])).values()]
      .toReversed()
      .map((finding) => ({ file, ...finding, field: finding.field || 'the file' }));
  });
}

/** Returns the last line of the launch check. `total` is the number of findings. */
export function totalLine(total: number): string {
  if (total === 0) return 'Nothing is left to settle.';
  return `${total} ${total === 1 ? 'thing' : 'things'} to settle before launch.`;
}

type Found = Omit<Finding, 'file'>;

function findings(value: unknown, path: string[]): Found[] {
  if (typeof value === 'string') return placeholder.test(value) ? [placeholderAt(path, value)] : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => findings(each, [...path, `entry ${index + 1}`]));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => findings(each, [...path, key]));
  return [...inside, ...invented(value, path), ...unproven(value, path), ...unreachable(value, path)];
}

function placeholderAt(path: string[], value: string): Found {
  return { field: path.join(', '), what: `'${value}' is a placeholder`, fix: 'Put the real one in its place.' };
}

function invented(value: Record<string, unknown>, path: string[]): Found[] {
  if (value['placeholder'] !== true) return [];
  const name = [value['name'], value['speaker'], value['title']].find((each) => typeof each === 'string');
  return [
    {
      field: path.join(', '),
      what: `${name ?? 'this entry'} is invented`,
      fix: 'Replace it with a real one who has agreed, and take out placeholder: true.',
    },
  ];
}

/** A Canadian postal code, which ends a mailing address. */
const postalCode = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/;

/** An incomplete mailing address, and social links without a target. */
function unreachable(value: Record<string, unknown>, path: string[]): Found[] {
  const { address, social } = value;
  const dead = (Array.isArray(social) ? social : []).filter((link) => isRecord(link) && link['url'] === undefined);
  return [
    ...(typeof address === 'string' && !postalCode.test(address)
      ? [
          {
            field: [...path, 'address'].join(', '),
            what: `'${address}' is no mailing address`,
            fix: 'Add street and postal code: without them nobody may be asked for consent to marketing e-mail.',
          },
        ]
      : []),
    ...dead.map((link: Record<string, unknown>) => ({
      field: [...path, 'social'].join(', '),
      what: `'${String(link['name'])}' leads nowhere`,
      fix: 'Add the url of the account, or take the entry out.',
    })),
  ];
}

function unproven(value: Record<string, unknown>, path: string[]): Found[] {
  const stated = [...badges(value, path), ...ownClaims(value, path)];
  return stated.map(({ field, claim }) => ({
    field,
    what: `'${claim}' has no evidence`,
    fix: 'Add evidence with url and date, or take the claim out.',
  }));
}

type Claim = { field: string; claim: string };

function ownClaims(value: Record<string, unknown>, path: string[]): Claim[] {
  if (value['evidence'] !== undefined) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const isClaim = claimFields.includes(key) || (typeof each === 'string' && figure.test(each));
    return isClaim && typeof each !== 'object' ? [{ field: [...path, key].join(', '), claim: String(each) }] : [];
  });
}

/** Entries that are claims as a whole: trust badges, and the items of a section marked as claims. */
function badges(value: Record<string, unknown>, path: string[]): Claim[] {
  const lists = [
    ['trustBadges', value['trustBadges']],
    ['items', value['claims'] === true ? value['items'] : undefined],
  ] as const;
  return lists.flatMap(([name, list]) =>
    (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) =>
      isRecord(entry) && entry['evidence'] === undefined
        ? [{ field: [...path, name, `entry ${index + 1}`].join(', '), claim: String(entry['name'] ?? entry['title']) }]
        : [],
    ),
  );
}
