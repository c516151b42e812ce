import { Check } from 'lucide-react';
import type { Service } from '../app/shop-data.ts';
import { formatDuration } from '../format/durations.ts';
import { wholeEuros } from '../format/money.ts';
import { serviceCard } from '../texts/service-card.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import * as css from './service-card.css.ts';
import { ServicePicture } from './service-picture.tsx';

type ServiceCardProps = {
  service: Service;
  /** With a handler the card offers 'Seleziona'; without, 'Prenota' leads to the booking. */
  onSelect?: (service: Service) => void;
  selected?: boolean;
  headingLevel?: 'h2' | 'h3' | 'h4';
};

export function ServiceCard({ service, onSelect, selected = false, headingLevel = 'h3' }: ServiceCardProps) {
  const Heading = headingLevel;
  return (
    <Card as="article" padding="none" className={css.card} data-selected={selected || undefined}>
      <div className={css.picture} data-category={service.category}>
        <ServicePicture service={service} />
      </div>
      <div className={css.body}>
        <Heading className={css.name}>{service.name}</Heading>
        {service.description && <p className={css.description}>{service.description}</p>}
        <div className={css.foot}>
          <div>
            <p className={css.price}>{serviceCard.from(wholeEuros(service.price))}</p>
            <p className={css.duration}>{formatDuration(service.duration)}</p>
          </div>
          <Action service={service} selected={selected} {...(onSelect && { onSelect })} />
        </div>
      </div>
    </Card>
  );
}

function Action({
  service,
  onSelect,
  selected,
}: Pick<ServiceCardProps, 'service' | 'onSelect' | 'selected'>) {
  if (!onSelect)
    return (
      <ButtonLink
        to={`/booking?servizio=${service.id}`}
        size="s"
        aria-label={serviceCard.bookLabel(service.name)}
      >
        {serviceCard.book}
      </ButtonLink>
    );
  return (
    <Button
      size="s"
      variant={selected ? 'primary' : 'ghost'}
      aria-pressed={selected ?? false}
      aria-label={serviceCard.selectLabel(service.name)}
      onClick={() => onSelect(service)}
    >
      {selected && <Check size={18} strokeWidth={3} aria-hidden="true" />}
      {serviceCard.select}
    </Button>
  );
}
