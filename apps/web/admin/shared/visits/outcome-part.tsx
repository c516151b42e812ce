import { useState } from 'react';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import { centsOf } from '../../../../../adapters/http/contract/forms/typed-euros.ts';
import { bookedPrice } from '../../../format/booked-price.ts';
import { typedEuros } from '../../../format/typed-euros.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { saysSessionOver, serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { visits } from '../../../texts/admin/visits.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type Outcome, outcomeOf } from './outcome-of.ts';
import { useSetOutcome } from './use-set-outcome.ts';
import * as css from './visit-dialog.css.ts';

const words = visits.outcome;

type OutcomePartProps = { appointment: Appointment; onDone: () => void };

/** What became of it, and what was paid. */
export function OutcomePart({ appointment, onDone }: OutcomePartProps) {
  const { mark, busy, trouble } = useMarking(appointment, onDone);
  const outcome = outcomeOf(appointment);
  return (
    <section className={css.part} aria-labelledby="esito">
      <h3 id="esito" className={css.partTitle}>
        {words.title}
      </h3>
      {outcome === null ? (
        <Unsaid {...{ appointment, mark, busy }} priceTrouble={trouble?.price} />
      ) : (
        <div className={css.ways}>
          <p className={css.said}>{inWords(outcome, appointment.paid ?? null)}</p>
          <Button variant="ghost" size="s" loading={busy} onClick={() => void mark({ outcome: null })}>
            {words.takeBack}
          </Button>
        </div>
      )}
      {trouble?.sentence && <Alert>{trouble.sentence}</Alert>}
    </section>
  );
}

const inWords = (outcome: NonNullable<Outcome>, paid: number | null) =>
  words.is(words[outcome], paid === null ? null : bookedPrice(paid));

type Wanted = { readonly outcome: Outcome; readonly price?: number | null };
type Trouble = { readonly price?: string | undefined; readonly sentence?: string };

function useMarking(appointment: Appointment, onDone: () => void) {
  const { mutateAsync, isPending } = useSetOutcome();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const putBack = async (marked: Appointment) => {
    try {
      const before = { outcome: outcomeOf(appointment), price: appointment.paid ?? null };
      await mutateAsync({ appointment: marked, ...before });
      toast(words.undone);
    } catch (error) {
      const description = serverMessage(error as Error, words.failed.description);
      showFailure(error as Error, { title: words.undoRefused, description });
    }
  };
  const mark = useOneAtATime(async (wanted: Wanted) => {
    setTrouble(null);
    if (Number.isNaN(wanted.price)) return setTrouble({ price: words.paidInvalid });
    try {
      const marked = await mutateAsync({ appointment, ...wanted });
      toast({
        ...(wanted.outcome === null ? words.takenBack : words.said(words[wanted.outcome])),
        undo: { label: words.undo, onPress: () => void putBack(marked) },
      });
      onDone();
    } catch (error) {
      if (saysSessionOver(error)) return;
      const price = error instanceof RequestFailed ? error.fields.price : undefined;
      setTrouble(price ? { price } : { sentence: serverMessage(error as Error, words.failed.description) });
    }
  });
  return { mark, busy: isPending, trouble };
}

type UnsaidProps = {
  appointment: Appointment;
  mark: (wanted: Wanted) => Promise<void>;
  busy: boolean;
  priceTrouble: string | undefined;
};

/** The agreed price is not sent as a price paid. */
function Unsaid({ appointment: { price }, mark, busy, priceTrouble }: UnsaidProps) {
  const [typed, type] = useState(() => typedEuros(price));
  const paid = centsOf(typed);
  return (
    <div className={css.saying}>
      <Field
        label={words.paid}
        inputMode="decimal"
        value={typed}
        error={priceTrouble}
        onChange={({ target }) => type(target.value)}
      />
      <Button
        loading={busy}
        onClick={() => void mark({ outcome: 'completed', price: paid === price ? null : paid })}
      >
        {words.completed}
      </Button>
      <Button variant="ghost" loading={busy} onClick={() => void mark({ outcome: 'missed' })}>
        {words.missed}
      </Button>
    </div>
  );
}
