import { Card } from '../../ui/card/card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { Service } from '../shop/shop-data.ts';
import { ServiceCard } from './service-card.tsx';
import * as css from './service-grid.css.ts';

type ServiceGridProps = { services: readonly Service[]; headingLevel: 'h2' | 'h3' };

/** Cards that lead to the booking, three in a row where there is room. */
export function ServiceGrid({ services, headingLevel }: ServiceGridProps) {
  return (
    <ul className={css.grid}>
      {services.map(service => (
        <li key={service.id}>
          <ServiceCard service={service} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for that many cards. */
export function ServiceGridSkeleton({ howMany }: { howMany: number }) {
  return (
    <ul className={css.grid}>
      {Array.from({ length: howMany }, (_, index) => (
        <Card as="li" key={index} className={css.placeholder}>
          <Skeleton height={120} />
          <Skeleton width="60%" height={22} />
          <Skeleton height={16} />
          <Skeleton width="40%" height={28} />
        </Card>
      ))}
    </ul>
  );
}
