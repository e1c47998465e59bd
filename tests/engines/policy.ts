import type { Versions } from '#tests/engines/features';

/** The policy of docs/testing.md and `/accessibility`: everything works, and everything that a visit needs works. */
export const full: Versions = { chrome: 123, firefox: 128, safari: 17.5 };
export const usable: Versions = { chrome: 109, firefox: 115, safari: 16.4 };

/** What browsers of the first group lack of what pages use, and what they have instead. */
export const enhancements: Readonly<Record<string, string>> = {
  // Looks, of which the browser ignores what it does not know.
  '-webkit-tap-highlight-color': 'the browser’s own colour of a tap',
  ':-moz-progress-bar': 'each browser has the one of its own engine',
  ':-webkit-progress-bar': 'each browser has the one of its own engine',
  ':-webkit-progress-value': 'each browser has the one of its own engine',
  ':-webkit-search-cancel-button': 'a second cross in Safari alone is removed',
  ':-webkit-inner-spin-button': 'each browser has the one of its own engine',
  'accent-color': 'a slider in the browser’s own colour',
  'break-after: avoid': 'another page break in print',
  'break-before: column': 'another column break',
  'field-sizing': 'choices as wide as their longest option',
  'field-sizing: content': 'choices as wide as their longest option',
  'font-family: ui-monospace': 'the next typeface of the list',
  'forced-color-adjust': 'forced colours for the drawings too',
  'forced-color-adjust: none': 'forced colours for the drawings too',
  'position-area': 'the menu below the middle of the header',
  'position-area: bottom': 'the menu below the middle of the header',
  'position-area: span-right': 'the menu below the middle of the header',
  'position-try-fallbacks': 'a finding’s source stands where it begins',
  'position-try-fallbacks: flip-block': 'a finding’s source stands where it begins',
  'position-try-fallbacks: flip-inline': 'a finding’s source stands where it begins',
  'print-color-adjust': 'drawings in outline on paper',
  'print-color-adjust: exact': 'drawings in outline on paper',
  'overscroll-behavior': 'the page scrolls on behind the list',
  'scrollbar-width': 'a scroll bar',
  'scrollbar-width: none': 'a scroll bar',
  'text-decoration: dotted': 'a plain underline',
  'text-wrap: pretty': 'a last line of one word',
  '@page': 'the margins of the printer',
  size: 'the sheet that the printer has',
  // Folds and their animation.
  ':details-content': 'folds on phones and in print as they are on other screens',
  ':open': 'no animation',
  'contain: style': 'the rules of the obligation map are painted again when its answer takes another line',
  'content-visibility': 'everything is painted at once',
  'content-visibility: hidden': 'everything is painted at once',
  'content-visibility: visible': 'what is folded is not in print',
  'details name': 'several may be open',
  // Controls, which scripts do as well.
  'button command': 'list-first.ts opens and closes the dialog',
  'button commandfor': 'list-first.ts opens and closes the dialog',
  'dialog closedby': 'ProviderDialog.tsx closes it',
  // For whoever asks: browsers of phones, of what is on the page.
  'link rel=manifest': 'no other start from the home screen',
  'meta name=theme-color': 'the browser’s frame in its own colour',
  'meta name=viewport': 'browsers without it are not on phones',
  // Asked for before: `in`, `typeof`.
  'canShare()': 'copying stands beside sharing, which is offered where it works',
  'share()': 'copying stands beside sharing, which is offered where it works',
  'AbortSignal.timeout()': 'Chromium before 124 says abort: locks.ts',
  'startViewTransition()': 'React asks before',
  'skipTransition()': 'React asks before',
  'Error.captureStackTrace()': 'fflate asks before',
  // Methods of packages’ own objects that have the name of one.
  'destroy()': 'a method of docx',
  'format()': 'a method of docx',
  'use()': 'a method of React and docx',
};

/** What only browsers of the second group lack, and what they have instead. */
export const replaced: Readonly<Record<string, string>> = {
  'light-dark()': 'older-css.ts',
  'oklch()': 'older-css.ts',
  'color-mix()': 'older-css.ts',
  ':popover-open': 'older-css.ts',
  'selector :popover-open': 'asked for before',
  'button popovertarget': 'older.ts',
  'button popovertargetaction': 'list-first.ts closes the dialog',
  'dialog popover': 'list-first.ts opens the dialog',
  'div popover': 'older.ts',
  'nav popover': 'older.ts',
  'hidePopover()': 'older.ts',
  'showPopover()': 'older.ts',
  hyphens: 'long words break where they must',
  'databases()': 'caught: without it, an unsent lead is found in local storage alone',
  ':has':
    'a chosen card is marked by its circle alone; waiting for a script says less; without scripts the obligation map is whole',
  '@media (scripting)': 'a form without scripts stays in view, with a word before it',
  '@property': 'Tailwind sets the values itself',
  'contain-intrinsic-height': 'the list grows by a frame',
  'grid-template-rows: subgrid': 'each card has lines of its own, its links at its foot',
  'text-wrap': 'other line breaks',
  'text-wrap: balance': 'other line breaks',
};
