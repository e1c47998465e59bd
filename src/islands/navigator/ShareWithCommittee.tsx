import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#components/Button.tsx';
import { tools } from '#components/tools.ts';
import * as words from '#islands/navigator/words';
import './ShareWithCommittee.css';

/** What a visitor can do with the results. Each row is a `CommitteeRow`. */
export function ShareWithCommittee({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <section className="committee print:hidden" aria-labelledby="next-steps">
      <div>
        <h3 id="next-steps" className="text-2xl">
          {words.nextSteps}
        </h3>
        <p className="mt-2 max-w-measure text-ink-2">{words.nextStepsNote}</p>
        <ul className="mt-5">{children}</ul>
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
        <p className="mt-1.5 text-ink-2">{note}</p>
      </div>
      {children}
    </li>
  );
}

/** The link to the check, which has its own place: `CheckPlace`. */
export function CheckRow() {
  return (
    <CommitteeRow title={words.whatCounts} note={words.criteriaNote}>
      <ButtonLink look="secondary" icon="arrow" href="#check">
        {tools.criteria.name}
      </ButtonLink>
    </CommitteeRow>
  );
}
