import type { IsoDate } from '../../../format/days.ts';
import { type Appointment, dayOf } from '../../../shared/appointments/appointment.ts';
import type { Stylist } from '../../shared/stylists.ts';
import type { TeamDay } from '../work-days.ts';

/** One stylist's day, as it goes on paper. */
export type Sheet = {
  readonly stylist: Stylist;
  /** When they work: unbroken, ascending. */
  readonly works: readonly { readonly from: string; readonly to: string }[];
  readonly appointments: readonly Appointment[];
};

type Read = {
  readonly day: IsoDate;
  readonly zone: string;
  readonly stylists: readonly Stylist[];
  readonly appointments: readonly Appointment[];
  readonly workDays: readonly TeamDay[];
};

/** Of everybody who works on a day or has appointments then. */
export function sheetsOf({ stylists, ...read }: Read): readonly Sheet[] {
  return stylists
    .map(stylist => sheetOf(stylist, read))
    .filter(({ works, appointments }) => works.length > 0 || appointments.length > 0);
}

function sheetOf(stylist: Stylist, { day, zone, appointments, workDays }: Omit<Read, 'stylists'>): Sheet {
  const stretches =
    workDays.find(({ date }) => date === day)?.stylists.find(own => own.stylistId === stylist.id)
      ?.stretches ?? [];
  return {
    stylist,
    works: stretches.filter(({ kind }) => kind === 'works').map(({ from, to }) => ({ from, to })),
    appointments: appointments.filter(
      appointment => appointment.stylistId === stylist.id && dayOf(appointment, zone) === day,
    ),
  };
}
