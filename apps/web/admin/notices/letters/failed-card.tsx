import { TriangleAlert } from 'lucide-react';
import { formatDay } from '../../../format/days.ts';
import { fullName } from '../../../format/names.ts';
import { wallClock } from '../../../format/wall-clock.ts';
import type { Shop } from '../../../shared/shop/shop-data.ts';
import { lettersTab as words } from '../../../texts/admin/letters-tab.ts';
import { appointments } from '../../../texts/appointments.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { ReachLinks } from '../../shared/affected/reach-links.tsx';
import { FailedActions } from './failed-actions.tsx';
import { nameOf, nextStep } from './failed-kinds.ts';
import type { FailedLetter } from './failed-letters.ts';
import * as css from './letters-tab.css.ts';

type FailedCardProps = { letter: FailedLetter; shop: Shop; onSent: () => void };

/** A letter that did not arrive: to whom, about what, why, and what can be done. */
export function FailedCard({ letter, shop, onSent }: FailedCardProps) {
  const { kind, recipient, appointment, untold, failure, tries } = letter;
  const name =
    fullName(recipient.firstName, recipient.lastName) ??
    recipient.username ??
    appointments.unnamedCustomer(recipient.id);
  const inVain = untold === 'moved' || untold === 'cancelled' ? untold : undefined;
  const next = nextStep(letter);
  return (
    <Card as="li" className={classNames(css.card, inVain && css.worst)}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <Badge tone={inVain ? 'bad' : 'calm'}>{nameOf(kind)}</Badge>
      </div>
      {inVain && (
        <p className={css.warning}>
          <TriangleAlert className={css.icon} size={18} aria-hidden="true" />
          <span>{words.unheard[inVain]}</span>
        </p>
      )}
      <p className={css.note}>{aboutWhat(letter, shop)}</p>
      {appointment && untold === null && <p className={css.note}>{words.nothing}</p>}
      <Reason letter={letter} />
      {next && <p className={css.note}>{next}</p>}
      {failure !== 'kept-back' && <p className={css.note}>{words.tries(tries)}</p>}
      <div className={css.ways}>
        <ReachLinks phone={recipient.phone} customer={name} />
        <FailedActions {...{ letter, name, onSent }} />
      </div>
    </Card>
  );
}

/** Of an account's letter no address is told: it may be a former one. */
function Reason({ letter: { about, failure, recipient } }: { letter: FailedLetter }) {
  if (about === 'account' && failure !== 'kept-back')
    return <p className={css.reason}>{words.accountReason[failure ?? 'away']}</p>;
  const [before, address, after] = words.reason[failure ?? 'away'](recipient.email);
  return (
    <p className={css.reason}>
      <span>{before}</span>
      {address && <strong>{address}</strong>}
      <span>{after}</span>
    </p>
  );
}

/** The day where it is about a whole one; when it was to go, where it is about an account. */
function aboutWhat({ about, due, appointment, day }: FailedLetter, { zone }: Shop): string {
  const momentOf = (instant: string, time?: string) => {
    const clock = wallClock(new Date(instant), zone);
    return words.when(formatDay(clock.date, 'day'), time ?? clock.time);
  };
  if (about === 'account') return words.ofAccount(momentOf(due));
  if (appointment === null) return day === null ? '' : formatDay(day, 'day');
  const when = momentOf(appointment.date, appointment.time);
  return words.about(when, appointment.serviceName, appointment.stylistFirstName);
}
