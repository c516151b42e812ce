import { type Dispatch, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { capitalised, formatDay } from '../../format/days.ts';
import { formatDuration } from '../../format/durations.ts';
import { endOf } from '../../format/wall-clock.ts';
import type { ChosenServices } from '../../shared/services/chosen-services.ts';
import type { User } from '../../shared/session/session.ts';
import type { Shop } from '../../shared/shop/shop-data.ts';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { OwnBooking } from '../booking-body.ts';
import { bookingOf } from '../booking-body.ts';
import type { Draft, DraftChange } from '../draft.ts';
import type { Refusal } from '../use-booking.ts';
import type { Choices } from '../use-choices.ts';
import * as css from './last-step.css.ts';
import { charactersOver, notesCounter } from './notes.ts';
import { Refused } from './refused.tsx';

/** The submit button is in the summary. */
export const lastStepForm = 'conferma';

type LastStepProps = {
  shop: Shop;
  user: User;
  draft: Draft;
  change: Dispatch<DraftChange>;
  choices: Choices;
  service: ChosenServices;
  refusal: Refusal;
  onConfirm: (body: OwnBooking) => Promise<void>;
};

export function LastStep({ shop, user, draft, change, choices, service, ...props }: LastStepProps) {
  const notes = useRef<HTMLTextAreaElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const [termsMissed, missTerms] = useState(false);
  const over = charactersOver(draft.notes) > 0;
  const { notesError } = props.refusal;

  useEffect(() => {
    if (notesError) notes.current?.focus();
  }, [notesError]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (over) return notes.current?.focus();
    if (!draft.terms) {
      missTerms(true);
      // Visible after a touch, too, and clear of the toast.
      terms.current?.focus({ focusVisible: true, preventScroll: true });
      terms.current?.scrollIntoView({ block: 'start' });
      toast({ ...words.termsMissing, tone: 'destructive' });
      return;
    }
    const booking = bookingOf(draft, user, service);
    if ('body' in booking) void props.onConfirm(booking.body);
    else toast(booking.missing);
  };

  return (
    <form id={lastStepForm} className={css.form} noValidate onSubmit={submit}>
      <AppointmentInWords
        shop={shop}
        draft={draft}
        service={service}
        stylist={choices.stylist?.displayName}
      />
      <Refused {...props.refusal} />
      <TextArea
        ref={notes}
        label={words.last.notes}
        optional="e"
        hint={<NotesHint notes={draft.notes} />}
        error={over ? words.last.tooLong : notesError}
        value={draft.notes}
        onChange={event => change({ type: 'write-notes', notes: event.target.value })}
      />
      <Checkbox
        ref={terms}
        checked={draft.terms}
        error={termsMissed && !draft.terms ? words.last.termsMissing : undefined}
        onChange={event => change({ type: 'accept-terms', accepted: event.target.checked })}
      >
        {words.last.terms}{' '}
        <a href="/termini" target="_blank" rel="noreferrer">
          {words.last.termsLink}
        </a>
      </Checkbox>
    </form>
  );
}

function NotesHint({ notes }: { notes: string }) {
  const counter = notesCounter(notes);
  return (
    <>
      <span>{words.last.notesHint} </span>
      {counter && <span className={css.counter}>{counter}</span>}
    </>
  );
}

type AppointmentInWordsProps = {
  shop: Shop;
  draft: Draft;
  service: ChosenServices;
  stylist: string | undefined;
};

/** The whole booking as one would say it. */
function AppointmentInWords({ shop, draft: { date, time }, service, stylist }: AppointmentInWordsProps) {
  if (date === null || time === null) return null;
  const day = capitalised(formatDay(date, 'full'));
  const { street, city } = shop.address;
  return (
    <div className={css.appointment}>
      <p className={css.when}>{bookingWords.whenInWords(day, time, endOf(time, service.duration))}</p>
      <p>{bookingWords.appointment(service.name, formatDuration(service.duration), stylist ?? null)}</p>
      <p className={css.place}>{bookingWords.place(shop.name, street, city)}</p>
    </div>
  );
}
