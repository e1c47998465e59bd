/** A heading of a page with the text below it, up to the next heading. All plain text. */
export type Section = {
  /** 1 to 6. */
  level: number;
  heading: string;
  paragraphs: string[];
  items: string[];
};

/** More than a person would read of one section; the rest is ignored. */
const atMost = { heading: 160, text: 600, paragraphs: 8, items: 16, line: 4_000 };

/**
 * Returns the headings, paragraphs and list items of a Markdown page, in order. Content before the first heading,
 * tables and pictures are left out. Linear in the text.
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
    else if (level > 0) open(level, line.slice(level).replace(/#{1,99}$/, ''));
    else if (paragraph !== '' && /^(={3,}|-{3,})$/.test(line)) {
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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/**
 * The parts of a line that are not shown as written: escapes, pictures, link addresses, tags, entities, emphasis marks.
 * The search for an end is limited, so that a thousand unclosed beginnings do not cause a thousand scans of the text.
 */
const inline =
  /\\([!-/:-@[-`{-~])|!(?=\[)(?:\[[^\]]{0,500}(?=\]))?|\]\([^)]{0,1000}\)|<[a-z/!?][^>]{0,500}>|&([^;]{0,6});|[[\]*`~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;

/** Returns the visible text of inline Markdown and HTML: link texts without addresses, no pictures, no marks. */
export function plainText(source: string): string {
  const text = source.replace(
    inline,
    (whole, escaped?: string, entity?: string) =>
      escaped ?? (entity === undefined ? (/^[!<]/.test(whole) ? ' ' : '') : (entities[entity.toLowerCase()] ?? ' ')),
  );
  // Control and direction marks could make a text look like another one.
  return text.replace(/[\s\p{Cc}\p{Bidi_Control}\u200b\ufeff]+/gu, ' ').trim();
}

/** Returns at most `length` characters, ending with a whole word where possible. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text.slice(0, length - 1);
  const space = kept.lastIndexOf(' ');
  // Half a surrogate pair is not a character.
  return `${(space > length / 2 ? kept.slice(0, space) : kept).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
