import { type RefObject, useEffect, useRef, useState } from 'react';

/** A confirmation that replaces the button that asks for it. */
export type Confirmation = {
  isAsking: boolean;
  ask: () => void;
  /** Restores the button. */
  withdraw: () => void;
  /** Takes the focus when asked; it needs a tabindex. */
  question: RefObject<HTMLParagraphElement | null>;
  /** The button, which takes the focus when the question is withdrawn. */
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Returns the state of a confirmation before visitor data is replaced. The focus moves to the question, and back to the
 * button.
 */
export function useConfirmation(): Confirmation {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== null) (isAsking ? question : button).current?.focus();
  }, [isAsking]);
  return {
    isAsking: isAsking === true,
    ask: () => setAsking(true),
    withdraw: () => setAsking(false),
    question,
    button,
  };
}
