import type { ComponentProps, ReactNode } from 'react';
import './Tag.css';

const tones = {
  lake: 'bg-lake-tint text-lake',
  'lake-filled': 'bg-lake text-on-lake',
  good: 'bg-good-tint text-good',
  /** Not all of it is confirmed. */
  'good-outlined': 'tag-outlined text-good',
  info: 'bg-info-tint text-info',
} as const;

export type TagTone = keyof typeof tones;

type Props = ComponentProps<'span'> & { tone?: TagTone; label?: string; children?: ReactNode };

/** A few words on a leaning slab. */
export function Tag({ tone = 'lake', label, children, className = '', ...rest }: Props) {
  return (
    <span
      {...rest}
      className={`tag inline-flex items-center px-3.5 py-1 text-sm font-semibold ${tones[tone]} ${className}`.trim()}
    >
      {label}
      {children}
    </span>
  );
}
