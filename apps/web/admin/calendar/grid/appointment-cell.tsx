import { Check, X } from 'lucide-react';
import { type Appointment, customerOf } from '../../../shared/appointments/appointment.ts';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { admin } from '../../../texts/admin/dashboard.ts';
import { visits } from '../../../texts/admin/visits.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { type Outcome, outcomeOf } from '../../shared/visits/outcome-of.ts';
import { carryHint } from '../carrying/carry-hint.ts';
import * as css from './appointment-cell.css.ts';
import type { Work } from './cells/visit-parts.ts';
import type { GridActions } from './day-column.ts';

type AppointmentCellProps = {
  appointment: Appointment;
  rows: number;
  part: Work;
  place: { gridRow: number; gridColumn: number };
  reached: { 'data-spot': string; tabIndex: number };
  category: string | undefined;
  actions: GridActions;
};

export function AppointmentCell({
  appointment,
  rows,
  part,
  place,
  reached,
  category,
  actions,
}: AppointmentCellProps) {
  const client = customerOf(appointment) ?? '';
  const { endTime } = appointment;
  const { begins, what, said } = saidOf(appointment, part);
  const outcome = outcomeOf(appointment);
  const missed = outcome === 'missed' && visits.outcome.missed;
  const overridden = appointment.overridden && visits.overridden;
  return (
    <div
      role="gridcell"
      aria-rowspan={rows}
      className={css.appointmentCell}
      style={{ ...place, gridRow: `${place.gridRow} / span ${rows}` }}
    >
      <button
        type="button"
        className={css.appointment}
        data-category={category}
        data-small={rows === 1 || undefined}
        data-tall={rows > 2 || undefined}
        data-missed={appointment.missed || undefined}
        data-overridden={appointment.overridden || undefined}
        onClick={() => actions.show(appointment)}
        {...(appointment.status === 'confirmed' && {
          ...{ 'data-visit': appointment.id, 'aria-describedby': carryHint },
        })}
        {...reached}
      >
        {rows === 1 && (
          <span className={css.start} aria-hidden="true">
            {begins}
          </span>
        )}
        <Client name={client} outcome={outcome} alone={rows > 1} />
        <span className={css.what}>
          {rows > 1
            ? [missed, overridden, begins, what].filter(Boolean).join(' · ')
            : [overridden, what].filter(Boolean).join(' · ')}
        </span>
        <VisuallyHidden>
          {`${rows > 1 ? words.until(endTime) : words.fromTo(begins, endTime)}${said}${outcome === 'completed' ? words.done : ''}`}
        </VisuallyHidden>
      </button>
      {appointment.status === 'confirmed' && part.kind !== 'second' && (
        <Cross {...{ appointment }} tabIndex={reached.tabIndex} onPress={actions.remove} />
      )}
    </div>
  );
}

type CrossProps = { appointment: Appointment; tabIndex: number; onPress: (appointment: Appointment) => void };

function Cross({ appointment, tabIndex, onPress }: CrossProps) {
  return (
    <button
      type="button"
      className={css.remove}
      aria-label={admin.remove.label(customerOf(appointment) ?? '', appointment.serviceName)}
      tabIndex={tabIndex}
      onClick={() => onPress(appointment)}
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}

type ClientProps = { name: string; outcome: Outcome /** With a second line below. */; alone: boolean };

/** Who comes, with what became of it. */
function Client({ name, outcome, alone }: ClientProps) {
  return (
    <>
      <span className={css.client}>
        {outcome === 'completed' && <Check className={css.done} size={14} aria-hidden="true" />}
        <span>{name}</span>
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      {outcome === 'missed' && !alone && (
        <>
          <strong className={css.missed}>{visits.outcome.missed}</strong>
          <VisuallyHidden>, </VisuallyHidden>
        </>
      )}
    </>
  );
}

/** Of one piece of a visit: when it begins, what it is, and what only ears need to be told. */
function saidOf({ serviceName }: Appointment, { kind, begins, pause }: Work) {
  return {
    begins,
    what: kind === 'second' ? words.posa.second(serviceName) : serviceName,
    said: pause ? words.posa.between(pause.from, pause.to) : '',
  };
}
