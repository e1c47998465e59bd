import { dayInWords } from '#domain/text/days';
import { asksByLayer } from '#domain/obligations/asks';
import type { Obligation, Obligations } from '#domain/obligations/obligations';
import { pagesOf } from '#domain/obligations/rule-pages';
import { statusInWords } from '#domain/obligations/status';
import { natureNames } from '#domain/obligations/words';
import { type Block, cell, type Cell } from '#domain/requirements/document';
import type { RequirementsWords } from '#domain/requirements/document-content';
import * as columns from '#domain/requirements/words';

type Words = RequirementsWords['text']['sections']['obligations'];

/** Returns the obligations group by group: those in force, then those coming. Rules that do not bind are left out. */
export function obligationBlocks(obligations: Obligations | null, words: Words): Block[] {
  if (!obligations) return [{ kind: 'paragraph', text: words.noIndustry }];
  const groups = [
    { heading: words.now, listed: obligations.now },
    { heading: words.some, listed: obligations.some },
    { heading: words.coming, listed: obligations.coming },
  ].filter(({ listed }) => listed.length > 0);
  if (groups.length === 0) return [{ kind: 'paragraph', text: words.none }];
  return groups.flatMap(({ heading, listed }): Block[] => [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      columns: [
        { heading: columns.rule, width: 25 },
        { heading: columns.status, width: 16 },
        { heading: columns.whatItAsks, width: 43 },
        { heading: columns.ruleSource, width: 16 },
      ],
      rows: listed.map(obligationRow),
    },
  ]);
}

function obligationRow({ rule, condition }: Obligation): Cell[] {
  return [
    [{ text: rule.name, strong: true }, ...cell(rule.title === rule.name ? '' : rule.title)],
    cell(rule.nature === 'law' ? '' : natureNames[rule.nature], statusInWords(rule), condition ?? ''),
    cell(
      rule.allLayers ?? '',
      ...asksByLayer(rule).map(({ layer, ask }) => `${layer}: ${ask}`),
      rule.note ? columns.note(rule.note) : '',
    ),
    pagesOf(rule).flatMap(({ url, host, read }) => [
      { text: host, url },
      { text: read === null ? columns.notRead : columns.read(dayInWords(read)) },
    ]),
  ];
}
