/** The file formats of the requirements document. */
export const requirementsFormats = ['word', 'markdown'] as const;
export type RequirementsFormat = (typeof requirementsFormats)[number];
