/** Texts that all forms share. A form's own texts are beside the form. */

export const optional = '(optional)';

/** Returns the sentence above the links of an error summary. */
export const needAttention = (count: number) =>
  `${count === 1 ? 'One field needs' : `${count} fields need`} your attention:`;

export const didYouMean = (email: string) => `Did you mean ${email}?`;

/** Texts for when `what`, for example 'your details', could not be sent. */
export const mail = (what: string) => `E-mail ${what}`;
export const copy = (what: string) => `Copy ${what}`;
export const copyByHand = (what: string) => `${what}, to copy by hand`;
/** An address follows. */
export const tooLongToMail = 'Too long to open in a mail program: copy it, and send it to';
