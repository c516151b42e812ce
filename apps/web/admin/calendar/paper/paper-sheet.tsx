import { capitalised, formatDay, type IsoDate } from '../../../format/days.ts';
import { type Appointment, customerOf } from '../../../shared/appointments/appointment.ts';
import { daySheets as words } from '../../../texts/admin/figures/day-sheets.ts';
import { appointments } from '../../../texts/appointments.ts';
import * as css from './day-sheets.css.ts';
import type { Sheet } from './sheets-of.ts';

type PaperSheetProps = { sheet: Sheet; day: IsoDate; shopName: string };

/** A page of its own on paper. */
export function PaperSheet({ sheet, day, shopName }: PaperSheetProps) {
  const { stylist, works } = sheet;
  return (
    <section className={css.sheet} aria-label={stylist.displayName}>
      <p className={css.day}>
        <span>{capitalised(formatDay(day, 'full'))}</span>
        <span>{shopName}</span>
      </p>
      <h2 className={css.name}>{stylist.displayName}</h2>
      <p className={css.strong}>
        {words.works(works.map(({ from, to }) => appointments.between(from, to)))}
        {' · '}
        {words.count(sheet.appointments.length)}
      </p>
      <ol className={css.lines}>
        {sheet.appointments.map(appointment => (
          <Line key={appointment.id} appointment={appointment} />
        ))}
      </ol>
    </section>
  );
}

function Line({ appointment }: { appointment: Appointment }) {
  const { time, endTime, services, customerPhone, notes, staffNotes } = appointment;
  return (
    <li className={css.line}>
      <p className={css.strong}>{appointments.between(time, endTime)}</p>
      <div>
        <p className={css.strong}>{customerOf(appointment)}</p>
        {customerPhone && <p>{customerPhone}</p>}
      </div>
      <p>{services.map(({ name }) => name).join(', ')}</p>
      <div className={css.notes}>
        {notes && <Note of={words.note.customer} text={notes} />}
        {staffNotes && <Note of={words.note.staff} text={staffNotes} />}
      </div>
    </li>
  );
}

function Note({ of, text }: { of: string; text: string }) {
  return (
    <p>
      <b>{of}</b> {text}
    </p>
  );
}
