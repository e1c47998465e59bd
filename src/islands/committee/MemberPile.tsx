import { type Setting, settingScale } from '#domain/check/settings';
import { initials } from '#domain/committee/words';

type Props = {
  /** The criterion. */
  caption: string;
  /** Each member's name and weight. */
  given: readonly { name: string; setting: Setting }[];
  /** A text alternative to the drawing. */
  label: string;
  note: string;
};

/** One criterion as a drawing: each member is a slab on the weight they give it. */
export function MemberPile({ caption, given, label, note }: Props) {
  return (
    <figure className="mt-8">
      <figcaption className="title text-xl text-balance">{caption}</figcaption>
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
