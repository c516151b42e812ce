import type { AccountHolder } from '../../../core/people/user.ts';
import { openDays } from '../../server/bookings.ts';
import type { Site } from '../../server/site.ts';
import { Dashboards } from './dashboards.ts';
import type { Fleet } from './fleet.ts';
import { Ledger } from './ledger.ts';
import { changePicture, closeForAWhile, comeAndGo, read } from './passing-visitors.ts';
import { Booker, type Crowd, keepComing, logIn } from './visitors.ts';

/** Milliseconds between two things that one of them does, on average. */
const APART = { read: 60, book: 150, login: 2_000, close: 1_500, picture: 3_000 } as const;

/** Everybody who comes to a shop, at each of the servers, until `isOver`. */
export async function comeAll(site: Site, fleet: Fleet, isOver: () => boolean) {
  const crowd: Crowd = {
    ...{ site, fleet, isOver, ledger: new Ledger(), days: openDays(60) },
    ...{ changes: [], placed: [], closed: [], done: {} },
  };
  const places = [0, 1, 2];
  const staff = await logIn(crowd, site.salone, 0);
  const dashboards = new Dashboards(fleet, staff, places);
  const booker = async (place: number, users: readonly AccountHolder[], isStaff: boolean) => {
    const cookies = isStaff ? staff : await logIn(crowd, users[0] ?? site.mario, place);
    const one = new Booker(crowd, place, users, cookies, isStaff);
    return keepComing(crowd, APART.book, turn => one.work(turn));
  };
  const coming = places.flatMap(place => [
    keepComing(crowd, APART.read, turn => read(crowd, place, turn)),
    booker(place, [site.mario], false),
    booker(place, [site.lucia], false),
    booker(place, [site.mario, site.lucia], true),
    keepComing(crowd, APART.login, () => comeAndGo(crowd, place)),
  ]);
  coming.push(
    keepComing(crowd, APART.close, turn => closeForAWhile(crowd, turn, staff)),
    keepComing(crowd, APART.picture, turn => changePicture(crowd, turn, staff)),
  );
  return { crowd, dashboards, left: Promise.all(coming) };
}

/** Visits that were put on a date while it was closed from before they were asked for until after they were answered. */
export const intoClosed = ({ placed, closed }: Pick<Crowd, 'placed' | 'closed'>): string[] =>
  placed
    .filter(visit =>
      closed.some(({ date, from, until }) => date === visit.date && from < visit.from && visit.until < until),
    )
    .map(({ date }) => `booked on ${date}, which was closed`);
