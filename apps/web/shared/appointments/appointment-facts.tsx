import { Clock, type LucideIcon, MapPin, NotebookPen, Scissors, Tag, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookedPrice } from '../../format/booked-price.ts';
import { formatDuration } from '../../format/durations.ts';
import { appointments as words } from '../../texts/appointments.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { type Appointment, customerOf, stylistOf } from './appointment.ts';
import * as css from './appointment-facts.css.ts';

/** Who, how long, how much and what was noted, each with a small picture. `place`: where to come, if it is to be said. */
export function AppointmentFacts({ appointment, place }: { appointment: Appointment; place?: string }) {
  const { duration, price, notes } = appointment;
  return (
    <dl className={css.facts}>
      <Fact icon={UserRound} term={words.customer}>
        {customerOf(appointment)}
      </Fact>
      <Fact icon={Scissors} term={words.stylist}>
        {stylistOf(appointment)}
      </Fact>
      <Fact icon={Clock} term={words.duration}>
        {formatDuration(duration)}
      </Fact>
      <Fact icon={Tag} term={words.price}>
        {bookedPrice(price)}
      </Fact>
      <Fact icon={MapPin} term={words.place} wide>
        {place}
      </Fact>
      <Fact icon={NotebookPen} term={words.notes} wide>
        {notes}
      </Fact>
    </dl>
  );
}

type FactProps = { icon: LucideIcon; term: string; children: ReactNode; wide?: boolean };

function Fact({ icon: Icon, term, children, wide = false }: FactProps) {
  if (!children) return null;
  return (
    <div className={css.fact} data-wide={wide || undefined}>
      <dt>
        <Icon className={css.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
