/**
 * Hashes passwords so that a stolen table is of little use.
 *
 * Promises: `verify` takes as long with no hash (unknown account) as with one, so that the time tells nothing; what it
 * costs is bounded however many ask at once.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
