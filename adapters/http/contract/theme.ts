/** Cookie of the visitor's choice of colours. The browser writes it; the server writes the choice on every page it sends. */
export const THEME_COOKIE = 'salone.tema';

/** Without a choice the system's colours are shown. */
export type ChosenTheme = 'light' | 'dark';

export function isChosenTheme(text: string | undefined): text is ChosenTheme {
  return text === 'light' || text === 'dark';
}
