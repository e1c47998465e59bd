/** Before which start tags an element's end tag may be left out, and before which end tags of what is around it. */
const followers: Readonly<Record<string, { starts: string; ends: string }>> = {
  li: { starts: 'li', ends: 'ul|ol' },
  dt: { starts: 'dt|dd', ends: '' },
  dd: { starts: 'dt|dd', ends: 'dl|div' },
  option: { starts: 'option|optgroup', ends: 'select|optgroup|datalist' },
  td: { starts: 'td|th', ends: 'tr' },
  th: { starts: 'td|th', ends: 'tr' },
  tr: { starts: 'tr', ends: 'tbody|thead|tfoot' },
  p: {
    starts:
      'p|div|ul|ol|dl|table|section|article|aside|header|footer|nav|form|fieldset|figure|details|blockquote|h[1-6]|hr',
    ends: 'div|li|dd|td|th|section|article|aside|header|footer|main|nav|form|fieldset|figure|figcaption|details|blockquote',
  },
};

const optional = Object.entries(followers).map(
  ([name, { starts, ends }]) => `</${name}>(?=<(?:${starts})[ >]${ends === '' ? '' : `|</(?:${ends})>`})`,
);
/** Elements of SVG that hold nothing: a slash in their start tag closes them. */
const empty = '></(?:path|use|line|rect|circle)>';
const text = '<(script|style|textarea|title)\\b[^]*?</\\1>';
const optionalOrText = new RegExp(`${text}|${empty}|${optional.join('|')}`, 'g');

/**
 * Returns a page of HTML without the end tags that HTML lets authors leave out, and those of empty elements of drawings:
 * parsed, it is the same page. In scripts, styles and the like nothing is a tag.
 */
export function withoutOptionalEndTags(page: string): string {
  return page.replace(optionalOrText, (found, hasText?: string) => {
    if (hasText !== undefined) return found;
    return found.startsWith('>') ? '/>' : '';
  });
}
