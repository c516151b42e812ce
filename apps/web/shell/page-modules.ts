/** The module of each page, as the build's manifest names it: only the server asks for it. */
export const pageModules = {
  '/': 'home/home-page.tsx',
  '/auth': 'auth/auth-page.tsx',
  '/services': 'services/services-page.tsx',
  '/appointments': 'appointments/appointments-page.tsx',
  '/profile': 'profile/profile-page.tsx',
  '/booking': 'booking/booking-page.tsx',
  '/admin': 'admin/admin-page.tsx',
  '/admin/settings': 'admin/settings/settings-page.tsx',
  '/admin/notices': 'admin/notices/notices-page.tsx',
  '/admin/statistics': 'admin/statistics/statistics-page.tsx',
  '/invito': 'invitation/invitation-page.tsx',
  '/visita': 'visit/visit-page.tsx',
  '/termini': 'legal/terms-page.tsx',
  '/privacy': 'legal/privacy-page.tsx',
  '/sviluppo': 'development/development-page.tsx',
  '*': 'shell/not-found-page.tsx',
} as const;

export type PagePath = keyof typeof pageModules;

/** Pages that the server renders; the others begin empty. */
export const prerendered: ReadonlySet<PagePath> = new Set(['/', '/services', '/termini', '/privacy', '*']);
