import { appointments } from '../appointments.ts';

/** An appointment as the shop looks at it: what became of it, and who changed what. */
const letters = {
  ...{ booked: 'conferma', moved: 'spostamento', cancelled: 'cancellazione', reminder: 'promemoria' },
  ...{ 'stylist-new': 'nuovo appuntamento', 'stylist-moved': 'appuntamento spostato' },
  ...{ 'stylist-cancelled': 'appuntamento tolto', 'stylist-tomorrow': 'la giornata di domani' },
} as const;

export const visits = {
  open: (customer: string, service: string) => `Dettagli dell’appuntamento di ${customer} per ${service}`,
  close: 'Chiudi',
  overridden: 'Fuori orario',
  cancelledMeanwhile: 'Nel frattempo questo appuntamento è stato cancellato.',
  card: 'Scheda',
  cardOf: (customer: string) => `Scheda di ${customer}`,
  /** L’ultima volta: martedì 3 novembre 2026, Taglio uomo con Anna Bianchi */
  lastTime: (day: string, what: string, missed: boolean) =>
    `L’ultima volta: ${day}, ${what}${missed ? '. Non venuto.' : ''}`,
  firstTime: 'Nessun appuntamento prima di questo.',
  later: {
    label: 'Comincia più tardi',
    by: (minutes: number) => `+${minutes} min`,
    to: (minutes: number, time: string) => `+${minutes} min: comincia alle ${time}`,
  },
  outcome: {
    title: 'Com’è andata?',
    completed: 'Fatto',
    missed: appointments.missed,
    paid: 'Pagato, in euro',
    paidInvalid: 'Scrivi un importo, per esempio 18 oppure 18,50',
    is: (outcome: string, paid: string | null) => (paid ? `${outcome}, pagati ${paid}` : outcome),
    takeBack: 'Togli l’esito',
    said: (outcome: string) => ({ title: `Segnato: ${outcome.toLowerCase()}` }),
    takenBack: { title: 'Esito tolto', description: 'L’appuntamento è di nuovo confermato.' },
    undo: 'Rimetti com’era',
    undone: { title: 'Esito rimesso com’era' },
    undoRefused: 'Non si può rimettere com’era',
    failed: { title: 'Errore', description: 'Non è stato possibile segnare l’esito' },
  },
  story: {
    title: 'Storia',
    loading: 'Caricamento della storia',
    failed: 'Non riusciamo a mostrare la storia.',
    none: 'Nessuna modifica registrata.',
    /** Lunedì 4 gennaio 2027, 18:02, Mario Rossi */
    by: (day: string, time: string, who: string) => `${day}, ${time}, ${who}`,
    byLink: (who: string) => `${who} dal link`,
    somebody: (id: number) => `Utente ${id}`,
    place: (day: string, time: string, stylist: string) => `${day}, ${time}, con ${stylist}`,
    booked: (to: string) => `Prenotato per ${to}`,
    moved: (from: string, to: string) => `Spostato da ${from} a ${to}`,
    late: '. Inserito a orario passato.',
    edited: {
      services: (from: string, to: string) => `Servizi: da ${from} a ${to}`,
      notes: 'Note cambiate',
      staffNotes: 'Note del salone cambiate',
    },
    letter: (kind: keyof typeof letters, isSent: boolean) =>
      isSent ? `Lettera inviata: ${letters[kind]}` : `Lettera non consegnata: ${letters[kind]}`,
    cancelled: 'Cancellato',
    restored: 'Ripristinato',
    outcome: (outcome: string) => `Segnato: ${outcome.toLowerCase()}`,
    outcomeTaken: (outcome: string) => `Tolto l’esito «${outcome}»`,
  },
} as const;
