import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';

type Props = {
  /** The id of what it holds: a link to it opens it, as the browser does for the target of a fragment. */
  id: string;
  title: string;
  /** What the closed section says. */
  line: ReactNode;
  children: ReactNode;
};

/** A named section below the sheet: closed, a line that already answers. Opened by a link, by search and on paper. */
export function Fold({ id, title, line, children }: Props) {
  return (
    <details className="results-fold">
      <summary className="opens-line">
        <h3>{title}</h3>
        <span>{line}</span>
        <Icon name="chevron" />
      </summary>
      <div id={id} className="scroll-mt-36 pt-1 pb-7">
        {children}
      </div>
    </details>
  );
}
