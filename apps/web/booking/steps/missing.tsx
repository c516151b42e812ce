import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../format/days.ts';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { addressOf } from '../step.ts';
import { justBookedBy } from '../use-draft.ts';

/** In place of a step whose choices are not made; after a booking, since they have become an appointment. */
export function Missing({ userId, onBegin }: { userId: number; onBegin: () => void }) {
  const navigate = useNavigate();
  const begin = () => {
    void navigate(addressOf(1), { replace: true });
    onBegin();
  };
  const booked = justBookedBy(userId);
  if (booked)
    return (
      <EmptyState
        title={bookingWords.alreadyBooked(formatDay(booked.date, 'day'), booked.time)}
        action={
          <>
            <ButtonLink to="/appointments">{words.already.show}</ButtonLink>{' '}
            <Button variant="ghost" onClick={begin}>
              {words.already.another}
            </Button>
          </>
        }
      />
    );
  return (
    <EmptyState title={words.missing.title} action={<Button onClick={begin}>{words.missing.action}</Button>}>
      <p>{words.missing.text}</p>
    </EmptyState>
  );
}
