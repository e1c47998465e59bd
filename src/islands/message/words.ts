/** The texts of the message form. A message's outcome: src/domain/message/. */

export const form = 'Send us a message';
export const fullName = 'Full name';
export const email = 'Email';
export const phone = 'Phone';
export const organization = 'Organization';
export const subject = 'Subject';
export const chooseSubject = 'Choose a subject';
export const message = 'Message';
/** Shown at a message that a call to action has pre-filled. */
export const begun = 'The subject and the first words are filled in for you. Go on from there, or change them.';
export const send = 'Send Message';
export const sending = 'Sending...';

export const onItsWay = 'Your message is on its way';
export const ready = 'Your message is ready to send from your own e-mail';
export const readyHint = 'Nothing has gone out yet. Send it from your mail program, or take the words with you.';
export const bookInstead = 'Book a call instead';
export const change = 'Change your message';
export const another = 'Write another message';
