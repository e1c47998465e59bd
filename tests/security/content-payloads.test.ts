import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { site } from '#tests/fixtures/content';
import { calledBack, marker, payloads } from '#tests/fixtures/payloads';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/* A site whose every sentence in front matter and YAML ends in a script payload: each page shows them as text. */

/** Scripts that hold data and run nothing. */
const dataBlock = '[type="application/ld+json"], [type="application/json"]';

let copy: SiteCopy;
let written = 0;
let pages: [name: string, html: string][] = [];

beforeAll(async () => {
  copy = copySite();
  // The values of answers come with payloads as well: here they need not be those of the specification.
  const specified = path.join(copy.folder, 'src/domain/content/checks/specified.ts');
  writeFileSync(specified, readFileSync(specified, 'utf8').replace('...answerErrors(content),', ''));
  // Braces that stand for nothing are refused, and payloads hold them.
  const braces = path.join(copy.folder, 'src/domain/content/placeholders.ts');
  writeFileSync(braces, readFileSync(braces, 'utf8').replace('if (others.some(', 'if (true || others.some('));
  // The limits of length, and question marks at ends, would keep most payloads out; here they are to come through.
  for (const schema of globSync(path.join(copy.folder, 'src/domain/content/*.ts')))
    writeFileSync(
      schema,
      readFileSync(schema, 'utf8').replace(/\.(max\(\d+(, '[^']*')?|endsWith\('\?'(, '[^']*')?)\)/g, ''),
    );
  for (const file of globSync(copy.content('**/*.{yaml,md,mdx}'))) {
    if (path.basename(file) === 'README.md') continue;
    const text = readFileSync(file, 'utf8');
    const [, matter, rest = ''] = /^---\n(.*?\n)(---\n.*)$/s.exec(text) ?? [];
    const changed = withPayloads(matter ?? text);
    writeFileSync(file, matter === undefined ? changed : `---\n${changed}${rest}`);
  }
  // Pictures and documents hold no markup, and their layout has no room for this.
  const { ok, output } = await copy.astro('build', { WITHOUT_FILES: '1' });
  expect(ok, output.slice(-2000)).toBe(true);
  const dist = path.join(copy.folder, 'dist');
  pages = globSync('*.html', { cwd: dist }).map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]);
}, 180_000);
afterAll(() => copy.remove());

/** The payload of each sentence: one that two files share, an answer and a rule about it, stays the same in both. */
const payloadOf = new Map<string, string>();

/** Every sentence of a YAML text with a payload at its end. Names, keys and addresses are left as they are. */
function withPayloads(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Scalar(key, node, path) {
      const list = path.at(-2);
      const isJoined = isPair(list) && ['specialties', 'industries'].includes(String(list.key));
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string' || node.value.split(/\s+/).length < 5)
        return;
      const [, next = ''] = payloads[written % payloads.length] ?? [];
      // As visitors read it: the record of the consent's wording has the agency's name.
      const sentence = node.value.trim().replaceAll('{agency}', site.name);
      const payload = payloadOf.get(sentence) ?? next;
      payloadOf.set(sentence, payload);
      written += 1;
      // Control characters are refused by the typesetter's fonts, not by the pages.
      const safe = payload.replaceAll('\t', ' ');
      // These lists are joined by commas on the page, and refuse one in an entry.
      node.value = `${node.value.trim()} ${isJoined ? safe.replaceAll(',', ' ') : safe}`;
    },
  });
  return document.toString({ lineWidth: 0 });
}

test('the payloads are in the pages, as text', () => {
  expect(written).toBeGreaterThan(500);
  expect(pages.length).toBeGreaterThan(15);
  for (const [name, html] of pages) {
    const { document } = new JSDOM(html).window;
    const made = [...document.querySelectorAll('*')].filter(
      (element) =>
        element.localName === 'zq-element' ||
        [...element.attributes].some(
          (attribute) =>
            attribute.name === marker ||
            attribute.name.startsWith('on') ||
            (['href', 'src', 'action', 'formaction', 'data', 'srcdoc'].includes(attribute.name) &&
              /^\s*(javascript|data:text)/i.test(attribute.value)),
        ),
    );
    expect(
      made.map((element) => element.outerHTML.slice(0, 120)),
      name,
    ).toEqual([]);
    for (const block of document.querySelectorAll(`script:is(${dataBlock})`))
      expect(() => JSON.parse(block.textContent ?? ''), name).not.toThrow();
    for (const script of document.querySelectorAll(`script:not(${dataBlock})`))
      expect(script.textContent, name).not.toContain(calledBack);
  }
  expect(pages.filter(([, html]) => html.includes(calledBack)).length).toBeGreaterThan(15);
});
