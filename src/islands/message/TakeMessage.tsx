import type { Message } from '#domain/message/form';
import { messageMailto, messageText } from '#domain/message/mail';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import * as common from '#islands/words';

type Props = {
  message: Message;
  email: string;
  /** Whether this is what the visitor is here for now. */
  main?: boolean;
};

/** The ways in which a visitor takes a message along. Another message begins anew: it is not copied yet. */
export function TakeMessage({ message, email, main = false }: Props) {
  const text = messageText(message);
  return (
    <CopyOrMail key={text} main={main} what={common.yourMessage} text={text} mailto={messageMailto(email, message)} />
  );
}
