import { layout } from '../texts/layout.ts';

type Audience = 'anyone' | 'user' | 'admin';

type Entry = { to: string; label: string; for: Audience };

const { links } = layout;
const home: Entry = { to: '/', label: links.home, for: 'anyone' };
const services: Entry = { to: '/services', label: links.services, for: 'anyone' };
const appointments: Entry = { to: '/appointments', label: links.appointments, for: 'anyone' };
const profile: Entry = { to: '/profile', label: links.profile, for: 'user' };
const booking: Entry = { to: '/booking', label: links.booking, for: 'anyone' };
const admin: Entry = { to: '/admin', label: links.admin, for: 'admin' };
const dashboard: Entry = { to: '/admin', label: links.dashboard, for: 'admin' };

const terms: Entry = { to: '/termini', label: links.terms, for: 'anyone' };
const privacy: Entry = { to: '/privacy', label: links.privacy, for: 'anyone' };

/** Every link of the bar, the menus and the footer, in order. A page enters this table when it exists. */
const places = {
  bar: [home, appointments, services, admin],
  phone: [home, appointments, services, admin, profile],
  account: [profile, appointments, dashboard],
  footer: [home, services, appointments, booking],
  legal: [terms, privacy],
} as const satisfies Record<string, readonly Entry[]>;

/** The links of one place that this visitor may see. */
export function linksIn(
  place: keyof typeof places,
  visitor: { isAdmin: boolean } | null | undefined,
): readonly Entry[] {
  const sees = { anyone: true, user: Boolean(visitor), admin: Boolean(visitor?.isAdmin) };
  return places[place].filter(entry => sees[entry.for]);
}
