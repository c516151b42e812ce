import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import { type LettersAbout, lettersAbout } from '../../../../core/letters/letters-about.ts';
import { toldSince } from '../../../../core/people/personal-data/keeping-time.ts';
import type { UserId } from '../../../../core/people/user.ts';
import { plainDate } from '../../../../core/wall-clock.ts';
import { AgendaDayEntity } from '../../entities/agenda-day-entity.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import { AppointmentHistoryEntity } from '../../entities/appointment-history-entity.ts';
import { AccountLetterEntity } from '../../entities/letter-entities.ts';

interface Erasing {
  readonly now: Temporal.Instant;
  readonly cancelled: readonly AppointmentId[];
}

/** Letters of which copies may be kept; read before anything of theirs is deleted. */
export async function keptLettersOf(
  em: SqlEntityManager,
  reader: UserId,
  { now, cancelled }: Erasing,
): Promise<LettersAbout> {
  const startsAt = { $gte: toldSince(now) };
  const letters = await em.find(AccountLetterEntity, { recipient: reader });
  const own = await em.find(AppointmentEntity, { user: reader, startsAt });
  const lines = await em.find(AppointmentHistoryEntity, { appointment: own.map(({ id }) => id) });
  return lettersAbout({
    ...{ reader, cancelledWithThem: cancelled, accountLetters: letters.map(({ id }) => id) },
    own: own.map(({ id, day }) => ({ id, date: plainDate(day) })),
    served: await servedBy(em, reader, startsAt.$gte),
    ownHistory: lines.map(({ appointment: visit, fromState, toState }) => ({
      ...{ visit, states: [fromState, toState] },
    })),
  });
}

/** Visits in which they were the stylist, at the end or until a move. */
async function servedBy(
  em: SqlEntityManager,
  stylist: UserId,
  since: Temporal.Instant,
): Promise<AppointmentId[]> {
  if ((await em.count(AgendaDayEntity, { stylist })) === 0) return [];
  const served = await em.find(AppointmentEntity, { stylist, startsAt: { $gte: since } });
  const left = { kind: 'moved', at: { $gte: since }, fromState: { stylistId: stylist } };
  const moved = await em.find(AppointmentHistoryEntity, left);
  return [...new Set([...served.map(({ id }) => id), ...moved.map(({ appointment }) => appointment)])];
}
