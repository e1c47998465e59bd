import type { ComponentProps } from 'react';
import './Notice.css';

/** What a notice is about. `good`, `warn`, `info`, `danger` are the tones of the notifications; `lake` is neutral. */
export type Tone = 'good' | 'warn' | 'info' | 'danger' | 'lake';

type Props = ComponentProps<'div'> & {
  tone: Tone;
  /** A line at its edge only, for news among other text; otherwise the notice has a ground of its own. */
  plain?: boolean;
};

/** Returns news in the page: a bar at its edge in the colour of the tone, which words in it take by `text-(--tone)`. */
export function Notice({ tone, plain = false, className = '', ...rest }: Props) {
  const shape = plain ? 'max-w-176 ps-4' : 'rounded-2 bg-(--tone-tint) px-4.5 py-3.5';
  return <div data-tone={tone} {...rest} className={`border-s-6 border-s-(--tone) ${shape} ${className}`.trim()} />;
}

/** Returns what went wrong, in a box that no one overlooks. Links in it are in the colour of errors. */
export function ErrorNotice({ className = '', ...rest }: ComponentProps<'div'>) {
  return <Notice {...rest} tone="danger" className={`error-notice ${className}`.trim()} />;
}
