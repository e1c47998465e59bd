import type { ComponentProps } from 'react';

const looks = {
  box: 'rounded-2 border border-rule-2 bg-surface px-3.5 py-1.5 hover:border-ink aria-pressed:border-lake aria-pressed:bg-lake aria-pressed:text-on-lake forced-colors:aria-pressed:bg-[SelectedItem] forced-colors:aria-pressed:text-[SelectedItemText] forced-colors:aria-pressed:forced-color-adjust-none',
  /** Underlined while it is pressed. */
  tab: 'list-tab hover:text-lake aria-pressed:text-lake',
  /** A slab of its layer: in full colour while it is pressed, or while none is. */
  slab: 'list-slab',
} as const;

type Props = ComponentProps<'button'> & { look?: keyof typeof looks; pressed: boolean; onChoose: () => void };

/** A toggle button (`aria-pressed`). Before the script loads, it submits the form with its name and value. */
export function Toggle({ look = 'box', pressed, onChoose, className = '', ...rest }: Props) {
  return (
    <button
      {...rest}
      type="submit"
      className={`inline-flex min-h-tap flex-none items-center gap-2 text-sm font-strong whitespace-nowrap ${looks[look]} ${className}`.trim()}
      aria-pressed={pressed}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    />
  );
}
