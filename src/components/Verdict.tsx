import type { ReactNode } from 'react';
import * as words from '#components/verdict-words.ts';

type Part = {
  /** The line that is read first: a heading, or words. */
  title: ReactNode;
  children?: ReactNode;
};

type Props = {
  first: Part;
  open: Part & {
    /** Whether it is more than what every purchase leaves to settle. */
    isWarning?: boolean;
  };
  /** The one next step; its children begin with the action that takes it. */
  next: Part;
  className?: string;
};

/**
 * The answer in three lines, the same on every page that gives one: who is first and why, what is open, what to do next.
 * Its styles are imported where it is used, as with Matrix.css.
 */
export function Verdict({ first, open, next, className = '' }: Props) {
  return (
    <dl className={`verdict ${className}`.trim()}>
      <Line {...first} term={words.first} mark="first" />
      <Line {...open} term={words.open} mark={open.isWarning ? 'warning' : 'open'} />
      <Line {...next} term={words.next} mark="next" />
    </dl>
  );
}

function Line({ term, title, mark, children }: Part & { term: string; mark: string }) {
  return (
    <div data-line={mark}>
      <dt>{term}</dt>
      <dd>
        {typeof title === 'string' ? <p className="title">{title}</p> : title}
        {children}
      </dd>
    </div>
  );
}
