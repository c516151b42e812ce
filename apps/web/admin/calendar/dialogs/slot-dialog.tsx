import { useState } from 'react';
import { capitalised, formatDay } from '../../../format/days.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { type Stylist, takesBookings } from '../../shared/stylists.ts';
import { useBlockForm } from '../absences/use-block-form.tsx';
import type { PickedSlot } from './dialog-content.ts';
import { servicesOf } from './services-of.ts';
import * as css from './slot-dialog.css.ts';
import { TimeStepper } from './time-stepper.tsx';
import { useBookingForm } from './use-booking-form.tsx';

const words = calendar.create;
const { block } = calendar;

type SlotDialogProps = {
  slot: PickedSlot;
  stylist: Stylist | undefined;
  services: readonly Service[];
  zone: string;
  onClose: () => void;
};

/** Turns a chosen quarter-hour into an appointment or into blocked time. */
export default function SlotDialog({ slot, stylist, services, zone, onClose }: SlotDialogProps) {
  const { column } = slot;
  const [time, setTime] = useState(slot.time);
  const [wanted, want] = useState<'book' | 'block'>('book');
  const forms = {
    book: useBookingForm({ column, time }, servicesOf(stylist, services), { zone, onClose, onTime: setTime }),
    block: useBlockForm(slot, zone, onClose),
  };
  const { title, body, footer } = forms[wanted];
  const day = formatDay(column.date, 'day');
  const isStylistGone = !stylist || !takesBookings(stylist);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title ?? (wanted === 'book' ? words.title : block.title)}
      description={
        wanted === 'book'
          ? words.when(day, time, column.stylist)
          : block.when(capitalised(day), column.stylist)
      }
      fieldFirst
      footer={
        isStylistGone ? (
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        ) : (
          footer
        )
      }
    >
      <div className={css.form}>
        {isStylistGone && <Alert>{words.stylistGone(column.stylist)}</Alert>}
        {wanted === 'book' && <TimeStepper time={time} onChange={setTime} />}
        {!forms.book.begun && !title && (
          <Segments
            label={block.choice}
            segments={[
              { value: 'book', label: block.appointment },
              { value: 'block', label: block.title },
            ]}
            value={wanted}
            onChange={want}
          />
        )}
        <div className={css.form}>{body}</div>
      </div>
    </Dialog>
  );
}
