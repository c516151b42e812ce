import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { ServiceGridSkeleton } from '../shared/services/service-grid.tsx';
import { useServices } from '../shared/shop/shop-data.ts';
import { services as words } from '../texts/services.ts';
import { titles } from '../texts/titles.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { eyebrow, pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { PriceList } from './price-list.tsx';
import * as css from './services-page.css.ts';

export default function ServicesPage() {
  return (
    <div className={classNames(wrap, css.page)}>
      <p className={eyebrow}>{words.eyebrow}</p>
      <h1 className={classNames(pageTitle, css.title)}>{titles.services}</h1>
      <p className={css.lead}>{words.lead}</p>
      <Content />
    </div>
  );
}

function Content() {
  const read = useServices();
  const { data: services } = read;
  if (services && services.length > 0) return <PriceList services={services} />;
  if (services) return <EmptyState title={words.none} />;
  if (read.error) return <ReadFailed what={words.failed} reads={[read]} />;
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </p>
      <ServiceGridSkeleton howMany={6} />
    </div>
  );
}
