export const logout = {
  done: { title: 'Logout effettuato', description: 'Hai effettuato il logout con successo' },
  failed: 'Logout fallito',
} as const;

/** Below 'Esci e dimentica questo dispositivo'. */
export const forgetHint = 'se il telefono non è tuo';
