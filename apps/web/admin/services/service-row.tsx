import { exactEuros } from '../../format/money.ts';
import { ServicePicture } from '../../shared/services/service-picture.tsx';
import type { Service } from '../../shared/shop/shop-data.ts';
import { adminServices as words } from '../../texts/admin/services.ts';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { EditRemove } from '../shared/edit-remove.tsx';
import { thumbnail } from './service-thumbnail.css.ts';
import * as css from './services-tab.css.ts';

type ServiceRowProps = {
  service: Service;
  onEdit: (service: Service) => void;
  onRemove: (service: Service) => void;
};

export function ServiceRow({ service, onEdit, onRemove }: ServiceRowProps) {
  const { name, description, duration, price, category } = service;
  return (
    <Card as="li" padding="none" className={css.row}>
      <div className={classNames(thumbnail, css.picture)} data-category={category}>
        <ServicePicture service={service} />
      </div>
      <div className={css.text}>
        <h3 className={css.name}>{name}</h3>
        {description && <p className={css.description}>{description}</p>}
      </div>
      <p className={css.figures}>
        <span className={css.price}>{exactEuros(price)}</span>
        <span className={css.duration}>{words.minutes(duration)}</span>
      </p>
      <div className={css.actions}>
        <EditRemove {...{ name, words }} onEdit={() => onEdit(service)} onRemove={() => onRemove(service)} />
      </div>
    </Card>
  );
}
