import { Fragment } from 'react';
import { type LayerKey, layers } from '#domain/layers';
import type { HeadedGroup } from '#domain/obligations/headings';
import type { Rule } from '#domain/obligations/rule';
import { litText } from '#islands/navigator/LayerStrip';
import { RuleNotes } from '#islands/navigator/RuleNotes';
import { Glyph } from '#components/Icon.tsx';
import * as words from '#islands/navigator/words';

/**
 * The map as a table of rules by layers; between phones and wide windows each rule is on the left and its obligations
 * on the right.
 */
export function ObligationTable({ groups }: { groups: readonly HeadedGroup[] }) {
  return (
    <table className="obligation-table">
      <caption className="sr-only">{words.obligationsCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rule}</th>
          {layers.map(({ key, name }) => (
            <th key={key} scope="col">
              <span className="flex items-start gap-2 leading-snug font-strong max-xl:flex-col print:flex-col">
                <Glyph layer={key} className="h-5 w-5.5" />
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, obligations, coming }) => (
        <tbody key={heading} data-coming={coming || undefined}>
          <tr>
            <th colSpan={6} scope="rowgroup" className="title">
              {heading}
            </th>
          </tr>
          {obligations.map(({ rule, condition }) => (
            <Fragment key={rule.id}>
              <tr>
                <th scope="row" rowSpan={rule.note ? 2 : undefined}>
                  <b className="title block text-md">{rule.name}</b>
                  <RuleNotes rule={rule} condition={condition} />
                </th>
                <Cells rule={rule} />
              </tr>
              {rule.note && (
                <tr data-note>
                  <td colSpan={5}>
                    <span className="block max-w-144 print:max-w-none">{rule.note}</span>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cells({ rule: { asks = {}, allLayers } }: { rule: Rule }) {
  if (allLayers !== undefined)
    return (
      <td colSpan={5}>
        <span className="obligation-bars">
          {layers.map(({ key }) => (
            <Bar key={key} layer={key} />
          ))}
        </span>
        <small>{words.allFiveLayers}</small>
        <span>{allLayers}</span>
      </td>
    );
  return layers.map(({ key, name }) => {
    const ask = asks[name];
    return (
      <td key={key}>
        {ask && (
          <>
            <Bar layer={key} />
            <small>{name}</small>
            <span>{ask}</span>
          </>
        )}
      </td>
    );
  });
}

function Bar({ layer }: { layer: LayerKey }) {
  return <i className={`obligation-bar ${litText[layer]}`} aria-hidden="true" />;
}
