import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { copyText } from '#islands/copyText';
import { control } from '#islands/form/Field';
import * as words from '#islands/words';

type Props = {
  text: string;
  label: string;
  /** The label of the field to copy from by hand. */
  byHand: string;
  look?: 'secondary' | undefined;
  /** Its place among what is around it. */
  className?: string;
};

/** Copies a text to send. If the clipboard is not allowed, shows them to be copied by hand. */
export function TextToCopy({ text, label, byHand, look, className = 'mt-4' }: Props) {
  const [copied, setCopied] = useState<{ text: string; taken: boolean } | null>(null);
  const said = copied?.text === text ? copied : null;
  return (
    <div className={`${className} flex flex-wrap items-center gap-3 print:hidden`}>
      <Button look={look} onClick={() => void copyText(text).then((taken) => setCopied({ text, taken }))}>
        {label}
      </Button>
      <span className="empty:absolute" role="status">
        {said && (said.taken ? words.copied : words.notCopied)}
      </span>
      {said?.taken === false && (
        <textarea className={control} aria-label={byHand} readOnly rows={8} defaultValue={text} />
      )}
    </div>
  );
}
