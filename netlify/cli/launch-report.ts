import type { Finding } from '#netlify/cli/launch-findings';

/** What is left to settle, by the harm that it does: the worst first. */
const groups = [
  'Leads would be lost, or nobody would hear of them',
  'Untrue or unlawful',
  'Placeholders that visitors see',
  'Claims without evidence',
  'Facts to read again',
] as const;

/** The lines that each group may take before its files are counted: together they fit on one screen. */
const mostLines = [8, 13, 6, 8, 1] as const;

/** Returns the place of a finding in `groups`. `leadFiles` are what is no file of the content: settings, the site. */
function groupOf({ file, field, what }: Finding, isLead: (file: string) => boolean): number {
  if (isLead(file)) return 0;
  if (/^src\/content\/facts\//.test(file)) return 4;
  if (/ is a placeholder$| leads nowhere$/.test(what)) return 2;
  const isCertificate = /(?:trustBadges|^items), entry \d+$/.test(field);
  return what.endsWith(' has no evidence') && !isCertificate ? 3 : 1;
}

/** What a launch check says: its lines, and the exit code, which names the worst group that has something left. */
export type Report = { lines: string[]; exitCode: number };

/**
 * Returns the report on findings in the order of harm: one line a file for claims, one line in all for facts, the rest
 * line by line as far as a screen goes; with `all` each finding with its file and how to settle it. The exit code is 0,
 * or 11 to 15 by group.
 */
export function launchReport(
  findings: readonly Finding[],
  { all, isLead }: { all: boolean; isLead: (file: string) => boolean },
): Report {
  const grouped = groups.map((name, index) => ({
    name,
    index,
    found: findings.filter((finding) => groupOf(finding, isLead) === index),
  }));
  const left = grouped.filter(({ found }) => found.length > 0);
  const lines = left.flatMap(({ name, index, found }) => [
    `${index + 1}. ${name}: ${found.length}`,
    ...(all ? inFull(found) : inShort(found, index)),
  ]);
  return { lines, exitCode: left[0] ? 11 + left[0].index : 0 };
}

function inFull(found: readonly Finding[]): string[] {
  return [...Map.groupBy(found, ({ file }) => file)].flatMap(([file, own]) => [
    file,
    ...own.map(({ field, what, fix }) => `  ${field}: ${what}. ${fix}`),
  ]);
}

function inShort(found: readonly Finding[], group: number): string[] {
  const files = [...Map.groupBy(found, ({ file }) => file)];
  if (group === 4) return ['  In src/content/facts: npm run launch-check -- --all names each file.'];
  const byFile = files.map(([file, own]) => `  ${file}: ${own.map((each) => inBrief(each, group)).join('; ')}`);
  // The worst are few, and each says how it is settled.
  const lines = group === 0 ? found.map(({ field, what, fix }) => `  ${field}: ${what}. ${fix}`) : byFile;
  const most = mostLines[group] ?? 1;
  const more = lines.length - most;
  return more > 0 ? [...lines.slice(0, most - 1), `  … and ${things(more + 1, 'file')} more.`] : lines;
}

/** Returns a finding without what its group says already. */
function inBrief({ field, what }: Finding, group: number): string {
  const [, quoted] = /^'(.*)' (?:has no evidence|is a placeholder)$/s.exec(what) ?? [];
  const brief = quoted ?? (group === 1 || quoted === undefined ? what : field);
  const [, subject = '', verdict = ''] = /^(.*?)( is invented| leads nowhere)?$/s.exec(brief) ?? [];
  return subject.length > 48 ? `${subject.slice(0, 47).trimEnd()}…${verdict}` : brief;
}

function things(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`;
}
