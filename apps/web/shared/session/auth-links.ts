/** The login screen's two tabs, and the panel that takes their place. */
export const authLinks = {
  login: '/auth',
  register: '/auth?scheda=registrati',
  reset: '/auth?scheda=reimposta',
} as const;
