import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import * as words from '#islands/wizard/words';
import './StepNav.css';

type Props = { onBack: (() => void) | null; busy?: boolean; className?: string; children: ReactNode };

/** A step's buttons: Previous, unless it is the first step, and the children. Stacked on a phone. */
export function StepNav({ onBack, busy = false, className = 'mt-9', children }: Props) {
  return (
    <div className={`step-nav ${className}`}>
      {onBack && (
        <Button look="secondary" disabled={busy} onClick={() => onBack()}>
          {words.previous}
        </Button>
      )}
      {children}
    </div>
  );
}
