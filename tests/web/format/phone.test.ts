import { describe, expect, test } from 'vitest';
import { tidyPhone } from '../../../adapters/http/contract/forms/phone.ts';
import { phoneLink } from '../../../apps/web/format/phone.ts';

describe('a phone number as it is typed', () => {
  test.each([
    ['keeps digits', '3331234567', '3331234567'],
    ['drops a leading +39', '+39 333 1234567', '3331234567'],
    ['drops a leading 0039', '0039 333 1234567', '3331234567'],
    ['drops the prefix behind a space', '  +393331234567', '3331234567'],
    ['keeps a mobile number that begins with 39', '3931234567', '3931234567'],
    ['keeps the zero of a landline', '055 123-4567', '0551234567'],
    ['drops letters and emoji', '333abc💈1234567', '3331234567'],
    ['drops digits of other scripts', '٣٣٣1234567', '1234567'],
    ['is cut after eleven digits, counted without the prefix', '+39 333 1234567 890', '33312345678'],
    ['may be empty', '', ''],
    ['is nothing when there is only a prefix', '+39', ''],
    ['does not take 39 in the middle for a prefix', '333+391234', '333391234'],
  ])('%s', (_, typed, kept) => {
    expect(tidyPhone(typed, true)).toBe(kept);
  });

  test('stays as it is when it is tidied again', () => {
    for (const typed of ['+39 333 1234567', '055 1234567', '39 312 34567'])
      expect(tidyPhone(tidyPhone(typed, true), true)).toBe(tidyPhone(typed, true));
  });
});

describe('a phone number that is pasted', () => {
  test.each([
    ['340 1234567 / 333 7654321', '34012345673337654321'],
    ['333abc12345678901', '33312345678901'],
    ['+44 7911 123456', '+447911123456'],
  ])('is never cut to another one: %s', (pasted, kept) => {
    expect(tidyPhone(pasted, false)).toBe(kept);
  });
});

test('a number is called without its spaces', () => {
  expect(phoneLink('055 123 4567')).toBe('tel:0551234567');
  expect(phoneLink('+39 055 123')).toBe('tel:+39055123');
});
