/**
 * `verify` takes equally long without a hash (unknown account); the cost is bounded however many ask at once, and who
 * would wait too long is told at once, by `TooManyAtOnce`.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

export class TooManyAtOnce extends Error {}
