import type { PasswordHasher } from '../../ports/password-hasher.ts';

/**
 * Keyboards write one letter with an accent in two ways. New hashes are of the composed form; older ones may be of
 * either, so a password is looked at as composed, as typed and as decomposed. How often depends on it alone.
 */
export const anySpelling = (hasher: PasswordHasher): PasswordHasher => ({
  hash: password => hasher.hash(password.normalize('NFC')),
  async verify(password, stored) {
    const spellings = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
    for (const spelling of spellings) if (await hasher.verify(spelling, stored)) return true;
    return false;
  },
});
