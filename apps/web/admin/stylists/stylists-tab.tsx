import { type Ref, Suspense, useRef, useState } from 'react';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { adminStylists as words } from '../../texts/admin/stylists.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { visuallyHidden } from '../../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../ui/loading/pending-line.tsx';
import { EditRemove } from '../shared/edit-remove.tsx';
import { latestItem } from '../shared/latest-item.ts';
import * as list from '../shared/list.css.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { personName } from '../shared/page-customers.ts';
import { type Stylist, takesBookings, useStylistsWithFormer } from '../shared/stylists.ts';
import { useOtherAdmins } from './admins.ts';
import { People, PersonRow } from './people.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRemoveStylist } from './remove-stylist.ts';

const StylistDialog = lazyWithBoundary(() => import('./stylist-dialog.tsx'));

/** Who takes bookings, who else administers, and who left while appointments stand. */
export default function StylistsTab() {
  const read = useStylistsWithFormer();
  const { data: stylists, error } = read;
  const [edited, edit] = useState<Stylist | 'new' | null>(null);
  const [asked, ask] = useState<Stylist | null>(null);
  const { remove, busy } = useRemoveStylist(() => ask(null));
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {error && <ReadFailed what={words.failed} reads={[read]} />}
      {!stylists && !error && <ListSkeleton label={words.loading} />}
      {stylists && (
        <>
          <Present
            stylists={stylists.filter(takesBookings)}
            addButton={addButton}
            onAdd={() => edit('new')}
            onEdit={edit}
            onRemove={ask}
          />
          <OtherAdmins />
          <Former stylists={stylists.filter(hasYetToCome)} />
        </>
      )}
      {asked && (
        <RemoveDialog
          stylist={asked}
          busy={busy}
          onConfirm={removal => void remove(removal)}
          onClose={() => ask(null)}
          otherwiseFocus={() => addButton.current}
        />
      )}
      {edited && (
        <Suspense fallback={<PendingLine />}>
          <StylistDialog
            stylist={edited === 'new' ? null : latestItem(stylists, edited)}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Left, while customers still count on them. */
const hasYetToCome = (stylist: Stylist) => !takesBookings(stylist) && (stylist.futureAppointments ?? 0) > 0;

type PresentProps = {
  stylists: readonly Stylist[];
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  onEdit: (stylist: Stylist) => void;
  onRemove: (stylist: Stylist) => void;
};

function Present({ stylists, addButton, onAdd, ...actions }: PresentProps) {
  if (stylists.length === 0)
    return (
      <EmptyState
        title={words.none}
        action={
          <Button ref={addButton} onClick={onAdd}>
            {words.addFirst}
          </Button>
        }
      >
        <p>{words.noneHint}</p>
      </EmptyState>
    );
  return (
    <>
      <div className={list.head}>
        <p className={list.headCount} role="status">
          {words.count(stylists.length)}
        </p>
        <Button ref={addButton} size="s" onClick={onAdd}>
          {words.add}
        </Button>
      </div>
      <h2 className={visuallyHidden}>{words.list}</h2>
      <ul className={list.cards} aria-label={words.list}>
        {stylists.map(stylist => (
          <StylistRow key={stylist.id} stylist={stylist} {...actions} />
        ))}
      </ul>
    </>
  );
}

type StylistRowProps = Pick<PresentProps, 'onEdit' | 'onRemove'> & { stylist: Stylist };

function StylistRow({ stylist, onEdit, onRemove }: StylistRowProps) {
  const { displayName: name, username, email, phone, isAdmin } = stylist;
  return (
    <PersonRow
      person={stylist}
      phone={phone ?? null}
      notes={[username, email, words.future(stylist.futureAppointments ?? 0), isAdmin ? null : words.noAdmin]}
      actions={
        <EditRemove {...{ name, words }} onEdit={() => onEdit(stylist)} onRemove={() => onRemove(stylist)} />
      }
    />
  );
}

function OtherAdmins() {
  const read = useOtherAdmins();
  const { data: admins, error } = read;
  return (
    <People id="altri-amministratori" title={words.admins.title} lead={words.admins.lead}>
      {error && <ReadFailed what={words.admins.failed} reads={[read]} />}
      {admins?.length === 0 && <p>{words.admins.none}</p>}
      <ul className={list.cards} aria-labelledby="altri-amministratori">
        {admins?.map(admin => (
          <PersonRow
            key={admin.id}
            person={{ ...admin, displayName: personName(admin) }}
            notes={[admin.username, admin.email]}
            phone={admin.phone ?? null}
          />
        ))}
      </ul>
    </People>
  );
}

function Former({ stylists }: { stylists: readonly Stylist[] }) {
  if (stylists.length === 0) return null;
  return (
    <People id="non-piu-stylist" title={words.former.title} lead={words.former.lead}>
      <ul className={list.cards} aria-labelledby="non-piu-stylist">
        {stylists.map(stylist => (
          <PersonRow
            key={stylist.id}
            person={stylist}
            notes={[stylist.username, words.future(stylist.futureAppointments ?? 0)]}
          />
        ))}
      </ul>
    </People>
  );
}
