import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#components/Icon.tsx';

type Props = {
  summary: ReactNode;
  /** A line where the summary is a heading. */
  look?: 'line' | 'more';
  className?: string;
  children: ReactNode;
};

/**
 * A collapsible part. Its content is rendered only while it is open, because each change of a weight would rerender it,
 * and for print, where everything is expanded.
 */
export function Fold({ summary, look = 'more', className = '', children }: Props) {
  const [open, setOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    // The browser prints as soon as its listeners return.
    const print = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    for (const event of ['beforeprint', 'afterprint']) window.addEventListener(event, print, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <details
      className={`ck-fold ${className}`}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) setOpen(currentTarget.open);
      }}
    >
      <summary className={`opens-${look}`}>
        {summary}
        <Icon name="chevron" />
      </summary>
      {(open || isPrinting) && children}
    </details>
  );
}
