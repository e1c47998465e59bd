import type { ContentKind } from '#domain/content/kinds';

/** What the text of a page may show besides Markdown: `<AccessibilityRecord />` on a line of its own. */
export const pageComponents = [
  'AccessibilityRecord',
  'CorrectFact',
  'FactMatrix',
  'FactTotals',
  'Messages',
  'PrivacyOfficer',
  'SentFields',
  'SideBySide',
  'Situations',
  'StepCounts',
  'StoredItems',
] as const;

/** Returns the components that the texts of a kind of content may show. */
export function componentsOf(kind: ContentKind): readonly string[] {
  return kind === 'pages' ? pageComponents : [];
}
