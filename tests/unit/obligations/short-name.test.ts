import { expect, test } from 'vitest';
import { shortNameOf } from '#domain/obligations/short-name';

test.each([
  ['Personal Health Information Protection Act (PHIPA)', 'PHIPA'],
  ['NERC Critical Infrastructure Protection standards (NERC CIP)', 'NERC CIP'],
  ['TILA-RESPA Integrated Disclosure rule (TRID)', 'TRID'],
  ['FCC rules on customer proprietary network information (CPNI)', null],
  ['Consumer Protection Act (Ontario)', null],
  ['FTC Safeguards Rule (Gramm-Leach-Bliley Act)', null],
  ['PIPEDA', null],
])('the short name of %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short ?? name);
});
