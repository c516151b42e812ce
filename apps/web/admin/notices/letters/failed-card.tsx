import { Pencil, RotateCw, TriangleAlert } from 'lucide-react';
import { formatDay } from '../../../format/days.ts';
import { fullName } from '../../../format/names.ts';
import { wallClock } from '../../../format/wall-clock.ts';
import type { Shop } from '../../../shared/shop/shop-data.ts';
import { lettersTab as words } from '../../../texts/admin/letters-tab.ts';
import { appointments } from '../../../texts/appointments.ts';
import { letterKinds } from '../../../texts/letters.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { ReachLinks } from '../../shared/affected/reach-links.tsx';
import type { FailedLetter } from './failed-letters.ts';
import * as css from './letters-tab.css.ts';
import { useSendAgain } from './use-send-again.ts';

type FailedCardProps = { letter: FailedLetter; shop: Shop; onSent: () => void };

/** A letter that did not arrive: to whom, about what, why, and what can be done. */
export function FailedCard({ letter, shop, onSent }: FailedCardProps) {
  const { id, kind, recipient, appointment, untold, tries } = letter;
  const { sendAgain, isSending } = useSendAgain(id, onSent);
  const name =
    fullName(recipient.firstName, recipient.lastName) ??
    recipient.username ??
    appointments.unnamedCustomer(recipient.id);
  const inVain = untold === 'moved' || untold === 'cancelled' ? untold : undefined;
  const isAddress = letter.failure === 'refused' || letter.failure === 'no-address';
  return (
    <Card as="li" className={classNames(css.card, inVain && css.worst)}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <Badge tone={inVain ? 'bad' : 'calm'}>{letterKinds[kind].name}</Badge>
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
      <p className={css.note}>{words.tries(tries)}</p>
      <div className={css.ways}>
        <ReachLinks phone={recipient.phone} customer={name} />
        <div className={css.actions}>
          {isAddress && (
            <ButtonLink
              size="s"
              to={
                kind.startsWith('stylist')
                  ? '/admin?scheda=stylist'
                  : `/admin?scheda=clienti&cliente=${recipient.id}`
              }
              aria-label={words.correctLabel(name)}
            >
              <Pencil size={18} aria-hidden="true" /> {words.correct}
            </ButtonLink>
          )}
          <Button
            size="s"
            variant={isAddress ? 'ghost' : 'primary'}
            loading={isSending}
            loadingLabel={words.retrying}
            aria-label={words.retryLabel(name, letterKinds[kind].name)}
            onClick={sendAgain}
          >
            <RotateCw size={18} aria-hidden="true" /> {words.retry}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Reason({ letter: { failure, recipient } }: { letter: FailedLetter }) {
  const [before, address, after] = words.reason[failure ?? 'away'](recipient.email);
  return (
    <p className={css.reason}>
      <span>{before}</span>
      {address && <strong>{address}</strong>}
      <span>{after}</span>
    </p>
  );
}

/** The day where it is about a whole one. */
function aboutWhat({ appointment, day }: FailedLetter, { zone }: Shop): string {
  if (appointment === null) return day === null ? '' : formatDay(day, 'day');
  const { date } = wallClock(new Date(appointment.date), zone);
  const when = words.when(formatDay(date, 'day'), appointment.time);
  return words.about(when, appointment.serviceName, appointment.stylistFirstName);
}
