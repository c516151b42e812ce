import { type Read, ReadFailed } from '../shared/requests/read-failed.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../shared/services/service-grid.tsx';
import type { Service } from '../shared/shop/shop-data.ts';
import { home } from '../texts/home.ts';
import { services as words } from '../texts/services.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { eyebrow } from '../ui/layout/layout.css.ts';
import * as css from './home-page.css.ts';

const howMany = 3;

type FirstServicesProps = { read: Read & { data?: readonly Service[] | undefined } };

export function FirstServices({ read }: FirstServicesProps) {
  return (
    <section className={css.services} aria-busy={!read.data && !read.error}>
      <div className={css.servicesHead}>
        <div>
          <p className={eyebrow}>{words.eyebrow}</p>
          <h2 className={css.servicesTitle}>{home.services.title}</h2>
        </div>
        <ButtonLink to="/services" variant="ghost" size="s">
          {home.services.all}
        </ButtonLink>
      </div>
      <Content read={read} />
    </section>
  );
}

function Content({ read }: FirstServicesProps) {
  const { data: services } = read;
  if (services && services.length > 0)
    return <ServiceGrid services={services.slice(0, howMany)} headingLevel="h3" />;
  if (services) return <EmptyState title={words.none} />;
  if (read.error) return <ReadFailed what={words.failed} reads={[read]} />;
  return <ServiceGridSkeleton howMany={howMany} />;
}
