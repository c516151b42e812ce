import { sentenceOf } from '../../../core/wording.ts';

/** Every sentence of the command line and of the demo: it speaks to whoever owns the shop. */
export const texts = {
  usage: `Uso:
  npm run cli -- create-admin --username NOME    crea un amministratore; chiede la password
  npm run cli -- reset-password --username NOME  dà a chiunque una nuova password; la chiede
  npm run cli -- reset-second-factor --username NOME
                                                 toglie l’app di autenticazione a chi ha perso telefono e codici
  npm run cli -- erase --username NOME           cancella i dati di una persona; prima chiede conferma
  npm run cli -- migrate                         porta la base dati alla versione del programma
  npm run cli -- backup FILE                     salva dati e immagini in un solo file, anche mentre il server lavora
  npm run cli -- restore FILE                    li rimette in una base dati vuota
  npm run cli -- backup-failed                   scrive all’e-mail del salone che la copia della notte non è riuscita
  npm run cli -- letters-failed                  elenca le lettere che non sono arrivate
  npm run cli -- demo-data                       riempie una base dati vuota con un salone inventato
`,
  notUnderstood: 'Il comando non è scritto bene.',
  passwordPrompt: 'Password: ',
  adminCreated: (username: string) => `Amministratore "${username}" creato.`,
  passwordChanged: (username: string) =>
    `La password di "${username}" è cambiata; tutte le sue sessioni sono terminate.`,
  secondFactorRemoved: (username: string) =>
    `"${username}" entra di nuovo con la sola password: l’app di autenticazione è tolta.`,
  noSecondFactor: (username: string) => `"${username}" non ha un’app di autenticazione.`,
  nobodyToErase: `${sentenceOf({ code: 'user-not-found' })}.
Chi non ha un nome utente si cancella dalla sua scheda, nella Dashboard Admin, Clienti: «Cancella i suoi dati».`,
  /** `visits`: those to come, in words; `keeps`: how many past ones stay. */
  erasing: (who: string, visits: readonly string[], keeps: number) =>
    [
      `Si cancellano i dati di ${who}. Non si può tornare indietro.`,
      ...(visits.length === 0
        ? ['Nessun appuntamento in programma.']
        : [
            `Appuntamenti in programma che vengono cancellati: ${visits.length}`,
            ...visits.map(visit => `  ${visit}`),
            'A questa persona non scriviamo niente: se aspetta l’appuntamento, avvisala tu.',
          ]),
      ...(keeps === 0 ? [] : [`Appuntamenti già fatti che restano, senza il nome: ${keeps}`]),
      '',
    ].join('\n'),
  visit: (day: string, time: string, service: string, stylist: string) =>
    [`${day} alle ${time}`, service, ...(stylist === '' ? [] : [`con ${stylist}`])].join(', '),
  erasingPrompt: 'Per confermare scrivi di nuovo il nome utente: ',
  notConfirmed: 'Non è il nome utente di prima: non è stato cancellato niente.',
  erased: (username: string, visits: number) =>
    `I dati di "${username}" non ci sono più. Appuntamenti cancellati: ${visits}.`,
  eraseAgain: (id: number) =>
    `Annota: persona numero ${id}. Se un giorno ripristini una copia di sicurezza fatta prima di adesso, i suoi dati tornano: cancellali di nuovo.`,
  migrated: 'La base dati è aggiornata.',
  backedUp: (appointments: number, users: number) =>
    `Copia salvata: appuntamenti ${appointments}, utenti ${users}.`,
  backupFailedSubject: (shop: string) => `${shop}: la copia di sicurezza non è riuscita`,
  backupFailed: `La copia di sicurezza di questa notte non è riuscita. Se il disco si rompesse, andrebbe perso tutto quello che è
stato scritto dopo l’ultima copia.

Sul server, questo comando dice perché:
sudo journalctl -u salone-backup -n 50

Spesso il disco è pieno (df -h). Quando è a posto, la copia si rifà così:
sudo systemctl start salone-backup
`,
  told: (address: string) => `Lettera spedita a ${address}.`,
  noFailedLetters: 'Nessuna lettera non consegnata.',
  restored: (appointments: number, users: number) =>
    `Copia ripristinata: appuntamenti ${appointments}, utenti ${users}.`,
  demoStored: 'Dati dimostrativi inseriti.',
  demoThere: 'I dati dimostrativi ci sono già.',
  demoPlaces: (database: string, storage: string) =>
    `Salone inventato: dati in ${database}, immagini in ${storage}.\n`,
  ignored: (by: string, names: readonly string[]) => `Con ${by} non si usa: ${names.join(', ')}.\n`,
  demoServed: (address: string, logins: readonly string[]) =>
    `\n${address}\n\nPer entrare (nome utente, password, chi è):\n${logins.join('\n')}\n\nSi ferma con Ctrl+C.\n`,
  nothingKept: 'Con memory: non c’è niente da salvare: i dati si perdono alla chiusura.',
  notEmpty: 'La base dati contiene già dei dati: serve una base dati vuota.',
  noBackup: (path: string) => `${path} non è una copia salvata da questo programma.`,
  isLink: (path: string) => `${path} è un collegamento: scegli un altro nome per la copia.`,
  otherEngine: (its: string, ours: string) => `La copia viene da ${its}, questa base dati è ${ours}.`,
  newerVersion: 'La copia viene da una versione più recente del programma: aggiorna prima il programma.',
  usernameTaken: (username: string) => `Esiste già un utente "${username}".`,
  unwritten: (path: string, reason: string) => `${path} non si può scrivere: ${reason}`,
  noList: (reason: string) =>
    `npm non sa scrivere l’elenco dei pacchetti (ci vuole la versione 9.9 o più recente): ${reason}`,
  failed: (reason: string) => `Non riuscito: ${reason}`,
} as const;
