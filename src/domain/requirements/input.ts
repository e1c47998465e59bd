import type { AdviceCriterion } from '#domain/recommendation/advice';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Obligations } from '#domain/obligations/obligations';
import type { Answers } from '#domain/wizard/answers';

/** What is set for a criterion: a must, or a weight from 0 (not counted) to 5. */
type Setting = 0 | 1 | 2 | 3 | 4 | 5 | 'must';

/** What a requirements document is made from, besides its words. */
export type RequirementsInput = {
  wizard: WizardDefinition;
  answers: Answers;
  /** The visitor's industry and kind in words ('Healthcare', 'hospital'); null where none was chosen. */
  industry: { name: string; kind?: string | undefined } | null;
  /** By the ids of criteria. A criterion that is not there is at 0. */
  settings: Readonly<Record<string, Setting>>;
  /** In the order of the site. */
  criteria: readonly AdviceCriterion[];
  /** The obligations of the industry in this situation; null where no industry was chosen. */
  obligations: Obligations | null;
  /** The state of the catalogue (`Advice.version`). */
  version: string;
  /** The visitor's own day. */
  date: Date;
};
