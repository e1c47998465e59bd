import { useStore } from '@nanostores/react';
import { type FormEvent, useRef, useState } from 'react';
import { mostMembers } from '#domain/check/group';
import { type Committee, type CommitteeMember, problemOfLink } from '#domain/committee/committee';
import { type CommitteeLink, nameOf, type NotAdded } from '#domain/committee/links';
import { longestName } from '#domain/committee/pasted';
import { initials } from '#domain/committee/words';
import type { WizardDefinition } from '#domain/content/wizard';
import { dayInWords } from '#domain/days';
import type { Advice } from '#domain/recommendation/advice';
import { capitalized, numberInWords } from '#domain/words';
import { control, fieldLabel, FieldError } from '#islands/form/Field';
import { Button } from '#components/Button.tsx';
import { $committee, addTypedLinks, nameLink, removeLink, typeLinks } from '#stores/committee';

type Props = {
  definition: WizardDefinition;
  advice: Advice;
  committee: Committee;
  /** What the links say together, to be told when they change. */
  sentence: string;
};

/** The links that were added, each with a name for this page, and where more are pasted. */
export function LinkList({ definition, advice, committee, sentence }: Props) {
  const { links, typed } = useStore($committee);
  const [news, setNews] = useState('');
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const isFull = links.length >= mostMembers;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const result = addTypedLinks((fragment) => problemOfLink(fragment, definition, advice));
    const nothing = result.added.length + result.notAdded.length === 0;
    setNotAdded(nothing ? [{ text: '', reason: 'Paste a link first.' }] : result.notAdded);
    setNews(
      result.added.length > 0 ? `${countOf(result.added.length)} added, ${result.links.length} of ${mostMembers}.` : '',
    );
    if (nothing || result.notAdded.length > 0) field.current?.focus();
  };
  const remove = (link: CommitteeLink) => {
    removeLink(link.id);
    setNews(`${nameOf(link)} is removed.`);
    // The pressed button is gone: what takes the focus is where another link goes.
    field.current?.focus();
  };
  return (
    <section aria-labelledby="your-links" className="self-start">
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-3">
        <h2 id="your-links" className="text-xl">
          Your links
        </h2>
        <p className="text-sm text-ink-2">
          <b className="font-semibold">
            {links.length} of {mostMembers}
          </b>
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
                  {initials(nameOf(link))}
                </i>
                <input
                  className={`${control} text-sm font-semibold print:min-h-0 print:border-0 print:p-0`}
                  aria-label={`Name of link ${link.id}, on this page only`}
                  aria-describedby={`link-${link.id}`}
                  autoComplete="off"
                  maxLength={longestName}
                  placeholder={`Link ${link.id}`}
                  value={link.name}
                  onChange={(event) => nameLink(link.id, event.target.value)}
                />
                <Button look="link" className="text-sm print:hidden" onClick={() => remove(link)}>
                  <span>
                    Remove <span className="sr-only">{nameOf(link)}</span>
                  </span>
                </Button>
                <small id={`link-${link.id}`}>
                  {member && aboutMember(member)}
                  {uncounted && <b className="font-semibold text-ink">It is not counted. {uncounted.reason}</b>}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      <form className="mt-5 print:hidden" onSubmit={add}>
        <label className={fieldLabel} htmlFor="paste-links">
          Paste links, one a line
        </label>
        <textarea
          ref={field}
          id="paste-links"
          className={`${control} min-h-28 text-sm`}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={notAdded.length > 0 || undefined}
          aria-describedby={notAdded.length > 0 ? 'paste-problems paste-note' : 'paste-note'}
          value={typed}
          onChange={(event) => typeLinks(event.target.value)}
        />
        {notAdded.length > 0 && (
          <div id="paste-problems">
            {notAdded.map(({ text, reason }, index) => (
              <FieldError key={index}>
                <span className="wrap-anywhere">
                  {text && <span className="font-normal text-ink-2">{shortened(text)}: </span>}
                  {reason}
                </span>
              </FieldError>
            ))}
            {notAdded.some(({ text }) => text) && (
              <p className="mt-1.5 text-sm">
                What could not be added is still in the field. Ask for it again, or paste it in one piece.
              </p>
            )}
          </div>
        )}
        <p className="mt-1.5 note" id="paste-note">
          {isFull ? 'Seven of seven. Remove one before you add another. ' : 'Up to seven. '}
          They are read in your browser and sent nowhere. Names are for this page only; a link never holds one.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button type="submit">Add links</Button>
          <p role="status" className="text-sm">
            {news}
            {news && <span className="sr-only"> {sentence}</span>}
          </p>
        </div>
      </form>
    </section>
  );
}

function countOf(links: number): string {
  return capitalized(`${numberInWords(links)} ${links === 1 ? 'link' : 'links'}`);
}

/** Returns what is said of a link that counts: how many criteria, how old, and what could not be read of it. */
function aboutMember({ opened, counted, sameAs }: CommitteeMember): string {
  const criteria = `${numberInWords(counted)} ${counted === 1 ? 'criterion counts' : 'criteria count'}`;
  return [
    `${capitalized(criteria)}, ${opened.settings ? 'as set by the sender' : 'as the answers set them'}${opened.made ? `; made ${dayInWords(opened.made)}` : ''}.`,
    !opened.isCurrent && 'The catalogue has changed since.',
    ...opened.dropped,
    sameAs !== null && `The same link as ${sameAs}: counted as another person who agrees. Remove it if it came twice.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a message shows of a line: its beginning. */
function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 48 ? `${line.slice(0, 47)}…` : line;
}
