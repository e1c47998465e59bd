import type { ContentKind } from '#domain/content/kinds';

/** The components allowed in the text of a page: `<AccessibilityRecord />` on a separate line. */
export const pageComponents = [
  'AccessibilityRecord',
  'Booking',
  'Contents',
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
  'WorkedCase',
] as const;

/** Returns the components allowed in the texts of a kind of content. */
export function componentsOf(kind: ContentKind): readonly string[] {
  return kind === 'pages' ? pageComponents : [];
}
