import { hashKey, type Query } from '@tanstack/react-query';

/** The first word of every query key. */
export type List =
  | 'invitation'
  | 'session'
  | 'shop'
  | 'services'
  | 'stylists'
  | 'appointments'
  | 'timeslots'
  | 'availability'
  | 'timetable'
  | 'calendars'
  | 'letters'
  | 'statistics'
  | 'customers'
  | 'cards'
  | 'admins'
  | 'browsers';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [List, ...unknown[]];
  }
}

export const sessionKey = ['session'] as const;
export const shopKey = ['shop'] as const;

/** Guests and customers get the same answer; administrators may get more. */
export const servicesKey = (audience: 'public' | 'admin') => ['services', audience] as const;
export const serviceKey = (id: number) => ['services', 'one', id] as const;

/** Administrators also see who no longer takes bookings. */
export const stylistsKey = (which: 'bookable' | 'with former') => ['stylists', which] as const;

/** Lists of appointments, whole or part by part. */
export type AppointmentList = 'list' | 'calendar' | 'pages' | 'outside' | 'before' | 'link';

/** What else hangs on them. */
type AppointmentView = AppointmentList | 'same booking' | 'history' | 'reminders' | 'erased';

export const appointmentsKey = (view: AppointmentView, filter?: object | null) =>
  ['appointments', view, filter] as const;

/** What outlives a change of user, by exact key: a shared first word makes nothing public. */
const kept = new Set([sessionKey, shopKey, servicesKey('public')].map(key => hashKey(key)));

export const isPrivate = ({ queryHash }: Query): boolean => !kept.has(queryHash);
