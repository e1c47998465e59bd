import type { ReactNode } from 'react';
import { layerOf, layers } from '#domain/layers';
import { asksByLayer } from '#domain/obligations/asks';
import { headedGroups } from '#domain/obligations/headings';
import { situationAddress } from '#domain/obligations/map/address';
import type { Obligation, Obligations } from '#domain/obligations/obligations';
import type { Industry, Rule } from '#domain/obligations/rule';
import { pagesOf } from '#domain/obligations/rule-pages';
import type { Situation } from '#domain/obligations/situation';
import { statusInWords } from '#domain/obligations/status';
import { whomInWords } from '#domain/obligations/whom';
import { countRules, natureNames } from '#domain/obligations/words';
import { dayInWords } from '#domain/text/days';
import { inList } from '#domain/text/words';
import { Glyph, Mark } from '#components/Icon.tsx';
import { Bars } from '#components/obligations/Bars.tsx';
import { RulePages } from '#components/obligations/RulePages.tsx';
import * as words from '#components/obligations/words.ts';

type Props = {
  /** The rules of the situation: `obligationsOf`. */
  obligations: Obligations;
  situation: Situation;
  /** All industries, for the names of everybody whom a rule binds. */
  industries: readonly Industry[];
};

/** Name and bars. */
const line = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 lg:grid-cols-[7fr_5fr]';

/**
 * The part of the obligation map that concerns one organization: a line a rule, which opens to what it asks of each
 * layer, whom it binds and where it stands; then a link to the same view of the map. Whoever shows it imports
 * ObligationCut.css.
 */
export function ObligationCut(props: Props) {
  const { obligations, situation, industries } = props;
  const others = obligations.larger.length + obligations.others.length;
  return (
    <>
      {headedGroups(obligations).map((group) => (
        <div key={group.heading} className="mt-5 border-t border-ink">
          <div className={`${line} py-3`}>
            <h4 className="title text-md">{group.heading}</h4>
            <span className="flex gap-5" aria-hidden="true">
              <span className="rule-bars grid flex-1 gap-1">
                {layers.map(({ key }) => (
                  <Glyph key={key} layer={key} className="size-[1em]" />
                ))}
              </span>
              <span className="flex-1 max-lg:hidden" />
            </span>
          </div>
          <ul>
            {group.obligations.map((obligation) => (
              <li key={obligation.rule.id} className="border-t border-rule">
                <Row {...obligation} industries={industries} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-4">
        <a className="font-semibold text-lake" href={situationAddress(situation)}>
          {words.openOnMap}
        </a>
        {others > 0 && ` ${words.andOthers(countRules(others))}`}.
      </p>
    </>
  );
}

function Row({ rule, condition, industries }: Obligation & Pick<Props, 'industries'>) {
  const [own, beside] = pagesOf(rule);
  return (
    <details>
      <summary className={`${line} min-h-tap list-none`}>
        <span className="flex gap-5">
          <span className="flex-1 leading-snug wrap-anywhere">
            <b className="font-strong">{rule.name}</b>
          </span>
          <small className="text-sm whitespace-nowrap text-ink-3 max-sm:hidden">
            {rule.date ? dayInWords(rule.date) : rule.status === 'in-force' ? words.dayNotConfirmed : words.noDay}
          </small>
        </span>
        <span className="flex items-center gap-5">
          <Bars rule={rule} />
          <span className="sr-only">{words.asksOf(layersInWords(rule))}</span>
          <small className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere text-ink-3 max-lg:hidden">
            {(beside ?? own)?.host}
          </small>
        </span>
      </summary>
      <div className="grid gap-x-12 gap-y-3 pb-6 text-sm leading-close text-ink-2 lg:grid-cols-[5fr_6fr]">
        <div className="grid gap-1.5">
          {rule.title !== rule.name && <p className="font-strong text-ink">{rule.title}</p>}
          {condition && <p className="font-semibold text-ink">{condition}.</p>}
          <p>{`${natureNames[rule.nature]}. ${statusInWords(rule)}. ${whomInWords(rule, industries)}`}</p>
          {rule.note && <p>{rule.note}</p>}
          <p>
            <RulePages rule={rule} />
          </p>
        </div>
        <ul>
          {rule.allLayers !== undefined && <Ask layer={words.allFiveLayers} ask={rule.allLayers} />}
          {asksByLayer(rule).map(({ layer, ask }) => (
            <Ask key={layer} layer={layer} ask={ask} glyph={<Glyph layer={layerOf(layer).key} />} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Ask({
  layer,
  ask,
  glyph = <Mark className="h-5.5 w-6" />,
}: {
  layer: string;
  ask: string;
  glyph?: ReactNode;
}) {
  return (
    <li className="flex gap-3 py-1.5">
      {glyph}
      <span>
        <small className="block text-xs text-ink-3">{layer}</small> {ask}
      </span>
    </li>
  );
}

function layersInWords(rule: Rule): string {
  return rule.allLayers === undefined ? inList(asksByLayer(rule).map(({ layer }) => layer)) : words.allFiveLayers;
}
