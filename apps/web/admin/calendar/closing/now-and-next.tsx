import type { WallClock } from '../../../format/wall-clock.ts';
import { type Appointment, customerOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import * as css from './day-line.css.ts';

/** Whose time it is, of all stylists, and who comes next. */
export function NowAndNext({ all, now }: { all: readonly Appointment[]; now: WallClock }) {
  const standing = all.filter(({ status }) => status === 'confirmed');
  const present = standing.filter(({ time, endTime }) => time <= now.time && now.time < endTime);
  const next = standing.find(({ time }) => time > now.time);
  if (present.length === 0 && !next) return null;
  return (
    <p className={css.said}>
      {present.length > 0 && <span className={css.who}>{words.present(present.map(nameOf))}</span>}
      {next && <span className={css.who}>{words.next(next.time, nameOf(next), stylistOf(next) ?? '')}</span>}
    </p>
  );
}

const nameOf = (appointment: Appointment) => customerOf(appointment) ?? '';
