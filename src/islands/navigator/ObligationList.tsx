import { layerOf } from '#domain/layers';
import { asksByLayer } from '#domain/obligations/asks';
import type { HeadedGroup } from '#domain/obligations/headings';
import type { Rule } from '#domain/obligations/rule';
import { statusInWords } from '#domain/obligations/status';
import { LayerStrip } from '#islands/navigator/LayerStrip';
import { RuleNotes } from '#islands/navigator/RuleNotes';
import { Glyph, Icon } from '#components/Icon.tsx';
import * as words from '#islands/navigator/words';

/** The map on phones: each rule collapses to a line, with the mark as its strip. */
export function ObligationList({ groups }: { groups: readonly HeadedGroup[] }) {
  return (
    <div className="obligation-list">
      {groups.map(({ heading, obligations, coming }, group) => (
        <div key={heading}>
          <h4 className="border-t-2 border-ink pt-5 pb-2 title text-md">{heading}</h4>
          {obligations.map((obligation, index) => (
            <details
              key={obligation.rule.id}
              className="group border-t border-rule nth-2:border-t-0"
              open={group === 0 && index === 0}
            >
              <summary className="grid list-none grid-cols-[1fr_auto_1rem] items-center gap-4 py-3">
                <span>
                  <b className="title block text-md">{obligation.rule.name}</b>
                  <small className="block text-xs leading-close text-ink-3">{statusInWords(obligation.rule)}</small>
                </span>
                <LayerStrip rule={obligation.rule} coming={coming} className="w-9" />
                <Icon name="chevron" className="text-lake group-open:rotate-180" />
              </summary>
              <Asks rule={obligation.rule} />
              <div className="pt-1 pb-4">
                {obligation.rule.note && (
                  <p className="mb-2 text-sm leading-close text-ink-2">{obligation.rule.note}</p>
                )}
                <RuleNotes {...obligation} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}

function Asks({ rule }: { rule: Rule }) {
  const item = 'grid grid-cols-[1.5rem_1fr] gap-3 border-t border-rule py-2 text-sm leading-close';
  return (
    <ul>
      {rule.allLayers !== undefined && (
        <li className={item}>
          <LayerStrip rule={rule} className="mt-0.5 w-6" />
          <span>
            <small className="block text-xs text-ink-3">{words.allFiveLayers}</small>
            {rule.allLayers}
          </span>
        </li>
      )}
      {asksByLayer(rule).map(({ layer, ask }) => (
        <li key={layer} className={item}>
          <Glyph layer={layerOf(layer).key} className="mt-0.5 h-5.5 w-6" />
          <span>
            <small className="block text-xs text-ink-3">{layer}</small>
            {ask}
          </span>
        </li>
      ))}
    </ul>
  );
}
