import { Suspense, useState } from 'react';
import { adminCustomers as words } from '../../texts/admin/customers.ts';
import { erasing } from '../../texts/people/erasing.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { type Customer, personName } from '../shared/page-customers.ts';
import { CustomerCard } from './card/customer-card.tsx';
import { customerOf } from './card/person-card.ts';

// Loaded when needed: forms bring their validation, the link brings the QR code.
const EditForm = lazyWithBoundary(() => import('./edit-form.tsx'));
const Erase = lazyWithBoundary(() => import('./erase.tsx'));
const EndSessions = lazyWithBoundary(() => import('./end-sessions.tsx'));
const Invitation = lazyWithBoundary(() => import('./invitation.tsx'));
const Merge = lazyWithBoundary(() => import('./merge.tsx'));
const TakeLogin = lazyWithBoundary(() => import('./take-login.tsx'));
const ResetLink = lazyWithBoundary(() => import('./reset-link.tsx'));

/** What the dialog is open for. */
export type Doing = 'look' | 'edit' | 'link' | 'sessions' | 'login' | 'invite' | 'merge' | 'erase';

type CustomerDialogProps = {
  customer: Customer;
  doing: Doing;
  onDo: (doing: Doing) => void;
  onClose: () => void;
  /** The customer has become one with another. */
  onMerged: (merged: Customer) => void;
  /** Where the focus goes afterwards when the table has become cards or the other way round. */
  otherwiseFocus: () => HTMLElement | null;
};

const titles = {
  look: (name: string) => name,
  edit: words.edit.title,
  link: words.link.title,
  sessions: words.sessions.title,
  login: words.login.title,
  invite: words.invitation.title,
  merge: () => words.merge.title,
  erase: erasing.customer.title,
} satisfies Record<Doing, (name: string) => string>;

const leads: Partial<Record<Doing, string>> = {
  merge: words.merge.lead,
  erase: erasing.customer.lead,
};

/** Questions that are asked from the card: Escape means no, and leads back to it. */
const questions: readonly Doing[] = ['sessions', 'login', 'merge', 'erase'];

/** One customer: to look at, to edit, or to hand a link to. */
export function CustomerDialog(props: CustomerDialogProps) {
  const { customer, doing, onDo, onClose, onMerged, otherwiseFocus } = props;
  const [twin, chooseTwin] = useState<number | null>(null);
  const [hadNoCard] = useState(doing === 'edit');
  const giveUp = hadNoCard ? onClose : () => onDo('look');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titles[doing](personName(customer))}
      description={doing === 'look' ? (customer.username ?? words.noAccount) : leads[doing]}
      broad={doing === 'look' || doing === 'merge' || doing === 'erase'}
      otherwiseFocus={otherwiseFocus}
      onEscapeKeyDown={event => {
        if (!questions.includes(doing)) return;
        event.preventDefault();
        onDo('look');
      }}
    >
      <Suspense fallback={<PageSpinner />}>
        {doing === 'look' && (
          <CustomerCard
            customer={customer}
            onDo={onDo}
            onMerge={({ id }) => {
              chooseTwin(id);
              onDo('merge');
            }}
          />
        )}
        {doing === 'edit' && <EditForm customer={customer} onCancel={giveUp} onDone={onClose} />}
        {doing === 'merge' && twin !== null && (
          <Merge
            customer={customer}
            twinId={twin}
            onBack={() => onDo('look')}
            onMerged={merged => onMerged(customerOf(merged))}
          />
        )}
        {doing === 'invite' && (
          <Invitation customer={customer} onBack={() => onDo('look')} onClose={onClose} />
        )}
        {doing === 'erase' && <Erase customer={customer} onBack={() => onDo('look')} onErased={onClose} />}
        {doing === 'login' && <TakeLogin customer={customer} onBack={() => onDo('look')} onTaken={onClose} />}
        {doing === 'sessions' && <EndSessions customer={customer} onBack={() => onDo('look')} />}
        {doing === 'link' && <ResetLink customer={customer} onBack={() => onDo('look')} onClose={onClose} />}
      </Suspense>
    </Dialog>
  );
}
