import { type RefObject, useEffect, useRef, useState } from 'react';

/** A question that takes the place of the button that it follows. */
export type Asking = {
  isAsking: boolean;
  ask: () => void;
  /** Puts the button back. */
  withdraw: () => void;
  /** What takes the focus once it is asked; it needs a tabindex. */
  question: RefObject<HTMLParagraphElement | null>;
  /** The button, which takes the focus once the question is withdrawn. */
  button: RefObject<HTMLButtonElement | null>;
};

/** Returns a question that is asked before something of the visitor's is replaced. The focus goes where it is asked. */
export function useAsking(): Asking {
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
