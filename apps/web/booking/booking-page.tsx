import { useState } from 'react';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { useSession } from '../shared/session/session.ts';
import { booking as words } from '../texts/booking.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Booking } from './booking.tsx';
import * as css from './booking-page.css.ts';
import { booksByPhone, PhoneOnly } from './phone-only.tsx';
import { useShopToday } from './queries.ts';

export default function BookingPage() {
  const { user } = useSession();
  // A finished booking: the next one starts with an empty draft.
  const [round, setRound] = useState(0);
  const read = useShopToday();
  const { data: shop } = read;
  const byPhone = user && booksByPhone(user);
  return (
    <div className={classNames(wrap, css.page)}>
      <h1 className={classNames(pageTitle, css.title)}>{words.title}</h1>
      {user && shop && byPhone && <PhoneOnly phone={shop.phone} />}
      {user && shop && !byPhone && (
        <Booking key={round} user={user} shop={shop} onAgain={() => setRound(round + 1)} />
      )}
      {!shop && read.error && <ReadFailed what={words.shopUnknown} reads={[read]} />}
      {!shop && !read.error && <PageSpinner />}
    </div>
  );
}
