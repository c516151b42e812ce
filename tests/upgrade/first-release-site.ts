import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Temporal } from 'temporal-polyfill';
import { pictureName, pictureWidths } from '../../core/catalogue/picture.ts';
import { askDatabase } from '../setup/ask-database.ts';
import type { engines } from './stored-release.ts';
import { fileOf } from './stored-release.ts';

export const RELEASE = 'release-1';
const ZONE = 'Europe/Rome';
const A_DAY = 10;
const LENGTH = 30;
const ROWS = 500;
export const FIRST_ID = 1_000;
const [taglio, anna, bruno, mario, lucia] = [1, 74, 75, 77, 78];

interface LoggedIn {
  readonly userId: number;
  readonly cookies: Readonly<Record<string, string>>;
  /** As its database keeps the session and the browser. */
  readonly sid: string;
  readonly browser: string;
  readonly staff: boolean;
}

/** A whole shop of the first release at work: database, pictures, and browsers that its own server let in. */
export async function putBackSite(
  [engine, putBack]: (typeof engines)[number],
  folder: string,
  visits: number,
) {
  const url = await putBack(RELEASE, folder);
  const tell = (sql: string) => askDatabase(url, sql);
  const instant = (milliseconds: number) =>
    engine === 'SQLite' ? String(milliseconds) : `to_timestamp(${milliseconds / 1_000})`;
  // What fills the database said that it is a demonstration.
  await tell(`delete from settings where name = 'demo'`);
  await addPastVisits(tell, instant, visits);
  if (engine === 'PostgreSQL') await tell(`select setval('appointments_id_seq', ${FIRST_ID + visits})`);
  const { secret, browsers } = JSON.parse(await fileOf(RELEASE, 'browsers.json')) as {
    readonly secret: string;
    readonly browsers: readonly LoggedIn[];
  };
  const now = Math.trunc(Temporal.Now.instant().epochMilliseconds);
  for (const { userId, sid, browser, staff } of browsers) {
    const sess = JSON.stringify({ userId, startedAt: now, seenAt: now });
    await tell(
      `insert into sessions (sid, sess, expire, user_id) values ('${sid}', '${sess}', ${instant(now + 3_600_000)}, ${userId})`,
    );
    await tell(
      `insert into known_browsers (browser, user_id, staff, label, since, last_seen)
        values ('${browser}', ${userId}, ${staff}, 'Chrome su Android', ${instant(now)}, ${instant(now)})`,
    );
  }
  const picture = await putPictures(join(folder, 'objects'));
  const [customer, admin] = browsers.map(({ cookies }) => new Map(Object.entries(cookies)));
  return { url, tell, secret, picture, customer, admin };
}

/** Half an hour each, of two stylists, up to the first release's own visits; with what it held for them. */
async function addPastVisits(
  tell: (sql: string) => Promise<unknown>,
  instant: (milliseconds: number) => string,
  amount: number,
): Promise<void> {
  const last = Temporal.PlainDate.from('2026-10-20');
  const all = Array.from({ length: amount }, (_, index) => {
    const date = last.subtract({ days: Math.floor(index / (2 * A_DAY)) });
    const minute = 9 * 60 + (index % A_DAY) * LENGTH;
    const start = date.toZonedDateTime({ timeZone: ZONE, plainTime: { hour: 9 } });
    const stylist = Math.floor(index / A_DAY) % 2 === 0 ? anna : bruno;
    const startsAt = start.add({ minutes: minute - 9 * 60 }).epochMilliseconds;
    const customer = index % 3 === 0 ? lucia : mario;
    return { id: FIRST_ID + index, day: date.toString(), minute, stylist, startsAt, customer };
  });
  const insert = async (into: string, values: readonly string[]): Promise<void> => {
    for (let from = 0; from < values.length; from += ROWS)
      await tell(`insert into ${into} values ${values.slice(from, from + ROWS).join()}`);
  };
  await insert(
    'appointments (id, user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status)',
    all.map(
      ({ id, customer, stylist, startsAt, day, minute }) =>
        `(${id}, ${customer}, ${taglio}, ${stylist}, ${instant(startsAt)}, '${day}', ${minute}, ${LENGTH}, 1800, 'confirmed')`,
    ),
  );
  await insert(
    'held_quarters (stylist_id, day, quarter, appointment_id)',
    all.flatMap(({ id, stylist, day, minute }) =>
      [0, 1].map(quarter => `(${stylist}, '${day}', ${minute / 15 + quarter}, ${id})`),
    ),
  );
}

/** Of the one service that has one; the bytes of the width that its address names. */
async function putPictures(folder: string): Promise<Buffer> {
  const drawn = sharp({ create: { width: 64, height: 36, channels: 3, background: '#7a4a2a' } });
  const picture = await drawn.webp().toBuffer();
  for (const width of pictureWidths) {
    const path = join(folder, pictureName('taglio', width));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
  }
  return picture;
}
