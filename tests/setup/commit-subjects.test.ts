import { describe, expect, test } from 'vitest';
import { complaintAbout } from './commit-subjects.ts';

describe('a commit’s subject', () => {
  test('is an instruction of at most 72 characters', () => {
    expect(complaintAbout('Let a stylist’s day carry its opening into the decision')).toBeUndefined();
    expect(complaintAbout(`Add ${'a'.repeat(68)}`)).toBeUndefined();
  });

  test.each([
    [`Add ${'a'.repeat(69)}`, 'has 73 characters'],
    ['Added a test', 'does not tell what to do: Added'],
    ['Mending a test', 'does not tell what to do: Mending'],
    ['tests: add one', 'does not begin with a verb'],
    ['Add a test.', 'ends with a full stop'],
  ])('is not %s', (subject, complaint) => {
    expect(complaintAbout(subject)).toBe(complaint);
  });
});
