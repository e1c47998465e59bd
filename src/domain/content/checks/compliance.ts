import type { Content } from '#domain/content/checks/content';
import type { ContentError } from '#domain/content/error';

/**
 * Returns errors in compliance lists: a rule that does not bind the page's industry. A page copied for a new industry
 * would otherwise list laws of which its results say that they bind nobody there.
 */
export function complianceErrors({ industries, rules }: Pick<Content, 'industries' | 'rules'>): ContentError[] {
  return industries.flatMap(({ id, file, data: { compliance } }) =>
    compliance.flatMap((item, index) =>
      item.rules.flatMap((name, position): ContentError[] => {
        const rule = rules.find((each) => each.id === name);
        if (!rule || rule.data.binds.some(({ industry }) => industry === id)) return [];
        return [
          {
            file,
            field: ['compliance', index, 'rules', position],
            what: `'${name}' does not bind this industry: ${rule.file} has no '${id}' under binds`,
            fix: 'Add the industry there if the rule binds it, or take the rule out of this list.',
          },
        ];
      }),
    ),
  );
}
