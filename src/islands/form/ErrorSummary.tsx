import { useEffect, useRef } from 'react';
import { ErrorNotice } from '#components/Notice.tsx';
import * as words from '#islands/form/words';

type Props = {
  /** The number of refused submissions: each one moves the focus here. */
  refusals: number;
  /** The sentence above the links; by default their number. */
  text?: string;
  /** The errors, each with the id of its field or of its group of fields. */
  errors: readonly { id: string; message: string | undefined }[];
  className?: string;
};

/**
 * The errors that prevent a form from being sent, with a link to each field. It takes the focus. Its top margin applies
 * below other content, unless the form sets another.
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

/**
 * The fragment may be a step of a wizard, so the link moves the focus itself: to the field, or to the first control of
 * its group.
 */
function focusField(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  (field?.querySelector('input') ?? field)?.focus();
}
