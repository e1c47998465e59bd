import { useEffect, useRef } from 'react';
import { ErrorNotice } from '#components/Notice.tsx';
import * as words from '#islands/form/words';

type Props = {
  /** Counts refused clicks: each one moves the focus here. */
  refusals: number;
  /** The sentence above the links; without one they are counted. */
  text?: string;
  /** Each with the id of its field, or of the group of fields that it is about. */
  errors: readonly { id: string; message: string | undefined }[];
  className?: string;
};

/**
 * What has to be fixed before a form can go, with a link to each field. It takes the focus. Below something else it
 * keeps its distance, unless the form says how much.
 */
export function ErrorSummary({ refusals, text, errors, className = 'not-first:mt-6' }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (errors.length === 0) return null;
  return (
    <ErrorNotice role="alert" tabIndex={-1} ref={summary} className={className}>
      <p>{text ?? words.needAttention(errors.length)}</p>
      <ul className="error-links">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </ErrorNotice>
  );
}

/** Fragments can be steps of a wizard, so the link moves the focus itself: to the field, or into its group. */
function focusField(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  (field?.querySelector('input') ?? field)?.focus();
}
