import { KeyRound, Pencil } from 'lucide-react';
import { adminCustomers as words } from '../../texts/admin/customers.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Customer } from '../shared/page-customers.ts';
import { ContactLinks } from './contact-links.tsx';
import * as css from './customer-card.css.ts';
import { History } from './history.tsx';

type CustomerCardProps = { customer: Customer; onDo: (doing: 'edit' | 'link') => void };

/** What can be done stands beside the name, then how to reach the person, and when they come and came. Stylists are handed no link: theirs would open more than their own appointments; who has no account has no password. */
export function CustomerCard({ customer, onDo }: CustomerCardProps) {
  return (
    <>
      <div className={css.actions}>
        {customer.hasAccount && !customer.isStylist && (
          <Button variant="ghost" size="s" onClick={() => onDo('link')}>
            <KeyRound size={18} aria-hidden="true" />
            {words.link.open}
          </Button>
        )}
        <Button variant="ghost" size="s" onClick={() => onDo('edit')}>
          <Pencil size={18} aria-hidden="true" />
          {words.edit.open}
        </Button>
      </div>
      <ContactLinks customer={customer} />
      <History customer={customer} />
    </>
  );
}
