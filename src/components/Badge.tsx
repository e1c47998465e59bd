import type { ReactNode } from 'react';

/** A few words of good news behind a small leaning slab. */
export function Badge({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 text-sm font-semibold before:h-2 before:w-5.5 before:bg-good before:lean-2 before:content-[''] ${className}`}
    >
      {children}
    </span>
  );
}
