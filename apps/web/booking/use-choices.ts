import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useStarts } from '../shared/appointments/free-starts.ts';
import type { SlotQuery } from '../shared/requests/query-keys.ts';
import { useServices } from '../shared/shop/shop-data.ts';
import { booking as words } from '../texts/booking.ts';
import { toast } from '../ui/toast/toast.ts';
import type { Draft, DraftChange } from './draft.ts';
import { useAlreadyBooked, useStylists } from './queries.ts';
import type { Step } from './step.ts';

/** What the draft's ids stand for, as the shop has it now. What the shop no longer has leaves the draft. */
export function useChoices(draft: Draft, change: Dispatch<DraftChange>) {
  const services = useServices();
  const stylists = useStylists();
  const service = services.data?.find(({ id }) => id === draft.serviceId);
  const stylist = stylists.data?.find(({ id }) => id === draft.stylistId);

  const serviceGone = draft.serviceId !== null && services.isSuccess && !service;
  useEffect(() => {
    if (!serviceGone) return;
    change({ type: 'lose-service' });
    toast({ ...words.service.gone, tone: 'destructive' });
  }, [serviceGone, change]);

  const stylistGone = draft.stylistId !== null && stylists.isSuccess && !stylist;
  useEffect(() => {
    if (!stylistGone) return;
    change({ type: 'choose-stylist', id: null });
    toast({ ...words.stylist.gone, tone: 'destructive' });
  }, [stylistGone, change]);

  const known = service && (draft.stylistId === null || stylist);
  const slotQuery: SlotQuery | null = known ? { duration: service.duration, stylistId: stylist?.id } : null;
  return { services, stylists, service, stylist, slotQuery };
}

export type Choices = ReturnType<typeof useChoices>;

const halfAMinuteMs = 30_000;

type ChosenTime = {
  draft: Draft;
  userId: number;
  slotQuery: SlotQuery | null;
  step: Step;
  isSending: boolean;
  change: Dispatch<DraftChange>;
  goBackTo: (step: Step) => void;
  /** The draft stands as an appointment already. */
  onStanding: () => void;
};

/**
 * Whether the chosen time can still be had. With a longer service, another stylist or another day it may not:
 * then it is taken back, and whoever stands at the last step is led to the times. Unless it was taken by this very
 * booking, sent before, whose answer never came.
 */
export function useChosenTime({
  draft,
  userId,
  slotQuery,
  step,
  isSending,
  change,
  goBackTo,
  ...on
}: ChosenTime) {
  const { time } = draft;
  const { data: starts, isFetching } = useStarts(time === null ? null : draft.date, slotQuery, halfAMinuteMs);
  const offered = time !== null && starts?.includes(time) === true;

  const taken = !isSending && time !== null && starts !== undefined && !isFetching && !offered;
  const { data: stands, isError } = useAlreadyBooked(taken && draft.sent ? draft : null, userId);
  const lost = taken && (!draft.sent || isError || stands === false);
  useEffect(() => {
    if (lost) change({ type: 'lose-time' });
  }, [lost, change]);

  const arrived = taken && stands === true;
  const finish = useEffectEvent(on.onStanding);
  useEffect(() => {
    if (arrived) finish();
  }, [arrived]);

  return { timeOffered: offered, onTheWayBack: useWayToTimes(draft, step, goBackTo) };
}

/** Leads whoever has lost the time from the last step to the times; true until they are there. */
function useWayToTimes({ time, lostTime }: Draft, step: Step, goBackTo: (step: Step) => void): boolean {
  const stranded = step === 5 && time === null && lostTime !== null;
  // Once, however often the way back changes before the step has.
  const leadToTimes = useEffectEvent(() => goBackTo(4));
  useEffect(() => {
    if (stranded) leadToTimes();
  }, [stranded]);
  return stranded;
}
