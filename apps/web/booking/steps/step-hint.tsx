import { formatDay } from '../../format/days.ts';
import { formatDuration } from '../../format/durations.ts';
import { bookingWords } from '../../texts/booking.ts';
import * as css from '../booking-page.css.ts';
import type { Draft } from '../draft.ts';
import type { Step } from '../step.ts';
import type { Choices } from '../use-choices.ts';

/** Under the heading of days and times: for what they are. */
export function StepHint({ step, draft, choices }: { step: Step; draft: Draft; choices: Choices }) {
  const { service, stylist } = choices;
  if (!service || (step !== 3 && step !== 4)) return null;
  return (
    <p className={css.hint}>
      {step === 4 && draft.date && <strong className={css.day}>{formatDay(draft.date, 'full')}</strong>}
      <span className={css.hintOfChoices}>
        {bookingWords.appointment(
          service.name,
          formatDuration(service.duration),
          stylist?.displayName ?? null,
        )}
      </span>
    </p>
  );
}
