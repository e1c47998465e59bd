import { expect, test } from 'vitest';
import { plainText } from '#queries/plain-text';

test.each([
  ['words as they stand', 'It costs $25,000 & takes 5 < 8 months.', 'It costs $25,000 & takes 5 < 8 months.'],
  ['a line broken in the file', 'One\nline.', 'One line.'],
  ['emphasis, links and code', 'A **bold** _word_, [a link](/about) and `code`.', 'A bold word, a link and code.'],
  ['two paragraphs', 'First.\n\nSecond.', 'First.\nSecond.'],
  ['a heading and a list', '## List\n\n- one\n- two\n', 'List\none\ntwo'],
  ['no HTML', 'Plain <b>and simple</b>.\n\n<script>alert(1)</script>\n', 'Plain and simple.'],
  ['nothing', '', ''],
])('%s', (_, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
