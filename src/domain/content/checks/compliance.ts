import type { Content } from '#domain/content/checks/content';
import type { ContentError } from '#domain/content/error';

type Sources = Pick<Content, 'industries' | 'rules'>;

/**
 * Returns errors in compliance lists: a rule that does not bind the page's industry, or the date of one. A page copied
 * for a new industry would otherwise list laws of which its results say that they bind nobody there.
 */
export function complianceErrors(content: Sources): ContentError[] {
  return [...listedErrors(content), ...datedErrors(content)];
}

/** Returns the rules whose dates a text names, of those that do not bind an industry. */
function datedElsewhere(text: string, industry: string, rules: Sources['rules']): string[] {
  const names = [...text.matchAll(/\{\w+ of ([a-z0-9-]+)\}/g)].map(([, name = '']) => name);
  return rules
    .filter(({ id, data }) => names.includes(id) && !data.binds.some((bound) => bound.industry === industry))
    .map(({ id }) => id);
}

function datedErrors({ industries, rules }: Sources): ContentError[] {
  const fix = 'Name a rule that binds it, or add the industry under binds of that rule.';
  return industries.flatMap(({ id, file, data: { compliance } }) =>
    compliance.flatMap(({ text }, index) =>
      datedElsewhere(text, id, rules).map((name) => ({
        file,
        field: ['compliance', index, 'text'],
        what: `names the date of '${name}', which does not bind this industry`,
        fix,
      })),
    ),
  );
}

function listedErrors({ industries, rules }: Sources): ContentError[] {
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
