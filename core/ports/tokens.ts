export interface Token {
  readonly secret: string;
  readonly hash: string;
}

/** Unguessable secrets, of which only the hash is stored. */
export interface Tokens {
  create(): Token;
  hash(secret: string): string;
}
