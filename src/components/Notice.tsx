import type { ComponentProps, ReactNode } from 'react';

/** What a notice is about. `good`, `warn`, `info`, `danger` are the tones of the notifications; `lake` is neutral. */
export type Tone = 'good' | 'warn' | 'info' | 'danger' | 'lake';

/** The colour of a notice's edge, by its tone. */
export const edges: Record<Tone, string> = {
  good: 'border-s-good',
  warn: 'border-s-warn',
  info: 'border-s-info',
  danger: 'border-s-danger',
  lake: 'border-s-lake',
};
const grounds: Record<Tone, string> = {
  good: 'bg-good-tint',
  warn: 'bg-warn-tint',
  info: 'bg-info-tint',
  danger: 'bg-danger-tint',
  lake: 'bg-lake-tint',
};

/** The colour of words in a notice, by its tone. */
export const toneText: Record<Tone, string> = {
  good: 'text-good',
  warn: 'text-warn',
  info: 'text-info',
  danger: 'text-danger',
  lake: 'text-lake',
};

type Props = ComponentProps<'div'> & {
  tone: Tone;
  /** A line at its edge only, for news among other text; otherwise the notice has a ground of its own. */
  plain?: boolean;
  children?: ReactNode;
};

/** Returns news in the page: a bar at its edge in the colour of the tone. */
export function Notice({ tone, plain = false, className = '', ...rest }: Props) {
  const shape = plain ? 'max-w-176 ps-4' : `rounded-2 px-4.5 py-3.5 ${grounds[tone]}`;
  return <div data-tone={tone} {...rest} className={`border-s-6 ${edges[tone]} ${shape} ${className}`.trim()} />;
}

/** Returns what went wrong, in a box that no one overlooks. Links in it are in the colour of errors. */
export function ErrorNotice({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <Notice
      {...rest}
      tone="danger"
      className={`border-y border-e border-danger [&_a:not([class])]:font-semibold [&_a:not([class])]:text-danger [&_a:not([class])]:decoration-current ${className}`.trim()}
    />
  );
}
