import { expect, test } from 'vitest';
import { fullName } from '#domain/obligations/full-name';

test.each([
  [
    'PHIPA',
    'Personal Health Information Protection Act, 2004 (Ontario)',
    'Personal Health Information Protection Act, 2004',
  ],
  ['CASL', 'Canada’s Anti-Spam Legislation, S.C. 2010, c. 23', 'Canada’s Anti-Spam Legislation'],
  [
    'PCMLTFA, mortgages',
    'Proceeds of Crime (Money Laundering) and Terrorist Financing Act (Canada): mortgage sector',
    'Proceeds of Crime (Money Laundering) and Terrorist Financing Act',
  ],
  [
    'OSFI B-10',
    'Guideline B-10, Third-Party Risk Management (OSFI)',
    'Guideline B-10, Third-Party Risk Management (OSFI)',
  ],
  ['Medical Devices Regulations', 'Medical Devices Regulations (Canada)', null],
  ['FedRAMP', 'FedRAMP Authorization Act (United States)', null],
])('%s, whose title is %s, is in full %s', (name, title, full) => {
  expect(fullName({ name, title })).toBe(full);
});
