import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import { formatDuration } from '../../../format/durations.ts';
import { exactEuros } from '../../../format/money.ts';
import { endOf } from '../../../format/wall-clock.ts';
import {
  type BookingBody,
  sendBooking,
  takenMeanwhile,
} from '../../../shared/appointments/book-appointment.ts';
import { useStarts } from '../../../shared/appointments/free-starts.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Customer } from '../../shared/page-customers.ts';
import type { DayColumn } from '../grid/day-column.ts';
import { CustomerPicker } from './customer-picker.tsx';
import * as css from './slot-dialog.css.ts';

const words = calendar.create;

/** A quarter-hour of one stylist's day that was pointed at. */
export type PickedSlot = { column: DayColumn; time: string };

/** What a dialog shows of a form: the fields, the buttons below them, and whether anything is filled in. */
export type DialogContent = { title?: string; body: ReactNode; footer: ReactNode; begun: boolean };

/** An appointment for a customer, at the quarter-hour and with the stylist that were pointed at. */
export function useBookingForm(
  slot: PickedSlot,
  services: readonly Service[],
  onClose: () => void,
): DialogContent {
  const { time } = slot;
  const [customer, setCustomer] = useState<Customer | null>(null);
  const [serviceId, setServiceId] = useState(0);
  const service = services.find(({ id }) => id === serviceId);
  const fit = useFit(slot, service);
  const { book, busy, taken } = useBook(serviceId, onClose);
  const [tried, setTried] = useState(false);
  const [customerField, serviceField] = [useId(), useId()];
  const confirm = () => {
    if (customer && service) {
      if (fit !== 'no') void book(bodyOf(slot, customer, service));
      return;
    }
    setTried(true);
    toast({ ...words.incomplete, tone: 'destructive' });
    document.getElementById(customer ? serviceField : customerField)?.focus();
  };
  const body = (
    <>
      <CustomerPicker
        id={customerField}
        value={customer}
        onChange={setCustomer}
        error={tried && !customer ? words.customerMissing : undefined}
      />
      <Select
        id={serviceField}
        label={words.service}
        value={serviceId}
        options={[{ value: 0, label: words.chooseService, disabled: true }, ...services.map(offered)]}
        onChange={({ target }) => setServiceId(Number(target.value))}
        error={taken ? undefined : troubleOf(service, { tried, fit, time })}
      />
      <Outlook {...{ taken, service, fit, time }} />
    </>
  );
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button loading={busy} aria-disabled={fit === 'no' || undefined} onClick={confirm}>
        {words.confirm}
      </Button>
    </>
  );
  return { body, footer, begun: customer !== null };
}

type OutlookProps = { taken: string | undefined; service: Service | undefined; fit: Fit; time: string };

/** When it would end, or that somebody else was faster. */
function Outlook({ taken, service, fit, time }: OutlookProps) {
  if (taken) return <Alert title={words.failed.title}>{taken}</Alert>;
  return (
    <p className={css.end} role="status">
      {service && endSaid[fit](time, endOf(time, service.duration))}
    </p>
  );
}

const bodyOf = ({ column, time }: PickedSlot, customer: Customer, service: Service): BookingBody => ({
  ...{ userId: customer.id, serviceId: service.id, stylistId: column.stylistId },
  ...{ date: column.date, time, notes: '' },
  expected: { price: service.price, duration: service.duration },
});

/** One text: of several beside each other a translated page would lose one. */
const endSaid: Readonly<Record<Fit, (from: string, to: string) => string>> = {
  yes: words.ends,
  no: () => '',
  unknown: () => words.checking,
  unchecked: () => words.unchecked,
};

type Asked = { tried: boolean; fit: Fit; time: string };

function troubleOf(service: Service | undefined, { tried, fit, time }: Asked): string | undefined {
  if (!service) return tried ? words.serviceMissing : undefined;
  return fit === 'no' ? words.doesNotFit(endOf(time, service.duration)) : undefined;
}

function offered({ id, name, duration, price }: Service) {
  return { value: id, label: `${name} · ${formatDuration(duration)} · ${exactEuros(price)}` };
}

/** 'unknown' while the answer is awaited, 'unchecked' when none came. */
type Fit = 'yes' | 'no' | 'unknown' | 'unchecked';

/** Whether the chosen service has room there: the server's own answer to what can start when. */
function useFit({ column, time }: PickedSlot, service: Service | undefined): Fit {
  const slotQuery = service && {
    ...{ serviceId: service.id, duration: service.duration, stylistId: column.stylistId },
  };
  const { data: starts, isError, isFetching } = useStarts(column.date, slotQuery ?? null);
  if (isError) return isFetching ? 'unknown' : 'unchecked';
  if (!starts) return 'unknown';
  return starts.includes(time) ? 'yes' : 'no';
}

function useBook(serviceId: number, onDone: () => void) {
  const queries = useQueryClient();
  const {
    mutateAsync,
    isPending,
    variables,
    error: failure,
  } = useMutation({
    mutationFn: sendBooking,
    onSuccess() {
      toast(words.done);
      onDone();
    },
    onError(error) {
      if (takenMeanwhile(error)) return;
      const { title, description } = words.failed;
      showFailure(error, { title, description: serverMessage(error, description) });
    },
    onSettled(_, error) {
      void invalidate(queries, staleAfter.appointments);
      if (error instanceof RequestFailed && error.code === 'service-changed')
        void invalidate(queries, staleAfter.services);
    },
  });
  // Another service may have room.
  const taken = failure && variables.serviceId === serviceId ? takenMeanwhile(failure) : undefined;
  return { book: useOneAtATime(mutateAsync), busy: isPending, taken };
}
