import { expect, test } from 'vitest';
import { isOnlyName } from '#domain/text/picture-words';

const file = '../pictures/office-meeting-2026.jpg';

test.each([
  'office-meeting-2026',
  'office-2026_final',
  'Office.JPG copy',
  'IMG_2041',
  'DSC_0042',
  '20261127_101500',
  'Screenshot 2026-03-31 at 10.12',
  'Capture d’écran 2026-03-31',
  'WhatsApp Image 2026-11-27 at 10.12',
  'shutterstock_123456',
  'AdobeStock_2233',
  'image001',
  'Picture1',
  'Picture of',
  'alt text',
  'unnamed',
  '…',
  '-',
])("'%s' is only a name", (words) => {
  expect(isOnlyName(words, file)).toBe(true);
});

test.each(['Maya Okafor', 'Office', 'A meeting in 2026', 'Wi-Fi', 'Photographs of 12 servers'])(
  "'%s' says something",
  (words) => {
    expect(isOnlyName(words, file)).toBe(false);
  },
);
