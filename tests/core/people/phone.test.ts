import { describe, expect, test } from 'vitest';
import * as fields from '../../../core/fields.ts';
import { nationalNumber } from '../../../core/people/phone.ts';
import { fieldWording } from '../../../core/wording.ts';

/** The number that is stored when it is pasted into a form, or the sentence of its refusal. */
function stored(pasted: string): unknown {
  const { data, error } = fields.optionalPhone.safeParse(nationalNumber(pasted));
  return error?.issues[0]?.message ?? data;
}

const MOBILE = '3401234567';
const foreign = fieldWording['phone-foreign'];

describe('a number as it is copied', () => {
  test.each([
    ['340 123 4567', MOBILE],
    ['340-123-4567', MOBILE],
    ['340.123.4567', MOBILE],
    ['340/1234567', MOBILE],
    ['340\u00a0123\u00a04567', MOBILE],
    ['340\u202f123\u20114567', MOBILE],
    ['(+39) 340 123 4567', MOBILE],
    ['+39 340 123 4567', MOBILE],
    ['+39-340-123-4567', MOBILE],
    ['0039 340 123 4567', MOBILE],
    ['(0039) 340/1234567', MOBILE],
    ['00 39 340 1234567', MOBILE],
    ['393401234567', MOBILE],
    ['39 340 1234567', MOBILE],
    ['tel:+393401234567', MOBILE],
    ['Mario: 340 1234567', MOBILE],
    ['\u202a+39 340 123 4567\u202c', MOBILE],
    ['\u2068(+39) 340 123 4567\u2069', MOBILE],
    ['\u200e+39\u00a0340\u00a01234567\u200e', MOBILE],
    ['\ufeff340 1234567\t', MOBILE],
    ['+39 055 123 4567', '0551234567'],
    ['39 055 1234567', '0551234567'],
    ['055 12 34 567 8', '05512345678'],
    ['3931234567', '3931234567'],
    ['+39 393 123 4567', '3931234567'],
  ])('is the same number: %j', (pasted, number) => {
    expect(stored(pasted)).toBe(number);
  });

  test.each([
    ['+44 7911 123456', foreign],
    ['+447911123456', foreign],
    ['0044 7911 123456', foreign],
    ['(+33) 6 12 34 56 78', foreign],
    ['+41 79 123 45 67', foreign],
    ['+1 (415) 555-2671', foreign],
    ['\u202a+49 151 23456789\u202c', foreign],
    ['+340 1234567', foreign],
    ['340 1234567 / 333 7654321', fieldWording['phone-too-long']],
    ['340 123 456', fieldWording['phone-too-short']],
    ['+39 12', fieldWording['phone-too-short']],
  ])('is refused with a sentence, never another number: %j', (pasted, sentence) => {
    expect(stored(pasted)).toBe(sentence);
  });

  test('is foreign for the server also when no form has tidied it', () => {
    for (const sent of ['+447911123456', '00447911123', '0041791234'])
      expect(fields.phone.safeParse(sent).error?.issues[0]?.message, sent).toBe(foreign);
  });
});
