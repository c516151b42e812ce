import { tint } from '../shared/services/service-picture.css.ts';
import { appointments as words } from '../texts/appointments.ts';
import { Card } from '../ui/card/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { card, facts, head } from './appointment-card.css.ts';
import { list } from './appointment-list.css.ts';
import { thumbnail } from './service-thumbnail.css.ts';

/** Placeholders for the cards. */
export function AppointmentsSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </p>
      <ul className={list}>
        {[0, 1, 2].map(place => (
          <Card as="li" key={place} className={card}>
            <div className={classNames(tint, thumbnail)} />
            <div className={head}>
              <Skeleton width="55%" height={26} />
              <Skeleton width="70%" height={20} />
            </div>
            <div className={facts}>
              <Skeleton height={20} />
            </div>
          </Card>
        ))}
      </ul>
    </div>
  );
}
