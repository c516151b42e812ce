import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { ServiceCard } from '../../shared/services/service-card.tsx';
import type { Service, useServices } from '../../shared/shop/shop-data.ts';
import { services as words } from '../../texts/services.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { eyebrow } from '../../ui/layout/layout.css.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import * as css from './service-step.css.ts';

type ServiceStepProps = {
  services: ReturnType<typeof useServices>;
  chosen: readonly number[];
  onChoose: (id: number) => void;
};

/** The price list, one group per category. */
export function ServiceStep({ services, chosen, onChoose }: ServiceStepProps) {
  if (!services.data && services.error) return <ReadFailed what={words.failed} reads={[services]} />;
  if (!services.data) return <ServicesSkeleton />;
  if (services.data.length === 0) return <EmptyState title={words.none} />;
  return (
    <div className={css.groups}>
      {[...Map.groupBy(services.data, service => service.category)].map(([category, group]) => (
        <section key={category} aria-labelledby={`categoria-${category}`}>
          <h3 id={`categoria-${category}`} className={classNames(eyebrow, css.category)}>
            {category}
          </h3>
          <Cards services={group} chosen={chosen} onChoose={onChoose} />
        </section>
      ))}
    </div>
  );
}

type CardsProps = { services: readonly Service[]; chosen: readonly number[]; onChoose: (id: number) => void };

function Cards({ services, chosen, onChoose }: CardsProps) {
  return (
    <ul className={css.cards}>
      {services.map(service => (
        <li key={service.id} className={css.choice}>
          <ServiceCard
            service={service}
            headingLevel="h4"
            flat
            selected={chosen.includes(service.id)}
            onSelect={({ id }) => onChoose(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function ServicesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <div className={css.cards}>
        {[1, 2, 3, 4, 5, 6].map(place => (
          <Skeleton key={place} height={150} />
        ))}
      </div>
    </div>
  );
}
