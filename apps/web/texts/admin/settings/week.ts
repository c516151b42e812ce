/** Words of the editor of a week, of the shop or of somebody. */
export const weekEditor = {
  changed: 'cambiato',
  hoursOf: (day: string, hours: string) => `Orari di ${day}: ${hours}`,
  copyLabel: (day: string) => `Copia gli orari di ${day}`,
  copyToAll: 'Su tutti i giorni con orari',
  copyTo: (day: string) => `Su ${day}`,
} as const;
