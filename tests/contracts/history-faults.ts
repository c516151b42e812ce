import type { Row } from './test-store.ts';

/**
 * What is wrong in histories, in words: each begins with the booking and leads without a gap to where its appointment
 * stands, or to its cancellation.
 */
export async function historyFaults(ask: (sql: string) => Promise<Row[]>): Promise<string[]> {
  const visits = await ask('select id, stylist_id, day, start_minute, status from appointments');
  const lines = await ask(
    `select appointment_id, kind, from_state, to_state from appointment_history
      where kind not in ('outcome', 'edited') order by appointment_id, id`,
  );
  const byVisit = Map.groupBy(lines, line => Number(line['appointment_id']));
  return visits.flatMap(visit => {
    const own = byVisit.get(Number(visit['id'])) ?? [];
    const told = own.map(({ kind, from_state: from, to_state: to }) => ({
      kind,
      ...{ from: placeIn(from), to: placeIn(to) },
    }));
    const places = told.filter(({ to }) => to !== undefined);
    const gaps = places.filter(({ from }, index) => from !== places[index - 1]?.to);
    const [isCancelled, saysCancelled] = [visit['status'] === 'cancelled', told.at(-1)?.kind === 'cancelled'];
    const rightly =
      told[0]?.kind === 'booked' && gaps.length === 0 && places.at(-1)?.to === standingOf(visit);
    return rightly && isCancelled === saysCancelled
      ? []
      : [`history of ${visit['id']}: ${JSON.stringify(told)}`];
  });
}

/** PostgreSQL's driver reads JSON, SQLite's does not. */
function placeIn(state: unknown): string | undefined {
  if (state === null) return undefined;
  const { stylistId, date, time } = (typeof state === 'string' ? JSON.parse(state) : state) as Row;
  return `${stylistId} ${date} ${time}`;
}

function standingOf({ stylist_id: stylistId, day, start_minute: start }: Row): string {
  const [hour, minute] = [Math.floor(Number(start) / 60), Number(start) % 60];
  return `${Number(stylistId)} ${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
