import type { AppointmentId } from '../../core/booking/appointment.ts';
import type { ManageLinks } from '../../core/ports/letters/manage-links.ts';

/** The person's own appointments, behind their login. */
export class LoginLinks implements ManageLinks {
  readonly #publicUrl: URL;

  constructor(publicUrl: URL) {
    this.#publicUrl = publicUrl;
  }

  async make(_visit: AppointmentId): Promise<string> {
    return new URL('/appointments', this.#publicUrl).href;
  }
}
