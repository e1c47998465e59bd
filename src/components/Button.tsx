import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { NewTab } from '#components/NewTab.tsx';
import './Button.css';

const button =
  'button inline-flex items-center justify-center gap-[0.6em] rounded-2 border px-5 text-md font-semibold leading-snug no-underline';

const looks = {
  /** Only for actions that lead into or through the Navigator. */
  navigator: `${button} border-transparent bg-maple text-on-maple hover:bg-maple-2`,
  /** The main action of its section. */
  primary: `${button} border-transparent bg-lake text-on-lake hover:bg-lake-2`,
  secondary: `${button} border-rule-2 text-ink hover:border-ink hover:bg-lake-wash`,
  /** The header's Get Started, which does not compete with the section below it. */
  ink: `${button} border-transparent bg-ink text-paper hover:bg-lake-2 hover:text-on-lake`,
  /** Text with an arrow. */
  link: 'inline-flex min-h-tap items-center gap-[0.5em] font-semibold text-lake no-underline hover:underline',
} as const;

/** A button's look; the comment on each says when to use it. */
export type ButtonLook = keyof typeof looks;

const sizes = { base: 'min-h-12 py-2.5', header: 'min-h-tap py-2 whitespace-nowrap' } as const;

type Look = {
  look?: ButtonLook | undefined;
  /** The height: that of a button in the page, or in the header. */
  size?: keyof typeof sizes;
  icon?: ComponentProps<typeof Icon>['name'] | undefined;
  /** The text. Use it in .astro files, where Astro would wrap children in an element. */
  label?: string | undefined;
  className?: string | undefined;
};

function className({ look = 'primary', size = 'base', className: more = '' }: Look) {
  return `${looks[look]} ${look === 'link' ? '' : sizes[size]} ${more}`.trim();
}

function Words({ label, icon, children }: Pick<Look, 'label' | 'icon'> & { children?: ReactNode }) {
  return (
    <>
      {label ?? children}
      {icon && ' '}
      {icon && <Icon name={icon} />}
    </>
  );
}

/** A button in one of the site's looks. */
export function Button({ look, size = 'base', icon, label, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={className({ look, size, className: rest.className })}>
      <Words label={label} icon={icon}>
        {children}
      </Words>
    </button>
  );
}

type LinkProps = Look & ComponentProps<'a'> & { newTab?: boolean };

/** A link that looks like a button. `newTab` opens a new tab, and the link's name says so. */
export function ButtonLink({ look, size = 'base', icon, label, newTab = false, children, ...rest }: LinkProps) {
  const target = newTab && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <a {...rest} {...target} className={className({ look, size, className: rest.className })}>
      <Words label={label} icon={icon}>
        {children}
      </Words>
      {newTab && <NewTab />}
    </a>
  );
}
