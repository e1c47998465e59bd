import { layerOf, layers } from '#domain/layers';
import { asksByLayer } from '#domain/obligations/asks';
import { headedGroups } from '#domain/obligations/headings';
import { ruleAddress, situationAddress } from '#domain/obligations/map/address';
import type { Obligation, Obligations } from '#domain/obligations/obligations';
import type { Industry, Rule } from '#domain/obligations/rule';
import { pagesOf } from '#domain/obligations/rule-pages';
import type { Situation } from '#domain/obligations/situation';
import { statusInWords } from '#domain/obligations/status';
import { whomInWords } from '#domain/obligations/whom';
import { countRules, natureNames } from '#domain/obligations/words';
import { dayInWords } from '#domain/text/days';
import { inList } from '#domain/text/words';
import { Glyph, Icon } from '#components/Icon.tsx';
import { Bars } from '#components/obligations/Bars.tsx';
import { RulePages } from '#components/obligations/RulePages.tsx';
import * as words from '#components/obligations/words.ts';
import './ObligationCut.css';

type Props = {
  /** The rules of the situation: `obligationsOf`. */
  obligations: Obligations;
  situation: Situation;
  /** All industries, for the names of everybody whom a rule binds. */
  industries: readonly Industry[];
  /** Whether everything but what a rule asks, and on which condition, is left to the map. */
  brief?: boolean;
};

/**
 * The part of the obligation map that concerns one organization: a line a rule, which opens to what it asks of each
 * layer, whom it binds and where it stands; then a link to the same view of the map. Without state: for an island and
 * for a page alike.
 */
export function ObligationCut(props: Props) {
  const { obligations, situation, industries, brief = false } = props;
  const others = obligations.larger.length + obligations.others.length;
  return (
    <div className="obligation-cut">
      <p className="obligation-head" aria-hidden="true">
        <span className="rule-bars">
          {layers.map(({ key, name }) => (
            <span key={key}>
              <Glyph layer={key} className="h-4 w-4.5" />
              <span className="max-xl:hidden">{name}</span>
            </span>
          ))}
        </span>
      </p>
      {headedGroups(obligations, situation.industry).map((group) => (
        <div key={group.heading} className="obligation-group">
          <h4 className="title text-md">{group.heading}</h4>
          <ul>
            {group.obligations.map((obligation) => (
              <li key={obligation.rule.id}>
                <Row {...obligation} industries={industries} brief={brief} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-4">
        <a className="font-semibold text-lake print:no-underline" href={situationAddress(situation)}>
          {words.openOnMap}
        </a>
        {others > 0 && ` ${words.andOthers(countRules(others))}`}.
      </p>
    </div>
  );
}

function Row({ rule, condition, industries, brief }: Obligation & Pick<Props, 'industries' | 'brief'>) {
  const [own, beside] = pagesOf(rule);
  return (
    <details>
      <summary>
        <b>{rule.name}</b>
        <span className="obligation-date">{rule.date && dayInWords(rule.date)}</span>
        <Bars rule={rule} />
        <span className="sr-only">{words.asksOf(layersInWords(rule))}</span>
        <span className="obligation-host">{(beside ?? own)?.host}</span>
        <Icon name="chevron" className="text-lake" />
      </summary>
      <div className="obligation-detail">
        <div>
          {rule.title !== rule.name && !brief && <p className="font-strong text-ink">{rule.title}</p>}
          {condition && <p className="font-semibold text-ink">{condition}.</p>}
          {brief ? (
            <p>
              <a href={ruleAddress(rule.id)}>{words.moreOnMap}</a>
            </p>
          ) : (
            <>
              <p>{`${natureNames[rule.nature]}. ${statusInWords(rule)}. ${whomInWords(rule, industries)}`}</p>
              {rule.note && <p>{rule.note}</p>}
              <p>
                <RulePages rule={rule} />
              </p>
            </>
          )}
        </div>
        <ul>
          {rule.allLayers !== undefined && (
            <li>
              <Bars rule={rule} />
              <span>
                <small>{words.allFiveLayers}</small> {rule.allLayers}
              </span>
            </li>
          )}
          {asksByLayer(rule).map(({ layer, ask }) => (
            <li key={layer}>
              <Glyph layer={layerOf(layer).key} />
              <span>
                <small>{layer}</small> {ask}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function layersInWords(rule: Rule): string {
  return rule.allLayers === undefined ? inList(asksByLayer(rule).map(({ layer }) => layer)) : words.allFiveLayers;
}
