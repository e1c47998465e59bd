import type { Message } from '#domain/message/form';
import type { MessageBody } from '#domain/message/schema';

/** What a message carries besides its words. */
export type MessageExtras = {
  replaces?: string | null;
  website?: string | undefined;
  secondsToFill?: number | undefined;
};

/** The body in which the site takes a message to the CRM. Line breaks inside the message stay. */
export function messageBody(message: Message, { replaces, website, secondsToFill }: MessageExtras = {}): MessageBody {
  const { fullName, email, phone, organization, subject, message: words } = message;
  return {
    kind: 'message',
    fullName: fullName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    organization: organization.trim(),
    subject,
    message: words.trim(),
    ...(replaces ? { replaces } : {}),
    ...(website ? { website } : {}),
    ...(secondsToFill === undefined ? {} : { secondsToFill }),
  };
}
