import type { ComponentProps, ReactNode } from 'react';

/** Returns a radio button or a checkbox. Its label stands around it: in `RadioCards` or `CheckboxRows`. */
export function Choice(props: ComponentProps<'input'>) {
  return <input {...props} className="choice" />;
}

/** Returns labels with a radio button each, as cards: three beside each other, or four in two rows. */
export function RadioCards({ count = 3, children }: { count?: number; children: ReactNode }) {
  return (
    <div className={`radio-cards grid gap-2.5 ${count === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>{children}</div>
  );
}

/** Returns labels with a checkbox each, as rows between hairlines. */
export function CheckboxRows({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`checkbox-rows grid border-t border-rule ${className}`}>{children}</div>;
}
