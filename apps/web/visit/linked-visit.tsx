import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Appointment } from '../shared/appointments/appointment.ts';
import { dayOf } from '../shared/appointments/appointment.ts';
import { AppointmentFacts } from '../shared/appointments/appointment-facts.tsx';
import { CancelDialog } from '../shared/appointments/cancel-dialog.tsx';
import { distance } from '../shared/appointments/distance.ts';
import { TicketStub } from '../shared/appointments/ticket-stub.tsx';
import { LinkExpired } from '../shared/links/link-expired.tsx';
import { useMoving } from '../shared/moving/use-moving.tsx';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { type Shop, useShop } from '../shared/shop/shop-data.ts';
import { useMidnight } from '../shared/shop/use-midnight.ts';
import { visit as words } from '../texts/links/visit.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Card } from '../ui/card/card.tsx';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { Spinner } from '../ui/loading/spinner.tsx';
import { useCancelLinked, useLinkedVisit } from './use-linked-visit.ts';
import { PastActions, UpcomingActions } from './visit-actions.tsx';
import * as css from './visit-page.css.ts';

const MoveDialog = lazyWithBoundary(() => import('../shared/moving/by-month/move-dialog.tsx'));

export function LinkedVisit({ secret }: { secret: string }) {
  const { data: shop } = useShop();
  const { appointment, isOver, ...read } = useLinkedVisit(secret);
  const place = useRef<Place>(null);
  if (isOver) return <LinkExpired words={words} />;
  if (read.error && !appointment) return <ReadFailed what={words.failed} reads={[read]} />;
  if (!appointment || !shop) return <Spinner label={words.loading} />;
  return appointment.classification === 'upcoming' ? (
    <Coming {...{ secret, appointment, shop, place }} />
  ) : (
    <Over {...{ secret, appointment, shop, place }} />
  );
}

type Place = HTMLDivElement & HTMLHeadingElement;

type VisitProps = {
  secret: string;
  appointment: Appointment;
  shop: Shop;
  /** Where the focus goes when what was pressed is gone: all of what can still be done, or what came of it. */
  place: RefObject<Place | null>;
};

function Coming({ secret, appointment, shop, place }: VisitProps) {
  const focus = () => place.current;
  const [asked, ask] = useState<Appointment | null>(null);
  const [move, moving] = useMoving(MoveDialog, focus);
  const { cancel, busy } = useCancelLinked(secret, () => ask(null));
  const { zone } = shop;
  useMidnight(zone);
  return (
    <div ref={place} tabIndex={-1} className={css.ways}>
      <Ticket {...{ appointment, shop }}>
        <p>{distance(shop.today, dayOf(appointment, zone))}</p>
      </Ticket>
      <UpcomingActions
        {...{ secret, appointment, shop }}
        onMove={() => move(appointment)}
        onCancel={() => ask(appointment)}
      />
      <CancelDialog
        {...{ zone, busy }}
        appointment={asked}
        onConfirm={() => void cancel()}
        onClose={() => ask(null)}
        otherwiseFocus={focus}
      >
        <OnlyTime
          onClick={() => {
            ask(null);
            move(appointment);
          }}
        />
      </CancelDialog>
      {moving}
    </div>
  );
}

function OnlyTime({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={css.onlyTime} onClick={onClick}>
      <span className={css.onlyTimeTitle}>{words.onlyTime.title}</span>
      <span className={css.small}>{words.onlyTime.text}</span>
    </button>
  );
}

/** Cancelled, or past. */
function Over({ secret, appointment, shop, place }: VisitProps) {
  const isCancelled = appointment.classification === 'cancelled';
  const { title, text } = isCancelled ? words.cancelled : words.past;
  return (
    <>
      <div className={css.lead} role="status">
        <h2 ref={place} tabIndex={-1} className={css.name}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <Ticket {...{ appointment, shop }} isOff>
        {isCancelled && <Badge tone="bad">{words.cancelled.badge}</Badge>}
      </Ticket>
      <PastActions {...{ secret, appointment, shop }} />
    </>
  );
}

type TicketProps = { appointment: Appointment; shop: Shop; isOff?: boolean; children: ReactNode };

function Ticket({ appointment, shop, isOff = false, children }: TicketProps) {
  return (
    <Card as="article" padding="none" className={css.ticket} aria-labelledby="appuntamento">
      <TicketStub {...{ appointment, isOff, children }} zone={shop.zone} />
      <div className={css.body}>
        <h2 id="appuntamento" className={css.name}>
          {appointment.serviceName}
        </h2>
        <AppointmentFacts appointment={appointment} />
      </div>
    </Card>
  );
}
