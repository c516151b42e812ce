import { ServiceGrid, ServiceGridSkeleton } from '../shared/services/service-grid.tsx';
import type { Service } from '../shared/shop/shop-data.ts';
import { home } from '../texts/home.ts';
import { services as words } from '../texts/services.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { eyebrow } from '../ui/layout/layout.css.ts';
import * as css from './home-page.css.ts';

const howMany = 3;

type FirstServicesProps = {
  services: readonly Service[] | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
};

export function FirstServices(props: FirstServicesProps) {
  const { services, failed } = props;
  return (
    <section className={css.services} aria-busy={!services && !failed}>
      <div className={css.servicesHead}>
        <div>
          <p className={eyebrow}>{words.eyebrow}</p>
          <h2 className={css.servicesTitle}>{home.services.title}</h2>
        </div>
        <ButtonLink to="/services" variant="ghost" size="s">
          {home.services.all}
        </ButtonLink>
      </div>
      <Content {...props} />
    </section>
  );
}

function Content({ services, failed, retrying, onRetry }: FirstServicesProps) {
  if (services && services.length > 0)
    return <ServiceGrid services={services.slice(0, howMany)} headingLevel="h3" />;
  if (services) return <EmptyState title={words.none} />;
  if (!failed) return <ServiceGridSkeleton howMany={howMany} />;
  return (
    <Alert onRetry={onRetry} retrying={retrying}>
      {words.failed}
    </Alert>
  );
}
