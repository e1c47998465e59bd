import { useStore } from '@nanostores/react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mostMembers } from '#domain/check/settings';
import { type Committee, problemOfLink } from '#domain/committee/committee';
import type { CommitteeLink } from '#domain/committee/kept-links';
import { isLongName, type NotAdded } from '#domain/committee/links';
import { initials, type NameOf } from '#domain/committee/words';
import { beginningOf } from '#domain/text/beginning';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { control, fieldLabel, FieldError } from '#islands/form/Field';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { $committee, addTypedLinks, nameLink, removeLink, typeLinks } from '#stores/committee';
import * as words from '#islands/committee/words';

type Props = {
  definition: WizardDefinition;
  advice: Advice;
  committee: Committee;
  nameOf: NameOf;
  /** The first sentence of the reading, announced when it changes. */
  sentence: string;
};

/** How many links have something to say together. */
const fromTwo = 2;

/** The added links, each with a name for this page, and the field for more. */
export function LinkList({ definition, advice, committee, nameOf, sentence }: Props) {
  const { links, typed } = useStore($committee);
  const [news, setNews] = useState('');
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([]);
  // A reason is shown as long as the text that it is about is in the field.
  const problems = notAdded.filter(({ text }) => (text ? typed.includes(text) : !typed.trim()));
  const field = useRef<HTMLTextAreaElement>(null);
  const more = useRef<HTMLElement>(null);
  const isFull = links.length >= mostMembers;
  // What the links say comes before the field for more of them, unless something is in it.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const canFold = links.length >= fromTwo;
  const isOpen = !canFold || (wanted ?? typed.trim() !== '');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const result = addTypedLinks((fragment) => problemOfLink(fragment, definition, advice));
    const nothing = result.added.length + result.notAdded.length === 0;
    const isDone = !nothing && result.notAdded.length === 0;
    flushSync(() => {
      setNotAdded(nothing ? [{ text: '', reason: words.pasteFirst }] : result.notAdded);
      setNews(result.added.length > 0 ? words.added(result.added.length) : '');
      setWanted(!isDone);
    });
    if (!isDone) field.current?.focus();
    // Folded with the button that was pressed.
    else if (result.links.length >= fromTwo) more.current?.focus();
  };
  const remove = (link: CommitteeLink) => {
    removeLink(link.id);
    flushSync(() => {
      setNews(words.removed(nameOf(link.id)));
      setWanted(true);
    });
    // The clicked button is gone: focus moves to the field for another link.
    field.current?.focus();
  };
  const areAllOlder = committee.members.length > 1 && committee.members.every(({ opened }) => !opened.isCurrent);
  return (
    <section aria-labelledby="your-links">
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-b border-ink border-b-rule pt-3 pb-2.5">
        <h2 id="your-links" className="text-xl">
          {words.yourLinks}
        </h2>
        <p className="leading-tight text-ink-2">
          <b className="font-semibold">{words.inUse(links.length)}</b>
          {words.atMost(mostMembers)}
        </p>
      </div>
      {links.length > 0 && (
        <ul className="link-list" role="list">
          {links.map((link) => {
            const member = committee.members.find(({ id }) => id === link.id);
            const uncounted = committee.uncounted.find(({ id }) => id === link.id);
            return (
              <li key={link.id}>
                <i className="link-slab" data-uncounted={!member || undefined} aria-hidden="true">
                  {initials(nameOf(link.id))}
                </i>
                <input
                  className={`${control} font-semibold placeholder:text-ink-3 placeholder:opacity-100 print:min-h-0 print:border-0 print:p-0`}
                  aria-label={words.nameLabel(link.id)}
                  aria-describedby={`link-${link.id}`}
                  autoComplete="off"
                  placeholder={words.unnamed(link.id)}
                  value={link.name}
                  onChange={(event) => nameLink(link.id, event.target.value)}
                />
                <Button look="link" className="text-sm print:hidden" onClick={() => remove(link)}>
                  <span>
                    {words.remove} <span className="sr-only">{nameOf(link.id)}</span>
                  </span>
                </Button>
                <small id={`link-${link.id}`}>
                  {isLongName(link) && `${words.longName(nameOf(link.id))} `}
                  {member && words.aboutMember(member, nameOf, areAllOlder)}
                  {uncounted && <b className="font-semibold text-ink">{words.notCounted(uncounted.reason)}</b>}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      {areAllOlder && <p className="mt-2 note">{words.allOlder}</p>}
      <details
        className="mt-3 print:hidden"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) setWanted(currentTarget.open);
        }}
      >
        <summary className="opens-more" ref={more} hidden={!canFold}>
          {words.addMore}
          <Icon name="chevron" />
        </summary>
        <form onSubmit={add}>
          <label className={fieldLabel} htmlFor="paste-links">
            {words.paste}
          </label>
          <p className="mb-2 note" id="paste-hint">
            {words.pasteHint}
          </p>
          <textarea
            ref={field}
            id="paste-links"
            className={`${control} min-h-28`}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={`paste-hint ${problems.length > 0 ? 'paste-problems ' : ''}paste-note`}
            value={typed}
            onChange={(event) => typeLinks(event.target.value)}
          />
          {problems.length > 0 && (
            <div id="paste-problems">
              {problems.map(({ text, reason }, index) => (
                <FieldError key={index}>
                  <span className="wrap-anywhere">
                    {text && (
                      <span className="font-normal text-ink-2">{beginningOf(text.split('\n')[0] ?? '', 48)}: </span>
                    )}
                    {reason}
                  </span>
                </FieldError>
              ))}
              {problems.some(({ text }) => text) && <p className="mt-1.5">{words.stillInField}</p>}
            </div>
          )}
          <p className="mt-1.5 note" id="paste-note">
            {isFull ? words.full : words.upToSeven} {words.staysHere}
          </p>
          <p className="mt-4">
            <Button type="submit" look={links.length > 0 ? undefined : 'secondary'}>
              {words.add}
            </Button>
          </p>
        </form>
      </details>
      {/* The list itself shows what was added or removed. */}
      <p role="status" className="sr-only">
        {news && `${news} ${sentence}`}
      </p>
    </section>
  );
}
