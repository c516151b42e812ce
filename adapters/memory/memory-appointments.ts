import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../../core/booking/appointment.ts';
import type { AppointmentDetails } from '../../core/booking/appointment-details.ts';
import type { AppointmentFilter, Appointments } from '../../core/ports/appointments.ts';
import { later, type MemoryState } from './memory-state.ts';

export class MemoryAppointments implements Appointments {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  find(id: number): Promise<AppointmentDetails | undefined> {
    return later(() => {
      const appointment = this.#state.appointments.get(id);
      return appointment && this.#details(appointment);
    });
  }

  list(filter: AppointmentFilter): Promise<readonly AppointmentDetails[]> {
    return later(() =>
      [...this.#state.appointments.values()]
        .filter(appointment => matches(appointment, filter))
        .sort(newestFirst)
        .map(appointment => this.#details(appointment)),
    );
  }

  #details(appointment: Appointment): AppointmentDetails {
    const service = this.#state.services.get(appointment.serviceId);
    const stylist = this.#state.users.get(appointment.stylistId)?.user;
    const customer = this.#state.users.get(appointment.userId)?.user;
    if (service === undefined || stylist === undefined || customer === undefined) {
      throw new Error(`appointment ${appointment.id} names somebody or something unknown`);
    }
    return {
      ...appointment,
      serviceName: service.name,
      stylistFirstName: stylist.firstName,
      stylistLastName: stylist.lastName,
      customer: {
        userFirstName: customer.firstName,
        userLastName: customer.lastName,
        username: customer.username,
      },
    };
  }
}

function matches({ userId, stylistId, status, date }: Appointment, filter: AppointmentFilter): boolean {
  const { from, to } = filter;
  return (
    (filter.userId === undefined || filter.userId === userId) &&
    (filter.stylistId === undefined || filter.stylistId === stylistId) &&
    (filter.status === undefined || filter.status === status) &&
    (from === undefined || Temporal.PlainDate.compare(date, from) >= 0) &&
    (to === undefined || Temporal.PlainDate.compare(date, to) <= 0)
  );
}

const newestFirst = (a: Appointment, b: Appointment): number =>
  Temporal.Instant.compare(b.startsAt, a.startsAt) || b.id - a.id;
