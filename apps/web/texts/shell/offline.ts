/** In braces what the service worker fills in. */
export const offline = {
  next: 'Il tuo prossimo appuntamento',
  when: '{day}, {time} – {endTime}',
  stylist: 'con {stylist}',
  ownSeen: 'Aggiornato {ownSeenDay}, ore {ownSeenTime}',
  seen: 'Aggiornati {seenDay}, ore {seenTime}',
} as const;
