import { type Dispatch, type ReactNode, useRef } from 'react';
import { formatDuration } from '../../format/durations.ts';
import { wholeEuros } from '../../format/money.ts';
import { MAX_SERVICES } from '../../shared/services/chosen-services.ts';
import * as card from '../../shared/services/service-card.css.ts';
import { ServicePicture } from '../../shared/services/service-picture.tsx';
import type { Service } from '../../shared/shop/shop-data.ts';
import { moreServices as words } from '../../texts/booking/more-services.ts';
import { serviceCard } from '../../texts/service-card.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { eyebrow } from '../../ui/layout/layout.css.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { DraftChange } from '../draft.ts';
import * as css from './more-services.css.ts';
import { cards } from './service-step.css.ts';

type MoreServicesProps = {
  services: readonly Service[];
  /** In order. */
  chosen: readonly number[];
  change: Dispatch<DraftChange>;
};

/** What is chosen, in order; below it what can follow. */
export default function MoreServices({ services, chosen, change }: MoreServicesProps) {
  const list = useRef<HTMLElement>(null);
  const inOrder = chosen.flatMap(id => services.find(service => service.id === id) ?? []);
  const isFull = chosen.length >= MAX_SERVICES;
  const remove = (index: number) => {
    change({ type: 'remove-service', index });
    list.current?.focus();
  };
  return (
    <div className={css.parts}>
      <p className={css.hint}>{words.hint}</p>
      <section ref={list} tabIndex={-1} className={css.chosen} aria-labelledby="scelti">
        <h3 id="scelti" className={classNames(eyebrow, css.title)}>
          {words.chosen}
        </h3>
        <ol className={cards}>
          {inOrder.map((service, index) => (
            <li key={`${index} ${service.id}`}>
              <ChoiceCard service={service} place={index + 1}>
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={words.removeLabel(index + 1, service.name)}
                  onClick={() => remove(index)}
                >
                  {words.remove}
                </Button>
              </ChoiceCard>
            </li>
          ))}
        </ol>
      </section>
      <div role="status">
        <VisuallyHidden>{words.inOrder(inOrder.map(({ name }) => name))}</VisuallyHidden>
      </div>
      <Others services={services} isFull={isFull} onAdd={id => change({ type: 'add-service', id })} />
    </div>
  );
}

type OthersProps = { services: readonly Service[]; isFull: boolean; onAdd: (id: number) => void };

/** Those chosen among them: two children, two haircuts. */
function Others({ services, isFull, onAdd }: OthersProps) {
  return (
    <section aria-labelledby="altri-servizi">
      <h3 id="altri-servizi" className={classNames(eyebrow, css.title)}>
        {words.others}
      </h3>
      {isFull && <p className={css.hint}>{words.full}</p>}
      <ul className={cards}>
        {services.map(service => (
          <li key={service.id}>
            <ChoiceCard service={service}>
              <Button
                size="s"
                variant="ghost"
                disabled={isFull}
                aria-label={words.addLabel(service.name)}
                onClick={() => onAdd(service.id)}
              >
                {words.add}
              </Button>
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChoiceCardProps = { service: Service; place?: number; children: ReactNode };

function ChoiceCard({ service, place, children }: ChoiceCardProps) {
  return (
    <Card as="article" padding="none" className={card.card} data-selected={place !== undefined || undefined}>
      <div className={card.picture} data-category={service.category}>
        <ServicePicture service={service} />
        {place !== undefined && (
          <span className={classNames(card.tick, css.place)} aria-hidden="true">
            {place}
          </span>
        )}
      </div>
      <div className={card.body}>
        <h4 className={card.name}>{service.name}</h4>
        <div className={card.foot}>
          <div className={card.figures}>
            <p className={card.price}>{serviceCard.from(wholeEuros(service.price))}</p>
            <p className={card.duration}>{formatDuration(service.duration)}</p>
          </div>
          {children}
        </div>
      </div>
    </Card>
  );
}
