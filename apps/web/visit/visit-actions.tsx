import { CalendarPlus, CalendarX2, Phone } from 'lucide-react';
import { phoneLink } from '../format/phone.ts';
import type { Appointment } from '../shared/appointments/appointment.ts';
import { useDeadlines } from '../shared/appointments/deadlines.ts';
import type { Shop } from '../shared/shop/shop-data.ts';
import { appointments } from '../texts/appointments.ts';
import { visit as words } from '../texts/links/visit.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import { useCalendarFile } from './use-linked-visit.ts';
import * as css from './visit-page.css.ts';

type ActionsProps = { secret: string; appointment: Appointment; shop: Shop };

type UpcomingActionsProps = ActionsProps & { onMove: () => void; onCancel: () => void };

/** What can be done with one that lies ahead, and until when; after that the shop's number is first. */
export function UpcomingActions({ secret, appointment, shop, onMove, onCancel }: UpcomingActionsProps) {
  const { move, cancel } = useDeadlines(appointment, shop.zone);
  const isLate = move.isOver && cancel.isOver;
  const until = appointments.until(move, cancel);
  return (
    <>
      {isLate && (
        <Alert tone="info" title={words.tooLate.title}>
          {[...until, words.tooLate.text].join(' ')}
        </Alert>
      )}
      {isLate && <CallShop phone={shop.phone} />}
      <CalendarFile secret={secret} isSecond={isLate} />
      <div className={css.pair}>
        {!move.isOver && (
          <Button variant="ghost" wide onClick={onMove}>
            {appointments.move}
          </Button>
        )}
        {!cancel.isOver && (
          <Button variant="ghost" wide onClick={onCancel}>
            {appointments.cancel}
          </Button>
        )}
      </div>
      {!isLate && (
        <p className={css.small}>
          {until.map(sentence => `${sentence} `)}
          <a className={css.phone} href={phoneLink(shop.phone)}>
            {appointments.callUs(shop.phone)}
          </a>
        </p>
      )}
      {!isLate && <p className={css.small}>{words.keep}</p>}
    </>
  );
}

/** The way on comes first. */
export function PastActions({ secret, appointment, shop }: ActionsProps) {
  const { services, stylistId, classification } = appointment;
  const ids = services.map(({ serviceId }) => serviceId);
  return (
    <div className={css.ways}>
      <ButtonLink wide to={`/booking?servizio=${ids}&stylist=${stylistId}`}>
        {words.bookAgain}
      </ButtonLink>
      <CallShop phone={shop.phone} isSecond />
      {classification === 'cancelled' && <CalendarFile secret={secret} isSecond isRemoved />}
    </div>
  );
}

function CallShop({ phone, isSecond = false }: { phone: string; isSecond?: boolean }) {
  return (
    <ButtonAnchor wide variant={isSecond ? 'ghost' : 'primary'} href={phoneLink(phone)}>
      <Phone size={18} aria-hidden="true" />
      <span>{words.call(phone)}</span>
    </ButtonAnchor>
  );
}

type CalendarFileProps = { secret: string; isSecond?: boolean; isRemoved?: boolean };

function CalendarFile({ secret, isSecond = false, isRemoved = false }: CalendarFileProps) {
  const { save, busy } = useCalendarFile(secret, isRemoved ? words.saved.removed : words.saved.added);
  const Icon = isRemoved ? CalendarX2 : CalendarPlus;
  return (
    <Button wide variant={isSecond ? 'ghost' : 'primary'} loading={busy} onClick={() => void save()}>
      <Icon size={18} aria-hidden="true" />
      <span>{isRemoved ? words.removeFromCalendar : appointments.addToCalendar}</span>
    </Button>
  );
}
