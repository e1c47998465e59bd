import { obligationsOf } from '#domain/obligations/obligations';
import { situationOf } from '#domain/obligations/situation';
import { obligationsInWords } from '#domain/obligations/sentences';
import ObligationMap from '#islands/navigator/ObligationMap';
import type { ComponentProps } from 'react';
import * as words from '#islands/navigator/words';

type Props = ComponentProps<typeof ObligationMap> & {
  /** The closed line of the section, or what it opens to. */
  as: 'line' | 'map';
};

/** The section on the rules that bind the visitor: its closed line, or the map. One file, fetched once. */
export default function Obligations({ as, ...props }: Props) {
  if (as === 'map') return <ObligationMap {...props} />;
  const situation = situationOf(props.initial ?? '', props.industries, props.stated);
  return situation ? obligationsInWords(obligationsOf(props.rules, situation), situation) : words.chooseIndustry;
}
