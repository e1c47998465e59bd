/** Words that all forms share. What a form asks stands with the form. */

export const optional = '(optional)';

/** Returns the sentence above the links to what has to be fixed. */
export const needAttention = (count: number) =>
  `${count === 1 ? 'One field needs' : `${count} fields need`} your attention:`;

export const didYouMean = (email: string) => `Did you mean ${email}?`;

/** The words about `what`, for example 'your details', where nothing could be sent. */
export const mail = (what: string) => `E-mail ${what}`;
export const copy = (what: string) => `Copy ${what}`;
export const copyByHand = (what: string) => `${what}, to copy by hand`;
/** An address follows. */
export const tooLongToMail = 'Too long to open in a mail program: copy it, and send it to';
