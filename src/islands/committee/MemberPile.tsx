import { type Setting, settingScale } from '#domain/check/settings';
import { initials } from '#domain/committee/words';

type Props = {
  /** The criterion. */
  caption: string;
  /** Who gives it what, by what they are called. */
  given: readonly { name: string; setting: Setting }[];
  /** What the drawing shows, in words. */
  label: string;
  note: string;
  /** How far it stands from what is above it. */
  className?: string;
};

/** One criterion as the page's picture: everyone is a slab on the weight that they give. */
export function MemberPile({ caption, given, label, note, className = 'mt-part' }: Props) {
  return (
    <figure className={className}>
      <figcaption className="title text-lg text-balance">{caption}</figcaption>
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
