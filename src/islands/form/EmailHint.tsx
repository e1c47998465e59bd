import { suggestedEmail } from '#domain/lead/email';
import { Button } from '#components/Button.tsx';
import * as words from '#islands/form/words';

type Props = {
  /** The id of the field. */
  id: string;
  email: string;
  onTake: (email: string) => void;
};

/** Suggests a correction to an e-mail address, and blocks nothing. It follows the field, so the next Tab reaches it. */
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
