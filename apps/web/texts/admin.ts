/** The dashboard's frame; each tab has its own file of words. */
export const admin = {
  lead: 'Gestisci gli appuntamenti, i servizi e gli utenti',
  tabs: {
    label: 'Sezioni della dashboard',
    calendario: 'Calendario',
    appuntamenti: 'Appuntamenti',
    servizi: 'Servizi',
    clienti: 'Clienti',
    stylist: 'Stylist',
  },
} as const;
