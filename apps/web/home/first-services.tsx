import type { Service } from '../app/shop-data.ts';
import { ServiceCard } from '../parts/service-card.tsx';
import { home } from '../texts/home.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { eyebrow } from '../ui/layout.css.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import * as css from './home-page.css.ts';

const howMany = 3;

type FirstServicesProps = {
  services: readonly Service[] | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
};

export function FirstServices({ services, failed, retrying, onRetry }: FirstServicesProps) {
  return (
    <section className={css.services} aria-busy={!services && !failed}>
      <p className={eyebrow}>{home.services.eyebrow}</p>
      <h2 className={css.servicesTitle}>{home.services.title}</h2>
      {failed && !services ? (
        <div className={css.grid}>
          <Alert onRetry={onRetry} retrying={retrying}>
            {home.services.failed}
          </Alert>
        </div>
      ) : (
        <ul className={css.grid}>{services ? <Cards services={services} /> : <Bones />}</ul>
      )}
      {services?.length === 0 && <EmptyState title={home.services.none} />}
    </section>
  );
}

function Cards({ services }: { services: readonly Service[] }) {
  return services.slice(0, howMany).map(service => (
    <li key={service.id}>
      <ServiceCard service={service} />
    </li>
  ));
}

function Bones() {
  return Array.from({ length: howMany }, (_, index) => (
    <Card as="li" key={index} className={css.bones}>
      <Skeleton height={120} />
      <Skeleton width="60%" height={22} />
      <Skeleton height={16} />
      <Skeleton width="40%" height={28} />
    </Card>
  ));
}
