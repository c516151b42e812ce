import { titles } from './titles.ts';

type LegalSection = {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly { name: string; text: string }[];
};

type LegalText = { title: string; lead: string; sections: readonly LegalSection[] };

export const legal = {
  contacts: 'Chi siamo',
} as const;

export const terms: LegalText = {
  title: titles.terms,
  lead: 'Poche regole, scritte per essere lette. Valgono per chi prenota da questo sito.',
  sections: [
    {
      title: 'Che cosa fa questo sito',
      paragraphs: [
        'Serve a prenotare un appuntamento in salone, a rivederlo, a spostarlo e a cancellarlo. Non vende niente e non chiede pagamenti: si paga in salone, a lavoro finito.',
      ],
    },
    {
      title: 'La prenotazione',
      paragraphs: [
        'L’appuntamento è preso quando leggi «Appuntamento confermato»: da quel momento il posto è tuo, e lo ritrovi in I Miei Appuntamenti.',
        'Una prenotazione vale per una persona. Se siete in due, prenota due volte.',
        'Se scegli «Nessuna preferenza» il sito assegna uno degli stylist liberi e ti dice chi è.',
      ],
    },
    {
      title: 'I prezzi',
      paragraphs: [
        'Nel listino il prezzo «da» è quello di partenza. Il riepilogo mostra il prezzo del servizio che stai prenotando, e un aumento successivo non tocca gli appuntamenti già presi.',
        'Se in salone chiedi altro, o il lavoro è diverso da quello prenotato, ti diciamo il prezzo prima di cominciare.',
      ],
    },
    {
      title: 'Se non puoi venire',
      paragraphs: [
        'Sposta o cancella da I Miei Appuntamenti, o dal link nella lettera, fino all’ultimo momento che trovi scritto lì; dopo, chiamaci. Non costa niente; prima lo fai, prima il posto va a qualcun altro.',
        'Se sei in ritardo chiamaci: dopo un lungo ritardo può darsi che non ci sia più il tempo per tutto il servizio.',
      ],
    },
    {
      title: 'Se non possiamo noi',
      paragraphs: [
        'Può capitare che uno stylist si ammali. In quel caso spostiamo o cancelliamo l’appuntamento e te lo diciamo, per telefono o per e-mail: per questo chiediamo che siano giusti.',
      ],
    },
    {
      title: 'Il tuo account',
      paragraphs: [
        'L’account è personale. Scegli una password che non usi altrove, e non prestarla: di quello che si prenota con il tuo account rispondi tu.',
        'Possiamo cancellare le prenotazioni fatte con dati inventati o per disturbare.',
        'L’account lo cancelli quando vuoi da Il Mio Profilo: con lui si cancellano gli appuntamenti in programma.',
      ],
    },
    {
      title: 'Se queste regole cambiano',
      paragraphs: [
        'La versione nuova sta in questa pagina e vale per le prenotazioni fatte da allora in poi. Si applica la legge italiana.',
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: titles.privacy,
  lead: 'Quali dati teniamo, perché, per quanto tempo, e che cosa puoi chiederci.',
  sections: [
    {
      title: 'I dati che conserviamo',
      points: [
        {
          name: 'Account',
          text: 'Nome utente, telefono e, se li scrivi, nome, cognome ed e-mail. Servono a riconoscerti e a chiamarti. La password non la conosciamo: ne resta solo un’impronta da cui non si può ricavare.',
        },
        {
          name: 'Appuntamenti',
          text: 'Servizio, stylist, giorno, ora, prezzo e le note che scrivi. Servono a prepararci e a mostrarti i tuoi appuntamenti. Nelle note non serve scrivere nulla di delicato, a meno che tu non voglia dircelo, per esempio un’allergia.',
        },
        {
          name: 'Note e storia',
          text: 'Chi gestisce il salone può tenere una nota su di te o su un appuntamento, per servirti meglio: la legge solo chi amministra il sito, e la trovi nella copia dei tuoi dati. Di ogni appuntamento resta scritto chi lo ha prenotato, spostato o cancellato, e quando.',
        },
        {
          name: 'Accessi e dispositivi',
          text: 'Quando e da quale tipo di browser, per esempio «Chrome su Android». Servono a tenerti collegato e a farti reimpostare la password dal tuo dispositivo.',
        },
        {
          name: 'Passkey e app di autenticazione',
          text: 'Solo se le attivi: della passkey la chiave pubblica, il nome che le dai e quando l’hai usata; dell’app il segreto, cifrato, e le impronte dei codici di recupero. Servono a farti entrare.',
        },
        {
          name: 'Tentativi falliti',
          text: 'Quante volte una password è stata sbagliata, per un account e per un indirizzo di rete, in forma cifrata. Serve a fermare chi prova a indovinarla.',
        },
        {
          name: 'Registro del server',
          text: 'Le operazioni delicate, come accessi e cambi di password, con il numero dell’account. Mai nomi, password o indirizzi in chiaro.',
        },
      ],
    },
    {
      title: 'Perché possiamo farlo',
      paragraphs: [
        'Account e appuntamenti servono a darti il servizio che chiedi (articolo 6, paragrafo 1, lettera b del Regolamento UE 2016/679). La protezione degli accessi è un nostro legittimo interesse, e anche tuo (lettera f).',
        'Telefono e nome utente sono necessari per prenotare dal sito. Se non vuoi lasciarli, puoi prenotare per telefono.',
      ],
    },
    {
      title: 'Per quanto tempo',
      points: [
        {
          name: 'Account e appuntamenti',
          text: 'Finché hai l’account, o finché ci chiedi di cancellarli. Nome, cognome ed e-mail li cambi o li togli da Il Mio Profilo, dove cambi anche il telefono e cancelli l’account da solo, con la password. Gli appuntamenti in programma vengono allora cancellati. Di quelli già fatti restano data, servizio e prezzo, per i conti, intestati a «Cliente cancellato»: niente dice più che erano tuoi. Se non vieni da molto tempo possiamo cancellarli anche noi.',
        },
        { name: 'Accesso', text: 'Finisce dopo 30 giorni senza aprire il sito, e comunque dopo 180.' },
        {
          name: 'Dispositivi riconosciuti',
          text: '180 giorni dall’ultimo accesso, al massimo cinque. Li vedi in Il Mio Profilo, sotto Sicurezza, con i posti in cui sei collegato: da lì esci da ciascuno e li dimentichi.',
        },
        {
          name: 'Storia e lettere',
          text: 'Chi ha prenotato, spostato o cancellato un appuntamento, e quali lettere ne sono partite: 24 mesi dopo l’appuntamento. Il testo delle lettere non lo conserviamo; dove il server lo tiene in un file, per 30 giorni.',
        },
        { name: 'Link per la password', text: '15 minuti se lo ricevi in salone, 30 se arriva per e-mail.' },
        { name: 'Passkey e app di autenticazione', text: 'Finché non le togli.' },
        { name: 'Tentativi falliti', text: 'Un’ora.' },
        { name: 'Registro del server', text: 'Al massimo 24 mesi.' },
        {
          name: 'Copie di sicurezza',
          text: 'Quello che cancelliamo può restare nelle copie di sicurezza finché non vengono sostituite. Se dobbiamo tornare a una copia, cancelliamo di nuovo chi lo aveva chiesto.',
        },
      ],
    },
    {
      title: 'Chi li vede',
      paragraphs: [
        'Chi lavora in salone e gestisce gli appuntamenti. Nel calendario del proprio telefono uno stylist può vedere servizio e nome di battesimo. Chi ci fornisce il server e la posta li tratta solo per conto nostro.',
        'Non li vendiamo, non li usiamo per la pubblicità e non facciamo profili. In queste pagine non ci sono strumenti di statistica, e niente viene caricato da altri siti.',
        'Il sito scrive e-mail per la password e per i cambi al tuo account e, se hai lasciato l’e-mail, per i tuoi appuntamenti: conferme, spostamenti, cancellazioni, promemoria. Quali vuoi lo scegli in Il Mio Profilo, sotto Lettere. Niente promozioni.',
      ],
    },
    {
      title: 'I tuoi diritti',
      paragraphs: [
        'Una copia dei tuoi dati, note comprese, la scarichi quando vuoi da Il Mio Profilo; da lì cancelli anche l’account, e ti diciamo prima che cosa succede. Se non hai un account lo facciamo noi: basta chiederlo.',
        'Puoi chiederci di vedere i tuoi dati, di averne una copia, di correggerli, di cancellarli, di limitarne l’uso, e puoi opporti. Scrivici o passa in salone: rispondiamo entro un mese, e non costa niente.',
        'Se pensi che li trattiamo male puoi rivolgerti al Garante per la protezione dei dati personali (garanteprivacy.it).',
      ],
    },
  ],
};

/** Every cookie the site sets, by its name; the signature that goes with one is told with it. */
export const cookies = {
  title: 'I cookie',
  lead: 'Solo quelli tecnici, senza i quali il sito non funzionerebbe come gli chiedi: per questo non c’è un avviso da accettare.',
  list: [
    {
      name: 'salone.sid, salone.sid.sig',
      text: 'Ti tengono collegato dopo il login; il secondo è la firma del primo. Durano fino a 30 giorni, o fino al logout.',
    },
    {
      name: 'salone.browser',
      text: 'Fa riconoscere questo dispositivo, per reimpostare la password dimenticata. Dura 180 giorni e resta dopo il logout, a meno che tu non scelga «Esci e dimentica questo dispositivo».',
    },
    {
      name: 'salone.tema',
      text: 'Ricorda se hai scelto i colori chiari o scuri. Dura un anno; se torni a «Come il telefono» sparisce subito.',
    },
  ],
  storage:
    'La prenotazione che stai scrivendo, e il punto a cui eri arrivato in una pagina, restano solo in questa scheda del browser e spariscono quando la chiudi. Il browser tiene anche una copia della pagina che dice che non riusciamo a collegarci, con nome, telefono e orari del salone e, finché sei collegato, i tuoi prossimi appuntamenti come li hai visti l’ultima volta: servizio, giorno, ora e stylist. Spariscono quando esci, quando l’accesso finisce o quando entra qualcun altro; dopo trenta giorni non si mostrano più.',
} as const;
