import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { KeyedFactorSecrets } from '../../adapters/security/keyed-factor-secrets.ts';

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
const argon2 = new Argon2PasswordHasher({ memoryCost: 64, timeCost: 1 });
const factors = new KeyedFactorSecrets([older], argon2);
const codes = ['AAAABBBB', 'CCCCDDDD', 'EEEEFFFF'];

/** As they were stored before slow hashes. */
const quick = codes.map(code =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', older, '', 'second factor: recovery codes', 32)))
    .update(code)
    .digest('base64url'),
);

test('recovery codes are stored by Argon2id, with one salt for all of a person', async () => {
  const marks = await factors.marksOf(codes);
  for (const mark of marks) expect(mark).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(new Set(marks).size).toBe(3);
  expect(new Set(marks.map(mark => mark.split('$')[4])).size).toBe(1);
  expect((await factors.marksOf(codes))[0]).not.toBe(marks[0]);
});

test('a code is found among the marks of its person by one hash, and another is not', async () => {
  const marks = await factors.marksOf(codes);
  let hashes = 0;
  const counting = new KeyedFactorSecrets([older], {
    hash: text => argon2.hash(text),
    hashLike: (text, other) => {
      hashes += 1;
      return argon2.hashLike(text, other);
    },
  });
  expect((await counting.lookUp('CCCCDDDD', marks)).own).toBe(marks[1]);
  expect(hashes).toBe(1);
  expect((await counting.lookUp('CCCCDDDE', marks)).own).toBeUndefined();
  expect(await counting.lookUp('CCCCDDDD', [])).toEqual({ own: undefined, slow: new Map() });
  const { own } = await new KeyedFactorSecrets([newer, older], argon2).lookUp('EEEEFFFF', marks);
  expect(own, 'of a key that another came before').toBe(marks[2]);
  const { own: keyless } = await new KeyedFactorSecrets([newer], argon2).lookUp('EEEEFFFF', marks);
  expect(keyless, 'of a key that was taken out').toBeUndefined();
});

test('marks of the older, quick kind are found as well, and made slow', async () => {
  const { own, slow } = await factors.lookUp('AAAABBBB', quick);
  expect(own).toBe(quick[0]);
  const left = quick.slice(1).map(mark => slow.get(mark) ?? '');
  expect(left.every(mark => mark.startsWith('$argon2id$'))).toBe(true);
  expect((await factors.lookUp('EEEEFFFF', left)).own).toBe(left[1]);
  expect((await factors.lookUp('AAAABBBB', left)).own).toBeUndefined();
});
