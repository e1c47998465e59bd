import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#components/Button.tsx';
import * as words from '#islands/navigator/words';
import './ShareWithCommittee.css';

/** The ways to share the results with those who decide with the visitor. Each row is a `CommitteeRow`. */
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

/** One way to share: its title, its contents, and the control that creates it. */
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

/** The link to the check, which has its own place: `CheckPlace`. */
export function CheckRow() {
  return (
    <CommitteeRow title={words.checkTitle} note={words.checkNote}>
      <ButtonLink icon="arrow" href="#check">
        {words.checkCriteria}
      </ButtonLink>
    </CommitteeRow>
  );
}
