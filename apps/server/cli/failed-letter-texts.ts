import type { AccountKind } from '../../../core/letters/accounts/account-letter.ts';
import type { Failure } from '../../../core/letters/letter.ts';
import type { LetterKind } from '../../../core/letters/letter-kinds.ts';

interface FailedLine {
  readonly due: string;
  readonly kind: LetterKind | AccountKind;
  readonly to: string;
  readonly failure: Failure | null;
  readonly tries: number;
}

const letterNames: Readonly<Record<FailedLine['kind'], string>> = {
  ...{ booked: 'appuntamento confermato', moved: 'appuntamento spostato', reminder: 'promemoria' },
  ...{ cancelled: 'appuntamento cancellato', 'stylist-new': 'nuovo appuntamento per lo stylist' },
  ...{ 'stylist-moved': 'spostato, per lo stylist', 'stylist-cancelled': 'tolto, per lo stylist' },
  ...{ 'stylist-tomorrow': 'giornata di domani', 'password-changed': 'password cambiata' },
  ...{ 'second-factor-removed': 'app di autenticazione tolta', 'email-changed': 'e-mail cambiata' },
  ...{ 'reset-link': 'link per la password', invitation: 'invito' },
};

const failures: Readonly<Record<Failure, string>> = {
  refused: 'rifiutata dal server di posta',
  away: 'il server di posta non ha risposto',
  'no-address': 'non c’è un indirizzo',
};

export const failedLetter = ({ due, kind, to, failure, tries }: FailedLine): string => {
  const why = failure === null ? 'non consegnata' : failures[failure];
  return `${due}  ${letterNames[kind]}, a ${to}: ${why} (tentativi: ${tries})`;
};
