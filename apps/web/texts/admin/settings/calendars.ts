import { theDay } from '../../span.ts';

/** Of calendars that programs read from outside. */
export const calendarsTab = {
  title: 'Calendari da tenere sul telefono',
  lead: 'Un indirizzo segreto, da aggiungere al calendario del telefono o del computer. Si aggiorna da solo; mostra servizio e nome del cliente, nient’altro.',
  failed: 'Non riusciamo a leggere i calendari.',
  none: 'Nessun indirizzo creato.',
  add: 'Crea un indirizzo',
  everybody: 'Tutto il salone',
  of: (name: string) => `Appuntamenti di ${name}`,
  day: (day: string, time: string) => `${day} alle ${time}`,
  made: (day: string) => `Creato ${theDay(day)}`,
  revoke: 'Revoca',
  revokeLabel: (whose: string, day: string) => `Revoca l’indirizzo: ${whose}, creato ${theDay(day)}`,
  question: (whose: string) => `Revocare l’indirizzo di «${whose}»?`,
  consequence: 'I telefoni che lo usano non ricevono più aggiornamenti. Se ne può creare uno nuovo.',
  revoked: { title: 'Indirizzo revocato', description: 'Da ora non mostra più niente a nessuno.' },
  revokeFailed: (message: string) => ({ title: 'Errore', description: message }),
  dialog: {
    title: 'Nuovo indirizzo',
    whose: 'Quali appuntamenti',
    warning: 'Chi ha l’indirizzo vede gli appuntamenti senza fare il login: dallo solo a chi lavora con te.',
    create: 'Crea l’indirizzo',
    failed: (message: string) => ({ title: 'Errore', description: message }),
    ready: 'Ecco l’indirizzo',
    scan: 'Inquadra il codice con la fotocamera: il telefono chiede se abbonarsi. Oppure copia il link nel calendario, alla voce «Da URL».',
    code: 'Codice QR del calendario',
    open: 'Apri nel calendario di questo dispositivo',
    once: 'Si vede solo adesso: se va perso, revocalo e creane un altro.',
  },
} as const;
