/**
 * Cookie of the visitor's choice of theme. The browser writes it; the server writes the choice on every page it sends.
 * On https its name is one that browsers take from this very host alone.
 */
export const themeCookie = (https: boolean): string => `${https ? '__Host-' : ''}salone.tema`;

/** Without a choice the system's colour scheme applies. */
export type ChosenTheme = 'light' | 'dark';

export function isChosenTheme(text: string | undefined): text is ChosenTheme {
  return text === 'light' || text === 'dark';
}

const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** As the browser stores it; 'system' deletes it, and on https the former name is deleted too. */
export function cookiesOfTheme(theme: ChosenTheme | 'system', https: boolean): readonly string[] {
  const life = theme === 'system' ? 0 : ONE_YEAR_IN_SECONDS;
  const rest = `Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
  const chosen = `${themeCookie(https)}=${theme}; Max-Age=${life}; ${rest}`;
  return https ? [chosen, `${themeCookie(false)}=; Max-Age=0; ${rest}`] : [chosen];
}
