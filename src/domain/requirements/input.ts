import type { Settings } from '#domain/check/settings';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Obligations } from '#domain/obligations/obligations';
import type { Answers } from '#domain/wizard/answers';

/** What a requirements document is made from, besides its words. */
export type RequirementsInput = {
  wizard: WizardDefinition;
  answers: Answers;
  /** The visitor's industry and kind in words ('Healthcare', 'hospital'); null where none was chosen. */
  industry: { name: string; kind?: string | undefined } | null;
  /** By the ids of criteria. A criterion that is not there is at 0. */
  settings: Settings;
  /** In the order of the site. */
  criteria: readonly AdviceCriterion[];
  /** The obligations of the industry in this situation; null where no industry was chosen. */
  obligations: Obligations | null;
  /** The state of the catalogue (`Advice.version`). */
  version: string;
  /** The visitor's own day. */
  date: Date;
};
