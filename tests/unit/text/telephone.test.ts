import { expect, test } from 'vitest';
import { dialled, telephoneAddress } from '#domain/text/telephone';

test.each([
  ['+1 (416) 555-0142', '+14165550142'],
  ['+1 416.555.0142', '+14165550142'],
  ['+44 20 7946 0000', '+442079460000'],
])('%s is dialled %s', (phone, number) => {
  expect(dialled(phone)).toBe(number);
  expect(telephoneAddress(phone)).toBe(`tel:${number}`);
});
