/** Keeps the secret of a link readable for this shop's servers alone, while the letter that brings it waits. */
export interface LinkSeal {
  seal(secret: string): string;
  /** undefined: sealed under a key that is no longer known. */
  open(sealed: string): string | undefined;
}
