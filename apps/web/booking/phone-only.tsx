import { Phone } from 'lucide-react';
import { phoneLink } from '../format/phone.ts';
import type { User } from '../shared/session/session.ts';
import { phoneOnly as words } from '../texts/booking.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

export const booksByPhone = ({ isAdmin, onlineBooking }: User): boolean =>
  !isAdmin && onlineBooking === false;

/** In place of the steps. */
export const PhoneOnly = ({ phone }: { phone: string }) => (
  <EmptyState
    icon={<Phone size={30} strokeWidth={1.5} />}
    title={words.title}
    action={
      <>
        <ButtonAnchor href={phoneLink(phone)}>{words.call(phone)}</ButtonAnchor>{' '}
        <ButtonLink variant="ghost" to="/appointments">
          {words.show}
        </ButtonLink>
      </>
    }
  >
    <p>{words.text}</p>
  </EmptyState>
);
