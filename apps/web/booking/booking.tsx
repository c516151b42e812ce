import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { customerHorizon } from '../shared/free-times/availability.ts';
import type { User } from '../shared/session/session.ts';
import type { Shop } from '../shared/shop/shop-data.ts';
import { useMidnight } from '../shared/shop/use-midnight.ts';
import { booking as words } from '../texts/booking.ts';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Stepper } from '../ui/stepper/stepper.tsx';
import { Actions } from './actions.tsx';
import * as css from './booking-page.css.ts';
import type { Draft } from './draft.ts';
import { addressOf, isChosen, mayStandAt, type Step } from './step.ts';
import { Missing } from './steps/missing.tsx';
import { StepContent } from './steps/step-content.tsx';
import { StepHint } from './steps/step-hint.tsx';
import { Summary } from './summary.tsx';
import { useSend } from './use-booking.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { headingOf, offersMore, useMissing, useStep, useStepHeading } from './use-step.ts';

/** The five steps of one user's booking, with what they chose beside them. */
export function Booking({ user, shop, onAgain }: { user: User; shop: Shop; onAgain: () => void }) {
  useMidnight(shop.zone);
  const horizon = user.isAdmin ? shop : customerHorizon(shop);
  const { step, goOn, goBack, goBackTo, more } = useStep();
  const { draft, change, keep, entry, sending, isSending, ...found } = useBookingDraft(user, horizon, step);
  const { send, refusal } = useSend(sending, change, goBackTo);
  const onTheWayBack = useWayToTimes(draft, step, goBackTo);
  const [missing, onMissing] = useMissing(step);
  const isMore = more.isAsked && draft.serviceId !== null;
  const heading = useStepHeading(step === 4 ? `4 on ${draft.date}` : `${step} ${isMore}`);

  if (entry)
    return (
      <>
        <PageSpinner />
        <Navigate to={addressOf(entry.stylistId === null ? 2 : 3)} replace />
      </>
    );
  if (onTheWayBack) return <PageSpinner />;
  const gone = sending.isSuccess ? step < 5 : !mayStandAt(draft, step) && !isSending;
  if (gone) return <Missing userId={user.id} onBegin={onAgain} />;

  const { choices, days } = found;
  const ready = isReady(step, draft, found);
  const keepAnd = after(keep);
  return (
    <>
      <Stepper
        label={words.stepsLabel}
        steps={words.steps}
        current={step}
        reached={step}
        onStep={keepAnd(earlier => goBackTo(earlier as Step))}
      />
      <div className={css.columns}>
        <section className={css.panel} data-bare={step === 1 || undefined} aria-labelledby="passo">
          <h2 id="passo" ref={heading} tabIndex={-1} className={css.heading}>
            {headingOf(step, isMore)}
          </h2>
          <StepHint step={step} draft={draft} choices={choices} />
          <StepContent
            horizon={horizon}
            {...{ isMore, step, shop, user, draft, change, choices, days, refusal }}
            goBackTo={keepAnd(goBackTo)}
            onConfirm={send}
          />
        </section>
        <Summary {...{ draft, choices }} missing={!ready && missing}>
          <Actions
            {...{ step, isSending, ready, onMissing }}
            onMore={offersMore(step, ready, isMore) ? keepAnd(more.ask) : undefined}
            onBack={keepAnd(isMore ? more.leave : goBack)}
            onNext={keepAnd(goOn)}
          />
        </Summary>
      </div>
    </>
  );
}

/** Whatever is shown when a button is pressed becomes the stored draft before the button leads on. */
const after =
  (keep: () => void) =>
  <A extends unknown[]>(go: (...to: A) => void) =>
  (...to: A) => {
    keep();
    go(...to);
  };

type Found = Pick<ReturnType<typeof useBookingDraft>, 'choices' | 'timeOffered'>;

/** Whether one may go on from a step. */
function isReady(step: Step, draft: Draft, { choices, timeOffered }: Found): boolean {
  if (step === 2 && !choices.stylists.data?.length) return false;
  return isChosen(draft, step) && (step !== 4 || timeOffered);
}

/** Leads from the last step back to the times once the chosen one is lost; true until it is left. */
function useWayToTimes({ time, lostTime }: Draft, step: Step, goBackTo: (step: Step) => void): boolean {
  const stranded = step === 5 && time === null && lostTime !== null;
  // Once, however often the way back changes before the step has.
  const leadToTimes = useEffectEvent(() => goBackTo(4));
  useEffect(() => {
    if (stranded) leadToTimes();
  }, [stranded]);
  return stranded;
}
