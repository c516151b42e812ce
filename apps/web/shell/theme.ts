import { useSyncExternalStore } from 'react';
import { type ChosenTheme, cookiesOfTheme } from '../../../adapters/http/contract/theme.ts';

export type Theme = ChosenTheme | 'system';

const listeners = new Set<() => void>();

/** The colours in use, as the server wrote them on the page or the visitor has chosen since. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shown, () => 'system');
}

/** Shows these colours at once, and on every page to come. The system's choice leaves no cookie. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const cookie of cookiesOfTheme(theme, window.location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where people's phones are older.
    document.cookie = cookie;
  }
  updateThemeColor();
  for (const listener of listeners) listener();
}

/** The browser's own bar follows the system's colours by itself; a choice goes before them. */
export function updateThemeColor(): void {
  document.head.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (shown() === 'system') return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  document.head.prepend(meta);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function shown(): Theme {
  return document.documentElement.dataset['theme'] as Theme;
}
