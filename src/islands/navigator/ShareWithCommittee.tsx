import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#components/Button.tsx';
import * as words from '#islands/navigator/words';
import './ShareWithCommittee.css';

/** What a visitor can share of the results with those who decide with them. Each row is a `CommitteeRow`. */
export function ShareWithCommittee({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <section className="committee print:hidden" aria-labelledby="committee">
      <div>
        <h3 id="committee" className="text-3xl">
          {words.committee}
        </h3>
        <p className="mt-3 max-w-measure text-ink-2">{words.committeeNote}</p>
        <ul className="mt-7">{children}</ul>
      </div>
      {beside}
    </section>
  );
}

/** One thing to take along: what it is, what it holds, and the control that makes it. */
export function CommitteeRow({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <li aria-labelledby={id}>
      <div>
        <h4 id={id} className="title text-lg">
          {title}
        </h4>
        <p className="mt-1.5 text-sm text-ink-2">{note}</p>
      </div>
      {children}
    </li>
  );
}

/** The way to the check, which has a place of its own: `CheckPlace`. */
export function CheckRow() {
  return (
    <CommitteeRow title={words.checkTitle} note={words.checkNote}>
      <ButtonLink icon="arrow" href="#check">
        {words.checkCriteria}
      </ButtonLink>
    </CommitteeRow>
  );
}
