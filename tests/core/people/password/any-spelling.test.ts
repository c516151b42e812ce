import { expect, test } from 'vitest';
import { PlainPasswordHasher } from '../../../../adapters/memory/plain-password-hasher.ts';
import * as fields from '../../../../core/fields.ts';
import { anySpelling } from '../../../../core/people/access/any-spelling.ts';

const plain = new PlainPasswordHasher();
const hasher = anySpelling(plain);
const composed = 'perché-così'.normalize('NFC');
const decomposed = composed.normalize('NFD');
const mixed = `perche\u0301-${'così'.normalize('NFC')}`;

test('a password with accents lets in whichever way a keyboard writes them, also where it was stored before', async () => {
  for (const stored of [composed, decomposed, mixed]) {
    const now = await hasher.hash(stored);
    for (const typed of [composed, decomposed, mixed]) expect(await hasher.verify(typed, now)).toBe(true);
  }
  expect(await hasher.hash(decomposed)).toBe(`plain:${composed}`);
  for (const old of [composed, decomposed])
    for (const typed of [composed, decomposed])
      expect(await hasher.verify(typed, await plain.hash(old))).toBe(true);
});

test('a password is the same only with the same accents, and width and ligatures count', async () => {
  for (const other of ['perche-così', 'perchè-così', 'PERCHÉ-COSÌ', ''])
    expect(await hasher.verify(other, await hasher.hash(composed)), other).toBe(false);
  expect(await hasher.verify('ﬁne12', await hasher.hash('fine12'))).toBe(false);
});

test('a password is checked as often for a name that nobody has', async () => {
  let checks = 0;
  const verify = async () => {
    checks += 1;
    return false;
  };
  const counting = anySpelling({ hash: async () => '', verify });
  await counting.verify('segreta', undefined);
  expect(checks).toBe(1);
  await counting.verify(decomposed, 'somebody’s');
  const ofSomebody = checks;
  await counting.verify(decomposed, undefined);
  expect(checks - ofSomebody).toBe(ofSomebody - 1);
});

test('a password has six characters, however its accents are written', () => {
  expect(fields.newPassword.safeParse('èèè'.normalize('NFD')).success).toBe(false);
  expect(fields.newPassword.safeParse('èèèèèè'.normalize('NFD')).success).toBe(true);
});
