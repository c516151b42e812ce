import { Download, KeyRound, LogOut, Pencil, Send, Trash2, UserX } from 'lucide-react';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { adminCustomers as words } from '../../../texts/admin/customers.ts';
import { erasing } from '../../../texts/people/erasing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { type Customer, personName } from '../../shared/page-customers.ts';
import { ContactLinks } from '../contact-links.tsx';
import * as css from './customer-card.css.ts';
import { Figures } from './figures.tsx';
import { History } from './history.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { type PersonCard, usePersonCard } from './person-card.ts';
import { PhoneOnly } from './phone-only.tsx';
import { StaffNotes } from './staff-notes.tsx';
import { type Twin, Twins } from './twins.tsx';
import { useDataExport } from './use-data-export.ts';

type CustomerCardProps = {
  customer: Customer;
  onDo: (doing: 'edit' | 'link' | 'sessions' | 'login' | 'invite' | 'erase') => void;
  onMerge: (twin: Twin) => void;
};

/**
 * In the order of a telephone call: what can be done, how to reach the person, when they come, what came of their visits, and
 * what the shop remembers beside all of these. Stylists are handed no link: theirs would open more than their own
 * appointments; who has no account has no password.
 */
export function CustomerCard({ customer, onDo, onMerge }: CustomerCardProps) {
  const read = usePersonCard(customer.id);
  const copy = useDataExport(customer.id);
  return (
    <div className={css.card}>
      <div className={css.actions}>
        {customer.hasAccount && !customer.isStylist && (
          <Button variant="ghost" size="s" onClick={() => onDo('link')}>
            <KeyRound size={18} aria-hidden="true" />
            {words.link.open}
          </Button>
        )}
        {customer.hasAccount && (
          <Button variant="ghost" size="s" onClick={() => onDo('sessions')}>
            <LogOut size={18} aria-hidden="true" />
            {words.sessions.open}
          </Button>
        )}
        {!customer.hasAccount && (
          <Button variant="ghost" size="s" onClick={() => onDo('invite')}>
            <Send size={18} aria-hidden="true" />
            {words.invitation.open}
          </Button>
        )}
        <Button variant="ghost" size="s" onClick={() => onDo('edit')}>
          <Pencil size={18} aria-hidden="true" />
          {words.edit.open}
        </Button>
        <Button variant="ghost" size="s" loading={copy.busy} onClick={() => copy.save()}>
          <Download size={18} aria-hidden="true" />
          {words.copy.open}
        </Button>
        <Takings {...{ customer, onDo }} />
      </div>
      <ContactLinks customer={customer} written />
      {read.data && <Known card={read.data} onMerge={onMerge} />}
      <div className={css.columns}>
        <div className={css.kept}>
          {read.error && !read.data && <ReadFailed what={words.notes.failed} reads={[read]} />}
          {read.isPending && <ListSkeleton label={words.notes.loading} />}
          {read.data && <StaffNotes id={customer.id} stored={read.data.staffNotes} />}
          {read.data && <PhoneOnly card={read.data} name={personName(customer)} />}
        </div>
        <History customer={customer} />
      </div>
    </div>
  );
}

/** Last, where no finger meets them on its way to another. */
function Takings({ customer, onDo }: Pick<CustomerCardProps, 'customer' | 'onDo'>) {
  return (
    <div className={css.takings}>
      {customer.hasAccount && !customer.isStylist && (
        <Button variant="ghost" size="s" className={css.takes} onClick={() => onDo('login')}>
          <UserX size={18} aria-hidden="true" />
          {words.login.open}
        </Button>
      )}
      <Button variant="ghost" size="s" className={css.takes} onClick={() => onDo('erase')}>
        <Trash2 size={18} aria-hidden="true" />
        {erasing.customer.open}
      </Button>
    </div>
  );
}

function Known({ card, onMerge }: { card: PersonCard; onMerge: (twin: Twin) => void }) {
  const zone = useShop().data?.zone ?? 'Europe/Rome';
  return (
    <>
      {card.next && <NextAppointment appointment={card.next} zone={zone} />}
      {card.twins.length > 0 && <Twins twins={card.twins} onMerge={onMerge} />}
      {card.visits + card.missed > 0 && <Figures card={card} zone={zone} />}
    </>
  );
}
