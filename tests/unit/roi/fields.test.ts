import { describe, expect, it, test } from 'vitest';
import { emptyRoiForm, restoredRoiForm } from '#domain/roi/fields';

describe('a stored form of the calculator', () => {
  it('is restored as typed', () => {
    const typed = { ...emptyRoiForm, callVolume: ' 40,000 ', softwareCosts: 'none' };
    expect(restoredRoiForm(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  test.each([undefined, null, 7, 'text', [], ['40'], {}, { callVolume: 40 }, { shoeSize: '43' }, { callVolume: null }])(
    'that is not one (%j) is an empty one',
    (stored) => expect(restoredRoiForm(stored)).toEqual(emptyRoiForm),
  );

  it('leaves the empty form empty', () => {
    restoredRoiForm({ callVolume: '40' });
    expect(emptyRoiForm.callVolume).toBe('');
  });
});
