/**
 * Who reads: a guest; Mario, whose data it is; Lucia, another customer; Carla, who cuts hair and is no administrator; and
 * an administrator. `log`: whoever reads the server's log.
 */
export const readers = ['guest', 'owner', 'other', 'stylist', 'admin', 'log'] as const;
export type Reader = (typeof readers)[number];

/** Who sees a column of a row, in whatever answer; or why no marker is planted there. */
type Cell =
  | readonly Reader[]
  | 'an id'
  | 'a number'
  | 'a flag'
  | 'a moment'
  | 'a choice'
  | 'like the username';

export interface Row {
  readonly table: string;
  readonly whose: string;
  readonly columns: Readonly<Record<string, Cell>>;
}
