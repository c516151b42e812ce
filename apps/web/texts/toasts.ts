/** What assistive technology calls toasts and their list; the library fills in the key. */
export const toasts = { one: 'Notifica', all: 'Notifiche ({hotkey})' } as const;
