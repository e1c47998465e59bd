import type { ReactNode } from 'react';

type Part = {
  /** What stands before the line, where it is not the usual word. */
  term?: string;
  /** What is read first: words, or a heading. */
  title: ReactNode;
  children?: ReactNode;
  /** Whether what is open is more than every purchase leaves to settle. */
  isWarning?: boolean;
};

type Props = {
  first: Part;
  open: Part;
  /** The one next step; its children begin with the action that takes it. */
  next: Part;
  className?: string;
};

const lines = [
  ['first', 'First'],
  ['open', 'Open'],
  ['next', 'Next'],
] as const;

/**
 * The answer in three lines, the same on every page that gives one: who is first and why, what is open, what to do next.
 * Its styles are imported where it is used, as with Matrix.css.
 */
export function Verdict({ className = '', ...parts }: Props) {
  return (
    <dl className={`verdict ${className}`}>
      {lines.map(([line, usual]) => {
        const { term = usual, title, children, isWarning } = parts[line];
        return (
          <div key={line} data-line={isWarning ? 'warning' : line}>
            <dt>{term}</dt>
            <dd>
              {typeof title === 'string' ? <p className="title">{title}</p> : title}
              {children}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
