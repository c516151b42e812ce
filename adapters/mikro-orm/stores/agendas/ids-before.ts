import { type SqlEntityManager, SqlitePlatform } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';

interface Told {
  readonly id: number;
  readonly appointment_id: number | null;
}
interface Tables {
  readonly appointments: { readonly id: number; readonly starts_at: number | string };
  readonly appointment_history: Told;
  readonly letters: Told;
}

/** Rows about appointments that began before a moment; the entities know an appointment by its id alone. */
export async function idsBefore(
  em: SqlEntityManager,
  table: 'appointment_history' | 'letters',
  begunBefore: Temporal.Instant,
  limit: number,
): Promise<number[]> {
  const isSqlite = em.getPlatform() instanceof SqlitePlatform;
  const rows = await em
    .getKysely<Tables>()
    .selectFrom(`${table} as told`)
    .innerJoin('appointments as visit', 'visit.id', 'told.appointment_id')
    .where('visit.starts_at', '<', isSqlite ? begunBefore.epochMilliseconds : begunBefore.toString())
    .select('told.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
