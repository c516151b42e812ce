import { type Dispatch, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../shared/session/session.ts';
import type { Shop } from '../shared/shop/shop-data.ts';
import { booking as words } from '../texts/booking.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Stepper } from '../ui/stepper/stepper.tsx';
import { Actions } from './actions.tsx';
import * as css from './booking-page.css.ts';
import type { DraftChange } from './draft.ts';
import { addressOf, entryChoicesIn, isChosen, mayStandAt, type Step } from './step.ts';
import { StepContent } from './steps/step-content.tsx';
import { StepHint } from './steps/step-hint.tsx';
import { Summary } from './summary.tsx';
import { useBooking } from './use-booking.ts';
import { useChoices, useChosenTime } from './use-choices.ts';
import { useDraft } from './use-draft.ts';
import { useStep, useStepHeading } from './use-step.ts';

/** The five steps of one user's booking, with what they chose beside them. */
export function Booking({ user, shop }: { user: User; shop: Shop }) {
  const [draft, change] = useDraft(user.id);
  const { step, goOn, goBack, goBackTo } = useStep();
  const entering = useEntry(change);
  const choices = useChoices(draft, change);
  const { send, isSending, notesError, finish } = useBooking(change, goBackTo);
  const { timeOffered, onTheWayBack } = useChosenTime({
    ...{ draft, userId: user.id, slotQuery: choices.slotQuery, step, isSending, change, goBackTo },
    onStanding: finish,
  });
  const heading = useStepHeading(step === 4 ? `4 on ${draft.date}` : String(step));

  if (entering || onTheWayBack) return <PageSpinner />;
  if (!mayStandAt(draft, step) && !isSending) return <Missing />;

  const ready =
    isChosen(draft, step) &&
    (step !== 2 || (choices.stylists.data?.length ?? 0) > 0) &&
    (step !== 4 || timeOffered);
  return (
    <>
      <Stepper
        label={words.stepsLabel}
        steps={words.steps}
        current={step}
        reached={step}
        onStep={earlier => goBackTo(earlier as Step)}
      />
      <div className={css.columns}>
        <section className={css.panel} data-bare={step === 1 || undefined} aria-labelledby="passo">
          <h2 id="passo" ref={heading} tabIndex={-1} className={css.heading}>
            {words.headings[step - 1]}
          </h2>
          <StepHint step={step} draft={draft} choices={choices} />
          <StepContent
            {...{ step, shop, user, draft, change, choices, goBackTo, notesError }}
            onConfirm={send}
          />
        </section>
        <Summary draft={draft} service={choices.service} stylist={choices.stylist}>
          <Actions {...{ step, ready, isSending }} onBack={goBack} onNext={goOn} />
        </Summary>
      </div>
    </>
  );
}

function Missing() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={words.missing.title}
      action={
        <Button onClick={() => void navigate(addressOf(1), { replace: true })}>{words.missing.action}</Button>
      }
    >
      <p>{words.missing.text}</p>
    </EmptyState>
  );
}

/**
 * A link that brings choices along (from a service's card, from 'Prenota di nuovo') puts them into the draft and
 * gives way to the first step they leave open. True while that is under way.
 */
function useEntry(change: Dispatch<DraftChange>): boolean {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choices = entryChoicesIn(search);
  const serviceId = choices?.serviceId;
  const stylistId = choices?.stylistId ?? null;
  useEffect(() => {
    if (serviceId === undefined) return;
    change({ type: 'choose-service', id: serviceId });
    if (stylistId !== null) change({ type: 'choose-stylist', id: stylistId });
    void navigate(addressOf(stylistId === null ? 2 : 3), { replace: true });
  }, [serviceId, stylistId, change, navigate]);
  return choices !== null;
}
