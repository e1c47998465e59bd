import { suggestedEmail } from '#domain/lead/email';
import { Button } from '#components/Button.tsx';
import * as words from '#islands/form/words';

type Props = {
  /** The id of the field. */
  id: string;
  email: string;
  onTake: (email: string) => void;
};

/** Asks whether another address was meant, and blocks nothing. It stands behind the field: the next Tab leads to it. */
export function EmailHint({ id, email, onTake }: Props) {
  const meant = suggestedEmail(email);
  return (
    <div role="status">
      {meant && (
        <Button
          look="link"
          className="text-start text-sm wrap-anywhere"
          label={words.didYouMean(meant)}
          onClick={() => {
            onTake(meant);
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}
