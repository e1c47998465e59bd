/** A heading of a page with the text under it, up to the next heading. All of it plain text. */
export type Section = {
  /** 1 to 6. */
  level: number;
  heading: string;
  paragraphs: string[];
  items: string[];
};

/** More than a person would read of one section; the rest is passed over. */
const atMost = { heading: 160, text: 600, paragraphs: 8, items: 16, line: 4_000 };

/**
 * Returns the headings, paragraphs and list items of a Markdown page, in order. What comes before the first heading,
 * tables and pictures are left out. Reads each character a fixed number of times, whatever the page: time is linear.
 */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  let section: Section | null = null;
  let paragraph = '';

  const endParagraph = () => {
    const text = cut(plainText(paragraph), atMost.text);
    if (text !== '' && section && section.paragraphs.length < atMost.paragraphs) section.paragraphs.push(text);
    paragraph = '';
  };
  const open = (level: number, source: string) => {
    endParagraph();
    const heading = cut(plainText(source), atMost.heading);
    section = heading === '' ? section : { level, heading, paragraphs: [], items: [] };
    if (section && heading !== '') sections.push(section);
  };

  for (const whole of markdown.split('\n')) {
    const line = whole.slice(0, atMost.line).trim();
    const level = headingLevel(line);
    if (line === '' || line.startsWith('|') || line.startsWith('```')) endParagraph();
    else if (level > 0) open(level, withoutTrailing(line.slice(level), '#'));
    else if (paragraph !== '' && (isAll(line, '=') || isAll(line, '-'))) {
      const underlined = paragraph;
      paragraph = '';
      open(line.startsWith('=') ? 1 : 2, underlined);
    } else {
      const bullet = /^(?:[-*+•·]|\d{1,3}[.)])\s+/.exec(line)?.[0];
      if (bullet === undefined) {
        if (paragraph.length < atMost.line) paragraph += `${paragraph === '' ? '' : ' '}${line}`;
      } else {
        endParagraph();
        const text = cut(plainText(line.slice(bullet.length)), atMost.text);
        const open: Section | null = section;
        if (text !== '' && open) addItem(open, text);
      }
    }
  }
  endParagraph();
  return sections;
}

function addItem(section: Section, text: string): void {
  if (section.items.length < atMost.items) section.items.push(text);
}

function headingLevel(line: string): number {
  let level = 0;
  while (level < 7 && line[level] === '#') level += 1;
  return level > 0 && level < 7 && (line[level] === ' ' || line[level] === '\t') ? level : 0;
}

function withoutTrailing(text: string, character: string): string {
  let end = text.trimEnd().length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

function isAll(line: string, character: string): boolean {
  if (line.length < 3) return false;
  for (const each of line) if (each !== character) return false;
  return true;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** Inline Markdown and HTML as the words it shows: link texts without addresses, no pictures, no marks. One pass. */
export function plainText(source: string): string {
  let text = '';
  const nextOf = (closing: string) => {
    // Found once and cached until passed, so that a thousand openings without an end are not a thousand searches.
    let found = -1;
    return (from: number) => {
      if (found < from && found !== Infinity) found = source.indexOf(closing, from);
      if (found === -1) found = Infinity;
      return found;
    };
  };
  const nextAngle = nextOf('>');
  const nextBracket = nextOf(']');
  const nextParenthesis = nextOf(')');
  const nextSemicolon = nextOf(';');
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    const following = source[at + 1] ?? '';
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(following)) {
      text += following;
      at += 1;
    } else if (character === '!' && following === '[') {
      const end = nextBracket(at);
      at = end === Infinity ? at + 1 : end - 1;
      if (end !== Infinity) text += ' ';
    } else if (character === ']' && following === '(' && nextParenthesis(at) !== Infinity) {
      at = nextParenthesis(at);
    } else if (character === '<' && /[a-z/!?]/i.test(following) && nextAngle(at) !== Infinity) {
      at = nextAngle(at);
      text += ' ';
    } else if (character === '&' && nextSemicolon(at) - at < 8) {
      const end = nextSemicolon(at);
      text += entities[source.slice(at + 1, end).toLowerCase()] ?? ' ';
      at = end;
    } else if (!'[]*`~'.includes(character) && !(character === '_' && !isWordInside(source, at))) text += character;
  }
  // Control and direction marks would let a text look like another one.
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g, ' ').trim();
}

function isWordInside(source: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(source[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(source[at + 1] ?? '');
}

/** At most `length` characters, ending with a whole word where there is one. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text.slice(0, length - 1);
  const space = kept.lastIndexOf(' ');
  // Half a surrogate pair is no character.
  return `${(space > length / 2 ? kept.slice(0, space) : kept).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
