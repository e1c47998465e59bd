import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { pressed: boolean; onChoose: () => void };

/**
 * A toggle button: pressed or not (`aria-pressed`). Before the script is there, it sends the form with its name and
 * value.
 */
export function Toggle({ pressed, onChoose, className = '', ...rest }: Props) {
  return (
    <button
      {...rest}
      type="submit"
      className={`inline-flex min-h-tap flex-none items-center gap-2 rounded-2 border border-rule-2 bg-surface px-3.5 py-1.5 text-sm font-strong whitespace-nowrap hover:border-ink aria-pressed:border-lake aria-pressed:bg-lake aria-pressed:text-on-lake forced-colors:aria-pressed:bg-[SelectedItem] forced-colors:aria-pressed:text-[SelectedItemText] forced-colors:aria-pressed:forced-color-adjust-none ${className}`.trim()}
      aria-pressed={pressed}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    />
  );
}
