import type { Row } from './test-store.ts';

/**
 * What is wrong in a database, in words; nothing when all is well. Confirmed appointments of one stylist never overlap,
 * and the quarter-hours that are held are exactly theirs, beside those that completed ones keep.
 */
export async function faults(ask: (sql: string) => Promise<Row[]>): Promise<string[]> {
  const standing = await ask(
    `select id, status, stylist_id, day, start_minute, duration, processing_after, processing_minutes, cleanup, parts
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
  const held = workOf(visit);
  const quarters = Array.from({ length: 96 }, (_, quarter) => quarter).filter(quarter =>
    held.some(([from, to]) => from < (quarter + 1) * 15 && to > quarter * 15),
  );
  return quarters.map(quarter => {
    const place = placeOf(visit, quarter);
    return { place, name: nameOf(place, visit['id']) };
  });
}

/** Minutes from midnight, from and to: of each service before and behind its posa, and of the clean-up. */
function workOf(visit: Row): (readonly [number, number])[] {
  let at = Number(visit['start_minute']);
  const work = servicesOf(visit).flatMap(({ duration, after, minutes }) => {
    const start = at;
    at += duration;
    return [[start, start + after] as const, [start + after + minutes, at] as const];
  });
  return [...work, [at, at + Number(visit['cleanup'])] as const].filter(([from, to]) => from < to);
}

interface Part {
  readonly duration: number;
  readonly processing: { readonly after: number; readonly minutes: number } | null;
}

function servicesOf(visit: Row): { duration: number; after: number; minutes: number }[] {
  const [duration, after, minutes] = ['duration', 'processing_after', 'processing_minutes'].map(column =>
    Number(visit[column]),
  ) as [number, number, number];
  const { parts } = visit;
  if (typeof parts !== 'string') return [{ duration, after, minutes }];
  return (JSON.parse(parts) as Part[]).map(part => ({
    duration: part.duration,
    ...(part.processing ?? { after: 0, minutes: 0 }),
  }));
}

const placeOf = (row: Row, quarter: number): string =>
  `stylist ${Number(row['stylist_id'])}, ${String(row['day'])}, quarter ${quarter}`;

const nameOf = (place: string, appointment: unknown): string => `${place} by ${Number(appointment)}`;
