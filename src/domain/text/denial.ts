/** Words that may stand between a denial and what it denies: 'not a', 'does not need any', 'without the'. */
const between =
  'an?|the|any|your|our|its|more|another|full|real|be|need|needs|require|requires|include|includes|offer|offers|' +
  'un|une|de|d|des|du|le|la|les|l';

/** A denial at the end of a text. 'Not only a' and 'no-code' deny nothing that follows, nor does 'with or without'. */
const denial = new RegExp(
  `(?:^| )(?:not|no|never|nor|neither|cannot|\\p{L}+n t|rather than|instead of|(?<!or )without|pas|sans|ni|plutôt que)(?: (?:${between})){0,3}$`,
  'u',
);

/** Returns whether a sentence's words (lower case, without punctuation) deny what follows: 'this is not a', 'no'. */
export function isDenied(before: string): boolean {
  return denial.test(before.trimEnd().slice(-longest));
}

/** As far as a denial with the words between can reach back. */
const longest = 60;

/** Returns the sentences of a text, which also end at a colon, a semicolon and `|`. */
export function sentencesOf(text: string): string[] {
  return text.split(/[.!?…:;](?=\s|$)|\|/u);
}
