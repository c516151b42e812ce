import type { Row } from './test-store.ts';

/**
 * What is wrong in a database, in words; nothing when all is well. Confirmed appointments of one stylist never overlap,
 * and the quarter-hours that are held are exactly theirs, beside those that completed ones keep.
 */
export async function faults(ask: (sql: string) => Promise<Row[]>): Promise<string[]> {
  const standing = await ask(
    `select id, status, stylist_id, day, start_minute, duration, processing_after, processing_minutes, cleanup
      from appointments where status <> 'cancelled'`,
  );
  const held = await ask(`select stylist_id, day, quarter, appointment_id from held_quarters`);
  const due = standing.filter(({ status }) => status === 'confirmed').flatMap(quartersOf);
  const dueOnce = new Map(due.map(one => [one.place, one.name]));
  const names = new Set(standing.flatMap(quartersOf).map(({ name }) => name));
  const found = new Set(held.map(row => nameOf(placeOf(row, Number(row['quarter'])), row['appointment_id'])));
  return [
    ...due.filter(one => dueOnce.get(one.place) !== one.name).map(one => `two visits share ${one.place}`),
    ...due.filter(one => !found.has(one.name)).map(one => `not held: ${one.name}`),
    ...[...found].filter(name => !names.has(name)).map(name => `held by nobody: ${name}`),
  ];
}

function quartersOf(visit: Row): { place: string; name: string }[] {
  const start = Number(visit['start_minute']);
  const end = start + Number(visit['duration']) + Number(visit['cleanup']);
  const posa = start + Number(visit['processing_after']);
  const work = posa + Number(visit['processing_minutes']);
  const isHeld = (minute: number) => minute >= start && minute < end && (minute < posa || minute >= work);
  const quarters = Array.from({ length: 96 }, (_, quarter) => quarter).filter(quarter =>
    Array.from({ length: 15 }, (_, minute) => quarter * 15 + minute).some(isHeld),
  );
  return quarters.map(quarter => {
    const place = placeOf(visit, quarter);
    return { place, name: nameOf(place, visit['id']) };
  });
}

const placeOf = (row: Row, quarter: number): string =>
  `stylist ${Number(row['stylist_id'])}, ${String(row['day'])}, quarter ${quarter}`;

const nameOf = (place: string, appointment: unknown): string => `${place} by ${Number(appointment)}`;
