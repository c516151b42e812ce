import { useId } from 'react';
import { minutesOf, timeOf, type WallClock } from '../../../format/wall-clock.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { useMover } from '../../../shared/moving/use-mover.ts';
import { override as overrideWords } from '../../../texts/admin/override.ts';
import { visits } from '../../../texts/admin/visits.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import * as css from './visit-dialog.css.ts';

const words = visits.later;

const steps = [15, 30] as const;
const lastMinute = 24 * 60;

type LaterProps = { appointment: Appointment; now: WallClock; zone: string; onDone: () => void };

/** Somebody is late: while it can still be, the same with the same stylist, a little later. Where that is not free, the server says why. */
export function Later({ appointment, now, zone, onDone }: LaterProps) {
  const { here, send, busy, refusal, overridable } = useMover(appointment, zone, onDone);
  const title = useId();
  const latest = here.date === now.date ? minutesOf(now.time) : 0;
  const possible = steps
    .map(minutes => ({ minutes, at: minutesOf(here.time) + minutes }))
    .filter(({ at }) => at > latest && at < lastMinute);
  if (here.date < now.date || possible.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby={title}>
      <h3 id={title} className={css.partTitle}>
        {words.label}
      </h3>
      <div className={css.ways}>
        {possible.map(({ minutes, at }) => {
          const time = timeOf(at);
          return (
            <Button
              key={minutes}
              variant="ghost"
              size="s"
              loading={busy}
              aria-label={words.to(minutes, time)}
              onClick={() => void send({ ...here, time })}
            >
              {words.by(minutes)}
            </Button>
          );
        })}
      </div>
      {refusal && <Alert>{refusal}</Alert>}
      {overridable && (
        <Button
          variant="ghost"
          size="s"
          loading={busy}
          onClick={() => void send({ ...overridable, override: true })}
        >
          {overrideWords.moveAnyway}
        </Button>
      )}
    </section>
  );
}
