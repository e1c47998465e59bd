import { markdownToMdast, mdxToMdast } from 'satteri';
import type { Address } from '#domain/content/checks/content';
import type { ContentError } from '#domain/content/error';
import type { ContentKind } from '#domain/content/kinds';
import { placeholderIn, unknownPlaceholder } from '#domain/content/placeholders';
import { componentsOf } from '#domain/content/text-components';
import { addressError, altError, ruleDate } from '#content-checks/field-texts';
import type { Heading } from '#content-checks/headings';
import { cellSlips, listSlip, slipsIn, tableSlip } from '#content-checks/slips';

/** The content of a file's text, and its errors. */
export type Body = {
  links: Address[];
  pictures: Address[];
  headings: Heading[];
  errors: Pick<ContentError, 'line' | 'what' | 'fix'>[];
};

type Node = {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  alt?: string | null;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  identifier?: string;
  position?: { start: { line: number; offset: number }; end: { line: number; offset: number } };
  children?: Node[];
};

/**
 * Returns the content of a file's text. `before` is the number of lines of the file above it; `kind` decides which
 * components it may show and what it may have in braces. HTML, code and other components are errors, as pages consist of
 * Markdown alone, and so are signs of Markdown that would be published as they stand.
 */
export function readBody(text: string, mdx: boolean, before: number, kind: ContentKind): Body {
  const components = componentsOf(kind);
  const others = kind === 'documents' ? [ruleDate] : [];
  const body: Body = { links: [], pictures: [], headings: [], errors: [] };
  let tree: Node;
  try {
    tree = (mdx ? mdxToMdast : markdownToMdast)(text) as Node;
  } catch (error) {
    return { ...body, errors: [unreadable(String((error as Error).message), text, before)] };
  }
  const marks = new Set<string>();
  const notes: { name: string; line: number }[] = [];
  visit(tree);
  for (const [index, { name, line }] of notes.entries())
    if (notes.findIndex((note) => note.name === name) < index)
      body.errors.push({
        line,
        what: `the note [^${name}] stands twice, and the first alone is shown`,
        fix: 'Give this one a mark of its own, or take it out.',
      });
    else if (!marks.has(name))
      body.errors.push({
        line,
        what: `the note [^${name}] is left out: no mark in the text leads to it`,
        fix: `Write [^${name}] where it belongs, or take the note out.`,
      });
  return body;

  function visit(node: Node, position = 0, beside: readonly Node[] = []): void {
    const line = before + (node.position?.start.line ?? 1);
    const error = (what: string, fix: string) => body.errors.push({ line, what, fix });
    const written = { source: text.slice(node.position?.start.offset, node.position?.end.offset), start: line };
    switch (node.type) {
      case 'text': {
        // An address that stands for itself has its own words.
        if (beside.length === 1 && /^https?:/.test(written.source)) break;
        body.errors.push(...slipsIn(written, position === 0));
        const unknown = unknownPlaceholder(written.source, others);
        if (unknown) {
          const { index, what, fix } = unknown;
          body.errors.push({ line: line + written.source.slice(0, index).split('\n').length - 1, what, fix });
        }
        break;
      }
      case 'paragraph': {
        const slip = tableSlip(written) ?? listSlip(written);
        if (slip) body.errors.push(slip);
        break;
      }
      case 'table':
        body.errors.push(...cellSlips(written));
        break;
      case 'footnoteReference':
        marks.add(node.identifier ?? '');
        break;
      case 'footnoteDefinition':
        notes.push({ name: node.identifier ?? '', line });
        break;
      case 'link':
      case 'definition': {
        body.links.push({ url: node.url ?? '', line });
        const wrong = addressError(node.url ?? '');
        if (wrong) error(wrong.what, wrong.fix);
        break;
      }
      case 'image': {
        body.pictures.push({ url: node.url ?? '', line });
        const wrong = altError(node.alt ?? '', node.url ?? '');
        if (!node.alt?.trim())
          error(`the picture '${node.url ?? ''}' has no words`, 'Say between [ and ] what it shows: ![words](file).');
        else if (wrong) error(wrong.what, wrong.fix);
        break;
      }
      case 'heading':
        body.headings.push({
          level: node.depth ?? 1,
          words: wordsIn(node),
          line,
          isUnderlined: isOfSeveralLines(node),
        });
        break;
      case 'html':
        htmlErrors(node.value ?? '').forEach(([what, fix]) => error(what, fix));
        break;
      case 'mdxjsEsm':
        error(`'${firstLine(node.value)}' is a line of a program`, 'Leave it out: texts hold no programs.');
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*(\/\*.*\*\/\s*)*$/s.test(node.value ?? ''))
          error(
            `'{${firstLine(node.value)}}' is a program`,
            placeholderIn(firstLine(node.value))
              ? 'In the text of an .mdx file nothing in braces is filled in: write the words themselves.'
              : 'Leave it out, or write \\{ where a bracket is meant.',
          );
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        componentErrors(node, components).forEach(([what, fix]) => error(what, fix));
        break;
    }
    node.children?.forEach((child, index, all) => visit(child, index, all));
  }
}

/** Returns whether a node spans more than one line, such as an underlined heading. */
function isOfSeveralLines({ position }: Node): boolean {
  return position !== undefined && position.end.line > position.start.line;
}

/** Returns the text of a heading. */
function wordsIn({ value = '', children = [] }: Node): string {
  return value + children.map(wordsIn).join('');
}

type Problem = [what: string, fix: string];

function htmlErrors(html: string): Problem[] {
  if (html.startsWith('<!--'))
    return [
      [
        'a comment in the text would be published in the page',
        'Write it between the lines of ---, as a line that starts with #.',
      ],
    ];
  const [, name] = /^<([a-z][a-z0-9-]*)/i.exec(html) ?? [];
  return name ? [elementError(name)] : [];
}

function elementError(name: string): Problem {
  const what = `<${name}> is HTML, and texts are Markdown`;
  const fixes: Record<string, string> = {
    br: 'To break a line, end it with a backslash \\.',
    iframe: 'Nothing of another site is shown here: write a link to it.',
    script: 'Texts hold no programs: leave it out.',
    img: 'Write ![what it shows](file).',
    a: 'Write [words](address).',
    b: 'Write **words**.',
    strong: 'Write **words**.',
    i: 'Write *words*.',
    em: 'Write *words*.',
  };
  return [what, fixes[name.toLowerCase()] ?? 'Write it in Markdown, or \\< where the sign is meant.'];
}

function componentErrors({ name, attributes = [] }: Node, components: readonly string[]): Problem[] {
  if (!name) return [['<> is no Markdown', 'Leave it out.']];
  if (/^[a-z]/.test(name)) return [elementError(name)];
  if (!components.includes(name))
    return [
      [
        `<${name}> is no component that this text may show`,
        components.length === 0 ? 'Leave it out.' : `Use one of: ${components.join(', ')}.`,
      ],
    ];
  return attributes
    .filter((attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object')
    .map((attribute) => [
      `${attribute.name ?? 'a property'} of <${name}> is a program`,
      'Write its value in quotation marks.',
    ]);
}

/** Returns why an MDX text cannot be read. The parser's message is `3:6: …`: line, column and description. */
function unreadable(message: string, text: string, before: number): Body['errors'][0] {
  const [, row = '1', column = '1'] = /^(\d+):(\d+)/.exec(message) ?? [];
  const written = text.split('\n')[Number(row) - 1] ?? '';
  const from = written.slice(Number(column) - 1).replace(/^(?=[^<{]*$)/, '') || written;
  const line = before + Number(row);
  const [, name] =
    /`<\/?([a-z][a-z0-9]*)(?![a-z0-9])[^`]*>`/i.exec(message) ?? /^<\/?([a-z][a-z0-9]*)/i.exec(from) ?? [];
  if (/<!--/.test(written))
    return {
      line,
      what: 'a comment in this form is not understood',
      fix: 'Write it between the lines of ---, as a line that starts with #.',
    };
  if (name && /^[a-z]/.test(name)) {
    const [what, fix] = elementError(name);
    return { line, what, fix };
  }
  if (name)
    return {
      line,
      what: `<${name}> is opened and not closed, or the reverse`,
      fix: `Write <${name} /> on a line of its own.`,
    };
  if (/[{}]/.test(message) && /expression|brace|`\{`/.test(message))
    return {
      line,
      what: 'a curly bracket begins a program',
      fix: 'Write \\{ where a bracket is meant, or leave it out.',
    };
  if (written.includes('<'))
    return {
      line,
      what: "the sign '<' begins a component",
      fix: "Write 'less than', or \\< where the sign is meant.",
    };
  return { line, what: `cannot be read (${message})`, fix: 'Compare it with another file.' };
}

function firstLine(text = ''): string {
  return text.trim().split('\n')[0] ?? '';
}
