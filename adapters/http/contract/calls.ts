import { bookAppointment, cancelAppointment, listAppointments } from './appointments.ts';
import { seeAvailability, seeTimeslots } from './calendar.ts';
import type { Call } from './call.ts';
import { listServices, listStylists, seeService } from './catalogue.ts';
import { seeShop } from './shop.ts';
import { currentUser, login, logout, register } from './user.ts';

/** Every call there is. A route of the server that is missing here, or the reverse, fails a test. */
export const calls = {
  seeShop,
  currentUser,
  login,
  register,
  logout,
  listServices,
  seeService,
  listStylists,
  seeTimeslots,
  seeAvailability,
  bookAppointment,
  listAppointments,
  cancelAppointment,
} as const satisfies Record<string, Call>;
