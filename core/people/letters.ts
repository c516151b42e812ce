export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface Sender {
  readonly name: string;
  readonly phone: string;
}

export const passwordChanged = ({ name, phone }: Sender, to: string): Letter => ({
  to,
  subject: `${name}: la tua password è cambiata`,
  text: `La password del tuo account è stata cambiata.

Se sei stato tu, non devi fare nulla. Se non sei stato tu, chiamaci subito: ${phone}.

${name}
`,
});

export const secondFactorRemoved = ({ name, phone }: Sender, to: string): Letter => ({
  to,
  subject: `${name}: l'app di autenticazione è stata tolta`,
  text: `Per entrare nel tuo account non serve più il codice dell'app di autenticazione: l'ha tolta chi gestisce il sito.

Se l'hai chiesto tu, puoi attivarla di nuovo dal tuo profilo. Se non l'hai chiesto tu, chiamaci subito: ${phone}.

${name}
`,
});

/** To the replaced address. */
export const emailChanged = ({ name, phone }: Sender, to: string): Letter => ({
  to,
  subject: `${name}: l'e-mail del tuo account è cambiata`,
  text: `Il tuo account non usa più questo indirizzo e-mail: è stato cambiato o tolto.

Se l'hai chiesto tu, non devi fare nulla. Se non l'hai chiesto tu, chiamaci subito: ${phone}.

${name}
`,
});

export const resetLink = ({ name, phone }: Sender, to: string, url: string, minutes: number): Letter => ({
  to,
  subject: `${name}: reimposta la tua password`,
  text: `Qualcuno, speriamo tu, ha chiesto di reimpostare la password del tuo account.

Apri questo link entro ${minutes} minuti per sceglierne una nuova:
${url}

Se non l'hai chiesto tu, ignora questo messaggio: la tua password resta com'è. Per qualsiasi dubbio: ${phone}.

${name}
`,
});

export const invitation = ({ name, phone }: Sender, to: string, url: string, days: number): Letter => ({
  to,
  subject: `${name}: i tuoi appuntamenti online`,
  text: `Il salone ti invita a vedere i tuoi appuntamenti sul sito, e a prenotare da lì quando vuoi.

Apri questo link entro ${days} giorni per scegliere nome utente e password:
${url}

Se non te l'aspettavi, ignora questo messaggio: non cambia nulla. Per qualsiasi dubbio: ${phone}.

${name}
`,
});
