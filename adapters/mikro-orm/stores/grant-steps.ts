import { OWN_BROWSER } from '../../../core/people/forgotten-password.ts';
import type { Proof } from '../../../core/ports/grants.ts';
import { query, type SqlDialect, type Transaction } from '../engine/sql-database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Seen later than this a browser counts; milliseconds since 1970. */
export const seenSince = (now: number): number => now - OWN_BROWSER.days * DAY;

/** Whoever changes what an account is proven by holds its row first: so nobody waits for the other in a circle. */
export function* holdAccount({ forUpdate }: SqlDialect, userId: number): Transaction<boolean> {
  return (yield* query(`select id from users where id = ? ${forUpdate}`, userId)).length > 0;
}

/** Which of the proofs grants the account; `now`: milliseconds since 1970. */
export function* grantedBy(
  { epochMs }: SqlDialect,
  userId: number,
  proof: Proof,
  now: number,
): Transaction<'browser' | 'counter' | 'email' | undefined> {
  const [link] = yield* query<{ kind: 'counter' | 'email' }>(
    `select kind from reset_links where hash = ? and user_id = ? and expires > ${epochMs}`,
    proof.link ?? null,
    userId,
    now,
  );
  if (link !== undefined) return link.kind;
  const here = yield* query<{ own: number; shared: number }>(
    `select case when b.user_id = ? and b.last_seen > ${epochMs} then 1 else 0 end as own,
      case when b.staff or u.is_admin or u.is_stylist then 1 else 0 end as shared
      from known_browsers b join users u on u.id = b.user_id where b.browser = ?`,
    userId,
    seenSince(now),
    proof.browser ?? null,
  );
  const shared = here.length > OWN_BROWSER.accounts || here.some(row => row.shared === 1);
  return !shared && here.some(({ own }) => own === 1) ? 'browser' : undefined;
}
