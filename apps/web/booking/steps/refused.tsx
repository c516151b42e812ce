import { formatDuration } from '../../format/durations.ts';
import { exactEuros } from '../../format/money.ts';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { InView } from '../../ui/layout/in-view.tsx';
import type { Refusal } from '../use-booking.ts';

/** What stays on the last step after a booking that was not taken: that nothing arrived, or what has changed. */
export function Refused({ unreachable, terms }: Refusal) {
  if (unreachable)
    return (
      <InView>
        <Alert>{words.last.noNetwork}</Alert>
      </InView>
    );
  if (!terms) return null;
  const { expected, current } = terms;
  return (
    <InView>
      <Alert title={words.last.changed}>
        <p>{bookingWords.termsBefore(formatDuration(expected.duration), exactEuros(expected.price))}</p>
        <p>
          <strong>
            {bookingWords.termsNow(formatDuration(current.duration), exactEuros(current.price))}
          </strong>
        </p>
        <p>{words.last.confirmAgain}</p>
      </Alert>
    </InView>
  );
}
