import { useState } from 'react';
import { endOf } from '../../../format/wall-clock.ts';
import { type BookingBody } from '../../../shared/appointments/book-appointment.ts';
import { newRequestId } from '../../../shared/requests/new-request-id.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { asked, type ChosenServices } from '../../../shared/services/chosen-services.ts';
import { useWallClock } from '../../../shared/shop/use-wall-clock.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useLetterTick } from '../../shared/letters/use-letter-tick.tsx';
import { Coming } from './coming.tsx';
import type { DialogContent, PickedSlot } from './dialog-content.ts';
import { OverrideFoot } from './override/override-foot.tsx';
import { overrideQuestionOf } from './override/override-question.ts';
import type { OfferedServices } from './services-of.ts';
import * as css from './slot-dialog.css.ts';
import { useBook } from './use-book.ts';
import { useChosenServices } from './use-chosen-services.tsx';
import { useCustomer } from './use-customer.tsx';
import { type Fit, useFit } from './use-fit.ts';

const words = calendar.create;

/** An appointment for a customer, at the quarter-hour and with the stylist that were pointed at. */
export function useBookingForm(
  slot: PickedSlot,
  offered: OfferedServices,
  { zone, onClose, onTime }: Around,
): DialogContent {
  const { time } = slot;
  const customer = useCustomer();
  const services = useChosenServices(offered);
  const service = services.chosen;
  const now = useWallClock(zone);
  const room = useFit(slot, service);
  const overrideQuestion = overrideQuestionOf(slot, service?.duration, room, now);
  const { tick, letter } = useLetterTick('booked', customer.reader);
  const { book, busy, taken } = useBook({ ids: service?.ids ?? [], time }, onClose);
  const [requestId] = useState(newRequestId);
  const [tried, setTried] = useState(false);
  const confirm = useOneAtATime(async (override: true | undefined) => {
    if (!customer.isNamed || !service) {
      setTried(true);
      toast({ ...words.incomplete, tone: 'destructive' });
      document.getElementById(customer.isNamed ? services.id : customer.id)?.focus();
      return;
    }
    const who = room.fit === 'no' && !override ? undefined : await customer.settle();
    if (who) await book({ ...bodyOf(slot, who, service), override, letter, requestId });
  });
  const body = (
    <>
      {customer.field(tried && !customer.isNamed ? words.customerMissing : undefined)}
      <Coming customer={customer.chosen} {...{ slot, zone, now }} minutes={service?.duration ?? 15} />
      {services.field(
        taken || overrideQuestion ? undefined : troubleOf(service, { tried, fit: room.fit, time }),
      )}
      <Outlook {...{ taken, service, time }} fit={room.fit} />
      {tick}
    </>
  );
  const footer = overrideQuestion ? (
    <OverrideFoot
      {...overrideQuestion}
      busy={busy || customer.busy}
      onMove={onTime}
      onAnyway={() => void confirm(true)}
      onCancel={onClose}
    />
  ) : (
    <Foot
      busy={busy || customer.busy}
      fits={room.fit !== 'no'}
      onClose={onClose}
      onConfirm={() => void confirm(undefined)}
    />
  );
  return { body, footer, begun: customer.isNamed };
}

type Around = {
  zone: string;
  onClose: () => void;
  /** Another start is wanted. */
  onTime: (time: string) => void;
};

type FootProps = { busy: boolean; fits: boolean; onClose: () => void; onConfirm: () => void };

function Foot({ busy, fits, onClose, onConfirm }: FootProps) {
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button loading={busy} aria-disabled={!fits || undefined} onClick={onConfirm}>
        {words.confirm}
      </Button>
    </>
  );
}

type OutlookProps = {
  taken: string | undefined;
  service: ChosenServices | undefined;
  fit: Fit;
  time: string;
};

/** When it would end, or that somebody else was faster. */
function Outlook({ taken, service, fit, time }: OutlookProps) {
  if (taken) return <Alert title={words.failed.title}>{taken}</Alert>;
  return (
    <p className={css.end} role="status">
      {service && endSaid[fit](time, endOf(time, service.duration))}
    </p>
  );
}

type Who = { id: number | null };

const bodyOf = ({ column, time }: PickedSlot, who: Who, service: ChosenServices): BookingBody => ({
  ...{ userId: who.id, ...asked(service.ids), stylistId: column.stylistId },
  ...{ date: column.date, time, notes: '' },
  expected: { price: service.price, duration: service.duration },
});

/** One text node: machine translation loses one of several siblings. */
const endSaid: Readonly<Record<Fit, (from: string, to: string) => string>> = {
  yes: words.ends,
  no: () => '',
  unknown: () => words.checking,
  unchecked: () => words.unchecked,
};

type Asked = { tried: boolean; fit: Fit; time: string };

function troubleOf(service: ChosenServices | undefined, { tried, fit, time }: Asked): string | undefined {
  if (!service) return tried ? words.serviceMissing : undefined;
  return fit === 'no' ? words.doesNotFit(endOf(time, service.duration)) : undefined;
}
