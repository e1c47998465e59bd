import type { RefObject } from 'react';

type Props = {
  heading: string;
  lede: string | undefined;
  /** Takes the focus where the place opens within its page. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** The opening of Criteria, Compare and Committee, below their links: one for the three. */
export function ToolHeading({ heading, lede, headingRef }: Props) {
  return (
    <header className="shows-whole grid gap-x-20 gap-y-1.5 pt-4 pb-8 md:pt-7 lg:grid-cols-[7.1fr_4.9fr] lg:items-end">
      <h1 className="focus-bar text-3xl leading-tight" ref={headingRef} tabIndex={headingRef && -1}>
        {heading}
      </h1>
      {lede && <p className="max-w-measure text-ink-2">{lede}</p>}
    </header>
  );
}
