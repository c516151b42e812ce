import { KeyRound, Pencil } from 'lucide-react';
import { adminCustomers as words } from '../../texts/admin/customers.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import type { Customer } from '../shared/page-customers.ts';
import { ContactLinks } from './contact-links.tsx';
import { History } from './history.tsx';

type CustomerCardProps = { customer: Customer; onDo: (doing: 'edit' | 'link') => void };

/** Who it is, and when they came. Stylists are handed no link: theirs would open more than their own appointments. */
export function CustomerCard({ customer, onDo }: CustomerCardProps) {
  return (
    <>
      <ContactLinks customer={customer} />
      <History customer={customer} />
      <div className={foot}>
        {!customer.isStylist && (
          <Button variant="ghost" onClick={() => onDo('link')}>
            <KeyRound size={18} aria-hidden="true" />
            {words.link.open}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onDo('edit')}>
          <Pencil size={18} aria-hidden="true" />
          {words.edit.open}
        </Button>
      </div>
    </>
  );
}
