import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import * as words from '#islands/wizard/words';
import './StepNav.css';

type Props = { onBack: (() => void) | null; busy?: boolean; className?: string; children: ReactNode };

/** Returns a step's buttons: Previous, where there is a step before, and what it is given. Below each other on a phone. */
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
