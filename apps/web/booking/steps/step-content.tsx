import { type Dispatch, Suspense, useEffect } from 'react';
import type { Horizon } from '../../shared/free-times/availability.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import type { User } from '../../shared/session/session.ts';
import type { Shop } from '../../shared/shop/shop-data.ts';
import { booking as words } from '../../texts/booking.ts';
import { services as serviceWords } from '../../texts/services.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import type { OwnBooking } from '../booking-body.ts';
import * as css from '../booking-page.css.ts';
import { type Draft, type DraftChange, servicesIn } from '../draft.ts';
import type { Step } from '../step.ts';
import type { Refusal } from '../use-booking.ts';
import type { Choices } from '../use-choices.ts';
import type { Days } from '../use-days.ts';
import { LastStep } from './last-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { StylistStep } from './stylist-step.tsx';
import { TimeStep } from './time-step.tsx';

const loadDateStep = () => import('./date-step.tsx');
const DateStep = lazyWithBoundary(loadDateStep);
const MoreServices = lazyWithBoundary(() => import('./more-services.tsx'));

type StepContentProps = {
  step: Step;
  /** 'Che altro?' in place of the first step's list. */
  isMore: boolean;
  shop: Shop;
  horizon: Horizon;
  user: User;
  draft: Draft;
  change: Dispatch<DraftChange>;
  choices: Choices;
  days: Days;
  goBackTo: (step: Step) => void;
  refusal: Refusal;
  onConfirm: (body: OwnBooking) => Promise<void>;
};

export function StepContent(props: StepContentProps) {
  const { step, shop, horizon, user, draft, change, choices } = props;
  const { services, stylists, service, slotQuery } = choices;
  const chosen = servicesIn(draft);

  // The calendar weighs as much as the rest of the booking: it comes while the step before is read.
  useEffect(() => {
    if (step === 2) void loadDateStep().catch(() => {});
  }, [step]);

  if (step === 1 && props.isMore && services.data)
    return (
      <Suspense key="more" fallback={<Loading />}>
        <MoreServices services={services.data} {...{ chosen, change }} />
      </Suspense>
    );
  if (step === 1)
    return (
      <ServiceStep
        services={services}
        chosen={chosen}
        onChoose={id => change({ type: 'choose-service', id })}
      />
    );
  if (step === 2)
    return (
      <StylistStep
        stylists={stylists}
        serviceIds={chosen}
        phone={shop.phone}
        chosen={draft.stylistId}
        onChoose={id => change({ type: 'choose-stylist', id })}
      />
    );
  if (!slotQuery || !service) return <PendingChoices choices={choices} />;
  if (step === 3)
    return (
      <Suspense key="date" fallback={<Loading label={freeTimes.days.loading} />}>
        <DateStep days={props.days} stylist={choices.stylist} date={draft.date} {...{ horizon, change }} />
      </Suspense>
    );
  if (step === 4)
    return (
      <TimeStep
        slotQuery={slotQuery}
        horizon={horizon}
        draft={draft}
        change={change}
        goBackTo={props.goBackTo}
      />
    );
  return (
    <LastStep
      {...{ shop, user, draft, change, choices, service }}
      refusal={props.refusal}
      onConfirm={props.onConfirm}
    />
  );
}

const Loading = ({ label }: { label?: string }) => (
  <div className={css.loading}>
    <Spinner {...(label && { label })} />
  </div>
);

/** Days and times wait for what the chosen service and stylist are. */
function PendingChoices({ choices: { services, stylists } }: { choices: Choices }) {
  if (services.error) return <ReadFailed what={serviceWords.failed} reads={[services]} />;
  if (stylists.error) return <ReadFailed what={words.stylist.failed} reads={[stylists]} />;
  return <Loading />;
}
