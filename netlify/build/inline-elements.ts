/** A script or a style sheet in a page: what stands in it, and from where to where the whole element goes. */
export type InlineElement = {
  element: 'script' | 'style';
  /** As written, from the name of the element to its `>`. */
  attributes: string;
  text: string;
  start: number;
  end: number;
};

/** A comment, or an opening tag whose attributes may hold anything, tags in quotation marks included. */
const token = /<!--.*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gis;

/** The scripts and style sheets of a page in order, not what merely looks like one: in an attribute, in a comment. */
export function inlineElements(html: string): InlineElement[] {
  const found: InlineElement[] = [];
  token.lastIndex = 0;
  for (let tag = token.exec(html); tag; tag = token.exec(html)) {
    const [, element = '', attributes = ''] = tag;
    if (element !== 'script' && element !== 'style') continue;
    const from = token.lastIndex;
    const closing = `</${element}>`;
    const to = html.indexOf(closing, from);
    if (to < 0) break;
    const end = to + closing.length;
    token.lastIndex = end;
    found.push({ element, attributes, text: html.slice(from, to), start: tag.index, end });
  }
  return found;
}
