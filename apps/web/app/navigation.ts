import { layout } from '../texts/layout.ts';

type Place = 'bar' | 'footer' | 'account' | 'phone';
type Audience = 'anyone' | 'user' | 'admin';

type Entry = { to: string; label: string; places: readonly Place[]; for: Audience };

/** Every link of the bar, the menus and the footer. A page enters this table when it exists. */
const entries: readonly Entry[] = [
  { to: '/', label: layout.links.home, places: ['bar', 'phone', 'footer'], for: 'anyone' },
  {
    to: '/appointments',
    label: layout.links.appointments,
    places: ['bar', 'phone', 'account', 'footer'],
    for: 'anyone',
  },
  { to: '/booking', label: layout.links.booking, places: ['footer'], for: 'anyone' },
];

/** The links of one place that this visitor may see. */
export function linksIn(place: Place, visitor: { isAdmin: boolean } | null | undefined): readonly Entry[] {
  const sees = { anyone: true, user: Boolean(visitor), admin: Boolean(visitor?.isAdmin) };
  return entries.filter(entry => entry.places.includes(place) && sees[entry.for]);
}

/** The login screen's two tabs. */
export const authLinks = { login: '/auth', register: '/auth?scheda=registrati' } as const;
