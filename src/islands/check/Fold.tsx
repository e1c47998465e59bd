import { type ReactNode, useState } from 'react';
import { Icon } from '#components/Icon.tsx';

type Props = {
  summary: ReactNode;
  /** Whether it stands open as long as the visitor has not folded it. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part that can be folded. Folded, it is not made at all: every change of a weight would make it anew. */
export function Fold({ summary, isOpen = false, className = '', children }: Props) {
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? isOpen;
  return (
    <details
      className={`ck-fold ${className}`}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) setToggled(currentTarget.open);
      }}
    >
      <summary>
        <Icon name="chevron" />
        {summary}
      </summary>
      {open && children}
    </details>
  );
}
