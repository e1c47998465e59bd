import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { copyText } from '#islands/copyText';
import { control } from '#islands/form/Field';
import * as words from '#islands/check/words';
import * as common from '#islands/words';

type Props = { text: string; label: string; look?: 'secondary' };

/** Copies questions to a vendor. If the clipboard is not allowed, shows them to be copied by hand. */
export function CopyText({ text, label, look }: Props) {
  const [copied, setCopied] = useState<{ text: string; taken: boolean } | null>(null);
  const said = copied?.text === text ? copied : null;
  return (
    <div className="ck-copy">
      <Button look={look} onClick={() => void copyText(text).then((taken) => setCopied({ text, taken }))}>
        {label}
      </Button>
      <span role="status">{said && (said.taken ? common.copied : common.notCopied)}</span>
      {said?.taken === false && (
        <textarea className={control} aria-label={words.copyByHand} readOnly rows={8} defaultValue={text} />
      )}
    </div>
  );
}
