import { kindMark } from '#domain/obligations/choice';
import { type Geography, geographyOf } from '#domain/obligations/jurisdictions';
import { type Province, provinceOf } from '#domain/obligations/province';
import type { Industry, Kind } from '#domain/obligations/rule';
import { type Size, sizeOf } from '#domain/obligations/size';
import type { Answers } from '#domain/wizard/answers';

/** What a wizard's answers say of an organization's obligations. */
export type Stated = {
  geography: Geography;
  /** Undefined where the size was not answered: rules from a number of employees then may bind. */
  size?: Size | undefined;
};

/** The organization whose obligations are read. */
export type Situation = Stated & {
  industry: Industry;
  /** The id of one of the industry's kinds; undefined where the visitor chose none. */
  kind?: string | undefined;
  /** Undefined: Ontario. */
  province?: Province | undefined;
};

/** Returns what the answers of either wizard say. */
export function statedIn(answers: Answers): Stated {
  return { geography: geographyOf(answers['geography']?.[0]), size: sizeOf(answers['organizationType']?.[0]) };
}

/** Returns the kinds offered to visitors. */
export function listed(kinds: readonly Kind[]): Kind[] {
  return kinds.filter((kind) => kind.listed);
}

/** Returns the situation for a choice (`kindMark`); null for none, or for one that is not offered. */
export function situationOf(choice: string, industries: readonly Industry[], stated: Stated): Situation | null {
  const [id, kind = '', province] = choice.split(kindMark);
  const industry = industries.find((each) => each.id === id);
  if (!industry || (kind !== '' && !listed(industry.kinds).some((each) => each.id === kind))) return null;
  return { ...stated, industry, kind: kind || undefined, province: provinceOf(province) };
}

/** Returns the choice (`kindMark`) for an industry, a kind and a province. Ontario is left out. */
export function choiceOf(industry: string, kind: string | undefined, province: Province): string {
  const whom = kind === undefined ? industry : `${industry}${kindMark}${kind}`;
  return province === 'on' ? whom : `${industry}${kindMark}${kind ?? ''}${kindMark}${province}`;
}
