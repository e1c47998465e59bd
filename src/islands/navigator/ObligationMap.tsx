import { type ComponentProps, useState } from 'react';
import { kindMark } from '#domain/obligations/choice';
import { obligationsOf } from '#domain/obligations/obligations';
import type { Industry, Rule } from '#domain/obligations/rule';
import { type Province, provinceOf, provinces } from '#domain/obligations/province';
import { readingOf } from '#domain/obligations/reading';
import { choiceOf, listed, situationOf, type Stated } from '#domain/obligations/situation';
import { obligationsInWords, readingInWords } from '#domain/obligations/sentences';
import { provinceNames } from '#domain/obligations/words';
import { control, fieldLabel, Optional } from '#islands/form/Field';
import { ObligationCut } from '#components/obligations/ObligationCut.tsx';
import { notLegalAdvice } from '#components/obligations/words.ts';
import * as words from '#islands/navigator/words';

type Props = {
  /** The visitor's options, in this order. */
  industries: readonly Industry[];
  rules: readonly Rule[];
  /** What the answers say of the organization. */
  stated: Stated;
  /** The initial choice (`kindMark`): industry, kind, province. An unknown industry or kind counts as none. */
  initial?: string | undefined;
  /** Called with each choice, in the form of `initial`; an empty text for none. */
  onChoose?: (choice: string) => void;
};

/**
 * The rules that bind the visitor's industry, layer by layer: those in force, those to come, and the rest by a link to
 * the obligation map.
 */
export default function ObligationMap({ industries, rules, stated, initial = '', onChoose }: Props) {
  const [choice, setChoice] = useState(initial);
  const [industry = '', kind = '', place] = choice.split(kindMark);
  const province = provinceOf(place);
  const situation = situationOf(choice, industries, stated);
  const obligations = situation && obligationsOf(rules, situation);
  const choose = (nextIndustry: string, nextKind: string | undefined, nextProvince: Province) => {
    const next = choiceOf(nextIndustry, nextKind, nextProvince);
    setChoice(next);
    onChoose?.(nextIndustry && next);
  };
  return (
    <section className="obligations" aria-labelledby="obligations">
      <div className="mb-6 grid items-end gap-x-16 gap-y-5 md:grid-cols-[1fr_auto]">
        <div>
          <h3 id="obligations" className="text-2xl">
            {words.obligations}
          </h3>
          <p className="mt-2 max-w-measure text-ink-2" role="status">
            {obligations
              ? `${obligationsInWords(obligations, situation)} ${readingInWords(readingOf(rules, industry, province), province, situation.industry.inSentence)}`
              : words.chooseIndustry}{' '}
            {notLegalAdvice}
          </p>
        </div>
        <div className="grid gap-4 md:w-72 print:hidden">
          <Choice
            id="obligations-industry"
            label={words.yourIndustry}
            value={situation ? choiceOf(industry, kind || undefined, 'on') : ''}
            onChange={({ target: { value } }) => {
              const [nextIndustry = '', nextKind] = value.split(kindMark);
              choose(nextIndustry, nextKind, province);
            }}
          >
            <option value="">{words.notChosen}</option>
            {industries.map(({ id, name, kinds }) => [
              <option key={id} value={id}>
                {name}
              </option>,
              ...listed(kinds).map((each) => (
                <option key={choiceOf(id, each.id, 'on')} value={choiceOf(id, each.id, 'on')}>
                  {name}: {each.name}
                </option>
              )),
            ])}
          </Choice>
          <Choice
            id="obligations-province"
            label={words.whichProvince}
            value={province}
            onChange={({ target: { value } }) => choose(industry, kind || undefined, provinceOf(value))}
          >
            {provinces.map((each) => (
              <option key={each} value={each}>
                {provinceNames[each]}
              </option>
            ))}
          </Choice>
        </div>
      </div>
      {obligations && <ObligationCut obligations={obligations} situation={situation} industries={industries} />}
    </section>
  );
}

/** An optional native choice under its label. */
function Choice({ label, ...select }: ComponentProps<'select'> & { id: string; label: string }) {
  return (
    <div>
      <label htmlFor={select.id} className={fieldLabel}>
        {label}
        <Optional />
      </label>
      <select className={control} {...select} />
    </div>
  );
}
