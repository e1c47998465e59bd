import type { Settings } from '#domain/check/settings';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Obligations } from '#domain/obligations/obligations';
import type { Province } from '#domain/obligations/province';
import type { Reading } from '#domain/obligations/reading';
import type { Answers } from '#domain/wizard/answers';

/** The input of a requirements document besides its text. */
export type RequirementsInput = {
  wizard: WizardDefinition;
  answers: Answers;
  /**
   * The visitor's industry and kind in words ('Healthcare', 'hospital'), the province, and how much of its law was read
   * for the industry; null where none was chosen.
   */
  industry: { name: string; kind?: string | undefined; province: Province; reading: Reading } | null;
  /** By the ids of criteria. A missing criterion is at 0. */
  settings: Settings;
  /** In the order of the site. */
  criteria: readonly AdviceCriterion[];
  /** The obligations of the industry in this situation; null where no industry was chosen. */
  obligations: Obligations | null;
  /** The state of the catalogue (`Advice.version`). */
  version: string;
  /** The day in the visitor's time zone. */
  date: Date;
};
