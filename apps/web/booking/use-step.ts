import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { booking as words } from '../texts/booking.ts';
import { addressOf, addressOfMore, asksForMore, type Step, stepIn } from './step.ts';

/** The steps whose history entries lie directly behind this one, oldest first. */
function trailIn(state: unknown): readonly Step[] {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : [];
  return Array.isArray(trail) ? (trail as Step[]) : [];
}

/** How many more entries of this booking lie behind those: of steps whose place an earlier one has taken, and before it. */
function behindIn(state: unknown): number {
  const behind = typeof state === 'object' && state !== null && 'behind' in state ? state.behind : 0;
  return typeof behind === 'number' ? behind : 0;
}

/** How many entries of this site lie behind the present one, as the router counts them. */
function entriesBehind(): number {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
}

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** Another service may be added to what is chosen. */
export const offersMore = (step: Step, ready: boolean, isMore: boolean): boolean =>
  step === 1 && ready && !isMore;

export const headingOf = (step: Step, isMore: boolean): string | undefined =>
  isMore ? words.moreHeading : words.headings[step - 1];

/** The present step and the ways to another. Each step is a history entry, so the browser's own back works too. */
export function useStep() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const step = stepIn(search);
  const trail = trailIn(location.state);
  const before = behindIn(location.state);
  const behind = trail.length + before;

  const goOn = () => {
    const state = { trail: [...trail, step], behind: before };
    if (step < 5) void navigate(addressOf((step + 1) as Step), { state });
  };

  /** Goes back in the history where that step has an entry; otherwise replaces the present one. */
  const goBackTo = (earlier: Step) => {
    const place = trail.lastIndexOf(earlier);
    if (place >= 0) void navigate(place - trail.length);
    else void navigate(addressOf(earlier), { replace: true, state: { behind } });
  };

  /** From the first step out of the booking: where one came from, or home. */
  const goBack = () => {
    if (step > 1) goBackTo((step - 1) as Step);
    else if (entriesBehind() > behind) void navigate(-1 - behind);
    else void navigate('/');
  };

  /** One more entry of the first step: the browser's own back leaves it, too. */
  const askForMore = () =>
    void navigate(addressOfMore, { state: { trail, behind: before + 1, fromList: true } });
  const leaveMore = () => {
    if (isFromList(location.state)) void navigate(-1);
    else void navigate(addressOf(1), { replace: true, state: { trail, behind: before } });
  };

  const more = { isAsked: asksForMore(search), ask: askForMore, leave: leaveMore };
  return { step, goOn, goBack, goBackTo, more };
}

/**
 * When the step (or what it is about) has changed, the window begins at the top and the step's heading is read
 * out. Not on arrival, which is the page's.
 */
export function useStepHeading(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(subject);
  useLayoutEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [subject]);
  return heading;
}

/** What is missing at a step, once 'Continua' has been pressed there without it. */
export function useMissing(step: Step): [sentence: string | undefined, say: () => void] {
  const [saidAt, setSaidAt] = useState<Step | null>(null);
  const sentence = saidAt === step && step !== 5 ? words.chooseFirst[step] : undefined;
  return [sentence, () => setSaidAt(step)];
}
