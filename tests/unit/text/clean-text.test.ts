import { expect, test } from 'vitest';
import { cleanText } from '#domain/text/clean-text';

test.each([
  ['  Ada  Bell\t', 'Ada  Bell'],
  ['Two\nlines\tand a tab', 'Two\nlines\tand a tab'],
  ['Two\r\nlines', 'Two\nlines'],
  ['A\u0000d\u0007a\u001b[31m \u007fBell\u0085', 'Ada[31m Bell'],
  ['\u202emoc.live\u202c\u200e\u200f\u2066x\u2069\u061c', 'moc.livex'],
  ['\ufeffAda\u200b\u2060 Bell', 'Ada Bell'],
  ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
  ['half \ud83d', 'half \ufffd'],
  ['Zoë Côté-Ñandú 王', 'Zoë Côté-Ñandú 王'],
  ['\u202e', ''],
])('%j is cleaned to %j', (text, clean) => expect(cleanText(text)).toBe(clean));
