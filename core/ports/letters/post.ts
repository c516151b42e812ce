import type { Failure } from '../../letters/letter.ts';

export interface Parcel {
  /** Of the letter: the same each time it is tried. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** null: plain text alone. */
  readonly html: string | null;
  readonly calendar: { readonly text: string; readonly method: 'REQUEST' | 'CANCEL' } | null;
}

/** `inDoubt`: perhaps it was taken all the same. */
export type Posted = 'taken' | { readonly failure: Failure; readonly inDoubt: boolean };

/** Brings one letter to the mail server, within four minutes. Never throws. */
export interface Post {
  send(parcel: Parcel): Promise<Posted>;
}
