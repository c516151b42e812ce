import { theDay } from '../span.ts';

export const passkeys = {
  title: 'Passkey',
  lead: 'Entri con l’impronta, il viso o il PIN del dispositivo, senza password.',
  none: 'Con una passkey entri con l’impronta, il viso o il PIN del dispositivo. La password resta.',
  list: 'Le tue passkey',
  failed: 'Non riusciamo a mostrare le passkey.',
  created: (day: string) => `Creata ${theDay(day)}`,
  used: (day: string) => `Usata ${theDay(day)}`,
  neverUsed: 'Mai usata',
  add: 'Aggiungi una passkey',
  rename: 'Rinomina',
  renameLabel: (name: string) => `Rinomina la passkey ${name}`,
  remove: 'Togli',
  removeLabel: (name: string) => `Togli la passkey ${name}`,
  unsupported: 'Questo browser non conosce le passkey.',
  login: {
    or: 'oppure',
    submit: 'Accedi con passkey',
    failed: 'La passkey non ha risposto. Riprova, o entra con la password.',
  },
  adding: {
    title: 'Una nuova passkey',
    lead: 'Dalle un nome per riconoscerla e conferma la tua password: poi il dispositivo chiede impronta, viso o PIN.',
    name: 'Nome',
    submit: 'Crea una passkey',
    failed: 'Il dispositivo non ha creato la passkey: riprova.',
    done: { title: 'Passkey creata', description: 'Dalla prossima volta puoi entrare senza password.' },
  },
  offer: {
    title: 'La prossima volta, senza password?',
    later: 'Non ora',
  },
  renaming: {
    title: 'Un altro nome',
    lead: 'Solo per riconoscerla qui: sul dispositivo resta come si chiama lì.',
    submit: 'Salva',
    done: { title: 'Nome salvato' },
  },
  removing: {
    title: (name: string) => `Togliere la passkey «${name}»?`,
    lead: 'Con questa non si entra più. Cancellala anche dalle password del dispositivo, o te la proporrà ancora. Sugli altri dispositivi dovrai accedere di nuovo.',
    submit: 'Sì, togli',
    done: { title: 'Passkey tolta', description: 'Sugli altri dispositivi dovrai accedere di nuovo.' },
  },
} as const;
