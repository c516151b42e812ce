import { createContext, useContext } from 'react';
import type { ReplyOf } from '../../../../adapters/http/contract/call.ts';
import type { openVisit } from '../../../../adapters/http/contract/visits/links.ts';
import type { Appointment } from '../appointments/appointment.ts';

/** The secret of the letter's link by which an appointment is seen, where nobody logs in. */
export const VisitLink = createContext<string | undefined>(undefined);

export const useVisitLink = (): string | undefined => useContext(VisitLink);

/** The link's page shows nothing of the owner. */
export const withoutOwner = (visit: ReplyOf<typeof openVisit>): Appointment => ({
  ...{ ...visit, userId: 0, notes: null, externalCalendarId: null },
});
