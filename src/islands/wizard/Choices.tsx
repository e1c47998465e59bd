import type { ComponentProps, ReactNode } from 'react';
import './Choices.css';

/** A radio button or checkbox. Wrap it in its label, inside `RadioCards` or `CheckboxRows`. */
export function Choice(props: ComponentProps<'input'>) {
  return <input {...props} className="choice" />;
}

/** Two cards make one row, four two rows of two, five a row of three and a row of two. */
const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2',
  5: 'sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[n+4]:col-span-3',
};

/** Labels with a radio button each, as cards: two or three side by side, four or five in two rows. */
export function RadioCards({ count = 3, children }: { count?: number; children: ReactNode }) {
  return <div className={`radio-cards grid gap-2.5 ${columns[count] ?? 'sm:grid-cols-3'}`}>{children}</div>;
}

/** Labels with a checkbox each, as rows between hairlines. */
export function CheckboxRows({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`checkbox-rows grid border-t border-rule ${className}`}>{children}</div>;
}
