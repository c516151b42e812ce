import type { AccountHolder } from '../../../core/people/user.ts';
import { openDays } from '../../server/bookings.ts';
import type { Site } from '../../server/site.ts';
import { Dashboards } from './dashboards.ts';
import type { Fleet } from './fleet.ts';
import { Ledger } from './ledger.ts';
import { changePicture, closeForAWhile, comeAndGo, read } from './passing-visitors.ts';
import { Booker, type Crowd, keepComing, logIn, type Placed } from './visitors.ts';

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
  const rushing = places.map(place => new Booker(crowd, place, [site.mario, site.lucia], staff, true));
  const coming = places.flatMap(place => [
    keepComing(crowd, APART.read, turn => read(crowd, place, turn)),
    booker(place, [site.mario], false),
    booker(place, [site.lucia], false),
    booker(place, [site.mario, site.lucia], true),
    keepComing(crowd, APART.login, () => comeAndGo(crowd, place)),
  ]);
  coming.push(
    keepComing(crowd, APART.close, turn => closeForAWhile(crowd, turn, staff, rushing)),
    keepComing(crowd, APART.picture, turn => changePicture(crowd, turn, staff)),
  );
  return { crowd, dashboards, left: Promise.all(coming) };
}

/**
 * Visits that were taken while a date was being closed or was closed, and of which whoever closed it was not told: either
 * they were there before, or they must not be.
 */
export const intoClosed = ({
  placed,
  closed,
  changes,
  ledger,
}: Pick<Crowd, 'placed' | 'closed' | 'changes' | 'ledger'>): string[] =>
  closed.flatMap(one => {
    const isOn = (visit: Placed): boolean =>
      visit.date === one.date && (one.stylistId === null || visit.stylistId === one.stylistId);
    const isMeanwhile = (visit: Placed): boolean => one.sent < visit.answered && visit.answered < one.until;
    const mayHaveLeft = ({ id, answered }: Placed): boolean =>
      ledger.statesOf(id).length > 1 ||
      changes.some(({ id: changed, sent }) => changed === id && answered <= sent && sent < one.answered);
    return placed
      .filter(visit => isOn(visit) && isMeanwhile(visit) && !one.affected.includes(visit.id))
      .filter(visit => !mayHaveLeft(visit))
      .map(({ id, date }) => `${id} was put on ${date}, which was closed`);
  });

/** Of what is done far more often even on a busy machine, so many in each minute. */
const LEAST: Readonly<Record<string, number>> = {
  ...{ 'book 201': 30, 'move 200': 10, 'cancel 200': 5, look: 5, login: 5, 'picture 200': 3, 'read 200': 60 },
  ...{ '/api/closures 201': 1, '/api/absences 201': 1 },
};

/** What was done too seldom for the rest to show anything. */
export const tooSeldom = ({ done }: Pick<Crowd, 'done'>, minutes: number): string[] =>
  Object.entries(LEAST)
    .filter(([what, least]) => (done[what] ?? 0) < least * minutes)
    .map(([what]) => `${what}: ${done[what] ?? 0} times`);
