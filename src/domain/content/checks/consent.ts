import type { Content, Wordings } from '#domain/content/checks/content';
import type { ContentError } from '#domain/content/error';

/**
 * Returns errors where visitors would be asked with other words, or by another agency, than the version says that a lead
 * carries: the record is the evidence of what somebody agreed to.
 */
export function consentErrors(
  { wizards, site }: Pick<Content, 'wizards' | 'site'>,
  wordings: Wordings,
): ContentError[] {
  const [agency] = site;
  if (!agency) return [];
  const { name, address, email } = agency.data;
  return wizards.flatMap(({ file, data }) =>
    data.steps.flatMap(({ contact }, index): ContentError[] => {
      if (!contact) return [];
      const { consentVersion: version } = contact;
      if (!contact.consentText.includes(name))
        return [
          {
            file,
            field: ['steps', index, 'contact', 'consentText'],
            what: `does not name the agency, '${name}', which alone may write then`,
            fix: 'Write {agency} where it is named, and record the wording under a new consentVersion.',
          },
        ];
      const field = ['steps', index, 'contact', 'consentVersion'];
      const recorded = wordings.byVersion[version];
      if (!recorded)
        return [
          {
            file,
            field,
            what: `'${version}' has no wording in ${wordings.file}`,
            fix: 'Add one there under this version: text, askedBy and withdrawal, as visitors read them.',
          },
        ];
      const shown = {
        askedBy: `${name}, ${address}, ${email}`,
        text: contact.consentText,
        withdrawal: contact.consentWithdrawal,
      };
      const fix = `Give consentVersion a new value, such as today's date, in every wizard, and add what visitors read now under it in ${wordings.file}. Leave the earlier entries as they are.`;
      return (['askedBy', 'text', 'withdrawal'] as const)
        .filter((part) => recorded[part] !== shown[part])
        .map((part) => ({
          file,
          field,
          what: `under '${version}' ${wordings.file} records for ${part} '${String(recorded[part])}', and visitors read '${shown[part]}'`,
          fix,
        }));
    }),
  );
}
