import { addressErrors } from '#domain/content/checks/addresses';
import { catalogueErrors } from '#domain/content/checks/catalogue';
import { complianceErrors } from '#domain/content/checks/compliance';
import { consentErrors } from '#domain/content/checks/consent';
import type { Content, Surroundings } from '#domain/content/checks/content';
import { copyErrors } from '#domain/content/checks/copies';
import { insightErrors } from '#domain/content/checks/insights';
import { referenceErrors } from '#domain/content/checks/references';
import { specifiedErrors } from '#domain/content/checks/specified';
import { unusedErrors } from '#domain/content/checks/unused';
import type { ContentError } from '#domain/content/error';

/** Returns every error in the content as a whole, beyond what the schema of a single file can find. */
export function wholeContentErrors(content: Content, surroundings: Surroundings): ContentError[] {
  return [
    ...referenceErrors(content),
    ...complianceErrors(content),
    ...insightErrors(content),
    ...addressErrors(content, surroundings),
    ...copyErrors(content, surroundings.changed),
    ...unusedErrors(content, surroundings),
    ...catalogueErrors(content, surroundings.changed),
    ...specifiedErrors(content, surroundings.changed),
    ...consentErrors(content, surroundings.wordings),
  ];
}
