import type { ComponentProps } from 'react';
import './Notice.css';

/** The tone of a notice: `good`, `warn`, `info` and `danger` as in notifications, and the neutral `lake`. */
export type Tone = 'good' | 'warn' | 'info' | 'danger' | 'lake';

type Props = ComponentProps<'div'> & {
  tone: Tone;
  /** Only a line at its edge, for notices among other text; by default it has a background. */
  plain?: boolean;
};

/** A notice in the page: a bar at its edge in the colour of the tone, which its text can take by `text-(--tone)`. */
export function Notice({ tone, plain = false, className = '', ...rest }: Props) {
  const shape = plain ? 'max-w-176 ps-4' : 'rounded-2 bg-(--tone-tint) px-4.5 py-3.5';
  return <div data-tone={tone} {...rest} className={`border-s-6 border-s-(--tone) ${shape} ${className}`.trim()} />;
}

/** An error in a prominent box. Its links take the colour of errors. */
export function ErrorNotice({ className = '', ...rest }: ComponentProps<'div'>) {
  return <Notice {...rest} tone="danger" className={`error-notice ${className}`.trim()} />;
}
