import { type Setting, settingScale } from '#domain/check/settings';
import { initials } from '#domain/committee/words';

type Props = {
  /** The criterion. */
  caption: string;
  /** Each member's name and weight. */
  given: readonly { name: string; setting: Setting }[];
  /** A text alternative to the drawing. */
  label: string;
  /** What it means for the decision, below the caption; empty where the caption says it. */
  meaning?: string;
  note: string;
  /** The margin above it. */
  className?: string;
};

/** One criterion as a drawing: each member is a slab on the weight they give it. */
export function MemberPile({ caption, given, label, meaning = '', note, className = 'mt-part' }: Props) {
  return (
    <figure className={className}>
      <figcaption>
        <span className="title block text-xl text-balance">{caption}</span>
        {meaning && <span className="mt-1 block text-ink-2">{meaning}</span>}
      </figcaption>
      <div className="pile-of-members" role="img" aria-label={label}>
        {settingScale.map((setting) => {
          const names = given.filter((each) => each.setting === setting).map(({ name }) => name);
          return (
            <div key={setting}>
              {names.map((name, at) => (
                <span key={at}>{initials(name)}</span>
              ))}
              <b data-given={names.length > 0 || undefined}>{setting}</b>
            </div>
          );
        })}
      </div>
      <p className="mt-2 note">{note}</p>
    </figure>
  );
}
