import { expect, test } from 'vitest';
import { shortAndFull } from '#domain/obligations/short-name';

test.each([
  ['Personal Health Information Protection Act (PHIPA)', 'PHIPA'],
  ['NERC Critical Infrastructure Protection standards (NERC CIP)', 'NERC CIP'],
  ['TILA-RESPA Integrated Disclosure rule (TRID)', 'TRID'],
  ['FCC rules on customer proprietary network information (CPNI)', null],
  ['Consumer Protection Act (Ontario)', null],
  ['FTC Safeguards Rule (Gramm-Leach-Bliley Act)', null],
  ['PIPEDA', null],
])('the short name of %s', (name, short) => {
  const parts = shortAndFull(name);
  expect(parts.short).toBe(short ?? name);
  expect(parts.full).toBe(short ? name.slice(0, -` (${short})`.length) : null);
});
