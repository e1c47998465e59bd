import type { Message } from '#domain/message/form';
import { messageMailto, messageText } from '#domain/message/mail';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import * as common from '#islands/words';

type Props = {
  message: Message;
  email: string;
  /** Whether this is the primary action here. */
  main?: boolean;
};

/** The ways to send a message oneself: copy or mail. It starts afresh for another message, which is not copied yet. */
export function CopyOrMailMessage({ message, email, main = false }: Props) {
  const text = messageText(message);
  return (
    <CopyOrMail key={text} main={main} what={common.yourMessage} text={text} mailto={messageMailto(email, message)} />
  );
}
