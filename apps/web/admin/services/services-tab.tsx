import { Suspense, useRef, useState } from 'react';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { groupsOf } from '../../shared/services/service-categories.ts';
import { type Service, useServices } from '../../shared/shop/shop-data.ts';
import { adminServices as words } from '../../texts/admin/services.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../ui/loading/pending-line.tsx';
import { latestItem } from '../shared/latest-item.ts';
import * as list from '../shared/list.css.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { useRemoveService } from './remove-service.ts';
import { ServiceRow } from './service-row.tsx';
import * as css from './services-tab.css.ts';

const ServiceDialog = lazyWithBoundary(() => import('./service-dialog.tsx'));

/** The price list by category and its dialogs, one at a time. */
export default function ServicesTab() {
  const read = useServices({ fresh: true });
  const { data: services, error } = read;
  const [edited, edit] = useState<Service | 'new' | null>(null);
  const [asked, ask] = useState<Service | null>(null);
  const { remove, busy } = useRemoveService(() => ask(null));
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => edit('new');
  return (
    <>
      {error && <ReadFailed what={words.failed} reads={[read]} />}
      {!services && !error && <ListSkeleton label={words.loading} />}
      {services?.length === 0 && (
        <EmptyState
          title={words.none}
          action={
            <Button ref={addButton} onClick={add}>
              {words.addFirst}
            </Button>
          }
        >
          <p>{words.noneHint}</p>
        </EmptyState>
      )}
      {services && services.length > 0 && (
        <>
          <div className={list.head}>
            <p className={list.headCount} role="status">
              {words.count(services.length)}
            </p>
            <Button size="s" ref={addButton} onClick={add}>
              {words.addNew}
            </Button>
          </div>
          <Groups services={services} onEdit={edit} onRemove={ask} />
        </>
      )}
      <RemoveDialog
        service={asked}
        busy={busy}
        onConfirm={service => void remove(service)}
        onClose={() => ask(null)}
        otherwiseFocus={() => addButton.current}
      />
      {edited && (
        <Suspense fallback={<PendingLine />}>
          <ServiceDialog
            service={edited === 'new' ? null : latestItem(services, edited)}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
    </>
  );
}

type GroupsProps = {
  services: readonly Service[];
  onEdit: (service: Service) => void;
  onRemove: (service: Service) => void;
};

function Groups({ services, ...actions }: GroupsProps) {
  return groupsOf(services).map(({ name, label, services: some }) => (
    <section key={name} className={css.group} aria-labelledby={`servizi-${name}`}>
      <h2 id={`servizi-${name}`} className={css.category}>
        {label}
      </h2>
      <ul className={list.cards}>
        {some.map(service => (
          <ServiceRow key={service.id} service={service} {...actions} />
        ))}
      </ul>
    </section>
  ));
}

type RemoveDialogProps = {
  /** The one in question; null while nothing is asked. */
  service: Service | null;
  busy: boolean;
  onConfirm: (service: Service) => void;
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

function RemoveDialog({ service, onConfirm, onClose, ...rest }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      open={service !== null}
      onOpenChange={onClose}
      title={service && words.remove.question(service.name)}
      description={words.remove.consequence}
      confirmLabel={words.remove.button}
      onConfirm={() => service && onConfirm(service)}
      danger
    />
  );
}
