/**
 * Returns the acronym that a rule's name ends with in brackets, 'PHIPA' of 'Personal Health Information Protection Act
 * (PHIPA)', where it stands for the name from its first word on; otherwise the name.
 */
export function shortNameOf(name: string): string {
  const [, acronym = ''] = /\(([A-Z]{3,}(?: [A-Z]{3,})?)\)$/.exec(name) ?? [];
  return acronym !== '' && acronym[0] === name[0] ? acronym : name;
}
