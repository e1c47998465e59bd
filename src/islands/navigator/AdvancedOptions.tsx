import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { ScraperCardProps } from '#islands/navigator/ScraperCard';
import { Later, useLaterPart } from '#islands/wizard/Later';
import * as words from '#islands/navigator/words';

const loadCard = () => import('#islands/navigator/ScraperCard');

/** Step 1's 'Advanced Options', closed at first; its content loads when it is opened. Specification §2, step 1. */
export function AdvancedOptions(card: ScraperCardProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const scraperCard = useLaterPart(loadCard, opened);
  const look = () => setOpened((before) => before || panel.current?.open === true);
  // It may have been opened before the script loaded.
  useEffect(look, []);
  return (
    <details className="mt-10 border-y border-rule" ref={panel} onToggle={look}>
      <summary className="opens-line min-[30rem]:grid-cols-[minmax(0,1fr)_auto_1rem]">
        {words.advancedOptions}{' '}
        <small className="font-sans font-normal text-ink-3 max-[30rem]:hidden">{words.scoreAWebsite}</small>
        <Icon name="chevron" />
      </summary>
      {opened && <Later part={scraperCard} props={card} />}
    </details>
  );
}
