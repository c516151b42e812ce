/** A secret that is handed out once, and what is kept of it. */
export interface Token {
  readonly secret: string;
  readonly hash: string;
}

/** Secrets nobody can guess. Only their hash is ever stored. */
export interface Tokens {
  create(): Token;
  hash(secret: string): string;
}
