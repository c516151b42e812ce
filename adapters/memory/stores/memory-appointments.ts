import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../../../core/booking/appointment.ts';
import type { AppointmentDetails } from '../../../core/booking/appointment-view.ts';
import { withServiceNames } from '../../../core/booking/services/booked-services.ts';
import { searchKey, searchWords } from '../../../core/people/folded-key.ts';
import type { StylistId, UserId } from '../../../core/people/user.ts';
import type {
  AppointmentFilter,
  AppointmentStart,
  Appointments,
  StartRange,
} from '../../../core/ports/appointments.ts';
import type { Page, PageRequest } from '../../../core/ports/page.ts';
import { type MemoryState, pageFrom } from './memory-state.ts';

export class MemoryAppointments implements Appointments {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async find(id: number): Promise<AppointmentDetails | undefined> {
    const appointment = this.#state.appointments.get(id);
    return appointment && this.#details(appointment);
  }

  async list(filter: AppointmentFilter): Promise<readonly AppointmentDetails[]> {
    return this.#matching(filter);
  }

  async ids(filter: AppointmentFilter): Promise<readonly number[]> {
    return this.#matching(filter).map(({ id }) => id);
  }

  async page(filter: AppointmentFilter, request: PageRequest): Promise<Page<AppointmentDetails>> {
    return pageFrom(this.#matching(filter), request);
  }

  async startingIn({ from, until, after, most }: StartRange): Promise<readonly AppointmentStart[]> {
    return [...this.#state.appointments.values()]
      .filter(
        visit =>
          visit.status === 'confirmed' &&
          Temporal.Instant.compare(visit.startsAt, from) >= 0 &&
          Temporal.Instant.compare(visit.startsAt, until) <= 0 &&
          (after === undefined || newestFirst(visit, after) < 0),
      )
      .sort((a, b) => newestFirst(b, a))
      .slice(0, most)
      .map(({ id, startsAt, userId, stylistId }) => ({ id, startsAt, userId, stylistId }));
  }

  async everBookedStylists(): Promise<readonly StylistId[]> {
    const booked = new Set([...this.#state.appointments.values()].map(({ stylistId }) => stylistId));
    return [...booked].sort((a, b) => a - b);
  }

  async countUpcomingByStylist(now: Temporal.Instant): Promise<ReadonlyMap<StylistId, number>> {
    const ahead = [...this.#state.appointments.values()].filter(
      ({ status, startsAt }) => status === 'confirmed' && Temporal.Instant.compare(startsAt, now) >= 0,
    );
    const byStylist = Map.groupBy(ahead, ({ stylistId }) => stylistId);
    return new Map([...byStylist].map(([stylistId, visits]) => [stylistId, visits.length]));
  }

  #matching(filter: AppointmentFilter): AppointmentDetails[] {
    if (filter.userId !== undefined && this.#isNobody(filter.userId)) return [];
    const words = searchWords(filter.search ?? '');
    return [...this.#state.appointments.values()]
      .filter(appointment => matches(appointment, filter))
      .filter(({ userId }) => words.every(word => this.#found(userId, word)))
      .sort(newestFirst)
      .map(appointment => this.#details(appointment));
  }

  #found(userId: UserId, word: string): boolean {
    const customer = this.#state.users.get(userId)?.user;
    return customer !== undefined && searchKey(customer).includes(word);
  }

  #isNobody(id: UserId): boolean {
    return id === this.#state.passerBy || this.#state.erased.has(id);
  }

  #details(appointment: Appointment): AppointmentDetails {
    const stylist = this.#state.users.get(appointment.stylistId)?.user;
    const customer = this.#state.users.get(appointment.userId)?.user;
    if (stylist === undefined || customer === undefined) {
      throw new Error(`appointment ${appointment.id} names somebody unknown`);
    }
    return {
      ...appointment,
      ...withServiceNames(appointment, id => this.#state.services.get(id)?.name ?? ''),
      stylistFirstName: stylist.firstName,
      stylistLastName: stylist.lastName,
      customer: {
        userId: this.#isNobody(customer.id) ? null : customer.id,
        userFirstName: customer.firstName,
        userLastName: customer.lastName,
        username: customer.username,
        customerPhone: customer.phone,
      },
    };
  }
}

function matches({ id, userId, stylistId, status, date }: Appointment, filter: AppointmentFilter): boolean {
  const { ids, from, to } = filter;
  return (
    (ids === undefined || ids.includes(id)) &&
    (filter.userId === undefined || filter.userId === userId) &&
    (filter.stylistId === undefined || filter.stylistId === stylistId) &&
    (filter.status === undefined || filter.status === status) &&
    (from === undefined || Temporal.PlainDate.compare(date, from) >= 0) &&
    (to === undefined || Temporal.PlainDate.compare(date, to) <= 0)
  );
}

const newestFirst = (a: AppointmentStart, b: AppointmentStart): number =>
  Temporal.Instant.compare(b.startsAt, a.startsAt) || b.id - a.id;
