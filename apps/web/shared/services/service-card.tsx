import { Check } from 'lucide-react';
import { formatDuration } from '../../format/durations.ts';
import { wholeEuros } from '../../format/money.ts';
import { serviceCard } from '../../texts/service-card.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import type { Service } from '../shop/shop-data.ts';
import * as css from './service-card.css.ts';
import { ServicePicture } from './service-picture.tsx';

type ServiceCardProps = {
  service: Service;
  /** With a handler the card offers 'Seleziona'; without, 'Prenota' leads to the booking. */
  onSelect?: (service: Service) => void;
  selected?: boolean;
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Beside its picture at every width, not only on a phone: for a list to choose from. */
  flat?: boolean;
};

export function ServiceCard(props: ServiceCardProps) {
  const { service, onSelect, selected = false, headingLevel: Heading = 'h3', flat = false } = props;
  return (
    <Card
      as="article"
      padding="none"
      className={classNames(css.card, !flat && css.tall)}
      data-selected={selected || undefined}
    >
      <div className={classNames(css.picture, !flat && css.pictureAbove)} data-category={service.category}>
        <ServicePicture service={service} />
        {selected && (
          <span className={css.tick}>
            <Check size={18} strokeWidth={3} aria-hidden="true" />
          </span>
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.name}>{service.name}</Heading>
        {service.description && <p className={css.description}>{service.description}</p>}
        <div className={css.foot}>
          <div className={css.figures}>
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
      {serviceCard.select}
    </Button>
  );
}
