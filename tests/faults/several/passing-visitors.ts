import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { json } from '../../http/browser.ts';
import { type Booker, type Crowd, count, logIn } from './visitors.ts';

/** Milliseconds, on average. */
const CLOSED = 4_000;
/** Bookings of each, one after the other. */
const RUSHES = 2;

/** Reads what guests read before they book. */
export async function read(crowd: Crowd, place: number, turn: number): Promise<void> {
  const [date = ''] = crowd.days.slice(turn % crowd.days.length);
  const day = `date=${date}&serviceId=${crowd.site.taglio.id}`;
  const paths = ['shop', 'services', 'stylists', `timeslots?${day}`, `availability?from=${date}&to=${date}`];
  const answer = await crowd.fleet.ask(place, new Map(), `/api/${paths[turn % paths.length]}`);
  count(crowd, `read ${answer === 'lost' ? answer : answer.status}`);
}

/** Comes in, sees who they are, and leaves: a session that any server knows. */
export async function comeAndGo(crowd: Crowd, place: number): Promise<void> {
  const { lucia } = crowd.site;
  const cookies = await logIn(crowd, lucia, place);
  const who = await crowd.fleet.ask(place + 1, cookies, '/api/user');
  if (who !== 'lost' && (JSON.parse(who.text) as { id?: number }).id !== lucia.id)
    crowd.fleet.troubles.push(`lucia is told ${who.text}`);
  await crowd.fleet.ask(place + 2, cookies, '/api/logout', json({}));
  count(crowd, 'login');
}

/**
 * Closes a day for some seconds, or sends a stylist away for it, while those who rush book it: at the moment at which it is
 * closed, and once it is.
 */
export async function closeForAWhile(
  crowd: Crowd,
  place: number,
  cookies: Map<string, string>,
  rushing: readonly Booker[],
): Promise<void> {
  const { fleet, site, changes, closed } = crowd;
  const [date = ''] = crowd.days.slice(Math.floor(Math.random() * crowd.days.length));
  const day = { from: date, to: date, reason: 'Prova' };
  const away = Math.random() < 0.5 ? site.stylists[0] : undefined;
  const [path, body] =
    away === undefined
      ? ['/api/closures', { ...day, hours: [], stylistIds: null }]
      : ['/api/absences', { ...day, stylistId: away.id }];
  const rush = async (one: Booker): Promise<void> => {
    for (let turn = 0; turn < RUSHES; turn += 1) await one.book([date], away && [away]);
  };
  const rushed = Promise.all(rushing.map(rush));
  const sent = performance.now();
  const answer = await fleet.ask(place, cookies, path, json(body));
  const answered = performance.now();
  await rushed;
  count(crowd, `${path} ${answer === 'lost' ? answer : answer.status}`);
  if (answer === 'lost' || answer.status !== 201) return;
  const { id, affected } = JSON.parse(answer.text) as { id: number; affected: { id: number }[] };
  changes.push({ list: 'timetable', id: undefined, sent, answered });
  const told = affected.map(visit => visit.id);
  const stretch = { date, stylistId: away?.id ?? null, sent, answered, until: Infinity, affected: told };
  closed.push(stretch);
  await pause(CLOSED / 2 + Math.random() * CLOSED);
  await Promise.all(rushing.map(rush));
  stretch.until = performance.now();
  let gone = await fleet.ask(place + 1, cookies, `${path}/${id}`, { method: 'DELETE' });
  while (gone === 'lost') gone = await fleet.ask(place + 1, cookies, `${path}/${id}`, { method: 'DELETE' });
}

/** Gives a service a new picture, which every server then shows. */
export async function changePicture(
  crowd: Crowd,
  place: number,
  cookies: Map<string, string>,
): Promise<void> {
  const { fleet, site, changes } = crowd;
  const photo = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#7a4a2a' } })
    .png()
    .toBuffer();
  const opened = await fleet.ask(place, cookies, '/api/objects/upload', json({}));
  if (opened === 'lost') return count(crowd, 'picture lost');
  const { uploadURL } = JSON.parse(opened.text) as { uploadURL: string };
  const body = new Uint8Array(photo);
  const sentFile = await fleet.ask(place + 1, new Map(), new URL(uploadURL).pathname, {
    method: 'PUT',
    body,
  });
  if (sentFile === 'lost') return count(crowd, 'picture lost');
  const sent = performance.now();
  const path = `/api/services/${site.colore.id}/image`;
  const attached = await fleet.ask(place + 2, cookies, path, {
    ...json({ imageURL: uploadURL }),
    method: 'PUT',
  });
  if (attached === 'lost') return count(crowd, 'picture lost');
  if (attached.status !== 200) return void fleet.troubles.push(`a picture: ${attached.text}`);
  changes.push({ list: 'services', id: site.colore.id, sent, answered: performance.now() });
  const { imageUrl } = JSON.parse(attached.text) as { imageUrl: string };
  const shown = await fleet.ask(place, new Map(), imageUrl);
  if (shown !== 'lost' && shown.status !== 200) fleet.troubles.push(`${imageUrl}: ${shown.status}`);
  return count(crowd, `picture ${attached.status}`);
}
