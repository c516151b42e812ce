import { useId, useState } from 'react';
import { newcomer as words } from '../../../texts/admin/newcomer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type Customer, personName } from '../../shared/page-customers.ts';
import * as css from './customer-picker.css.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { NewcomerFields } from './newcomer/newcomer-fields.tsx';
import { PasserBy } from './newcomer/passer-by.tsx';
import { useNewcomer } from './newcomer/use-newcomer.ts';

/** Whom an appointment is for: somebody found, somebody new, or who leaves no name. */
export function useCustomer() {
  const id = useId();
  const [customer, choose] = useState<Customer | null>(null);
  const [isPassing, pass] = useState(false);
  const newcomer = useNewcomer();
  return {
    id,
    chosen: customer,
    reader: customer ? { id: customer.id, name: personName(customer) } : newcomer.reader,
    isNamed: customer !== null || newcomer.isOpen || isPassing,
    busy: newcomer.busy,
    /** Stores somebody new, who stays chosen whatever becomes of the appointment. */
    settle: async (): Promise<{ id: number | null } | undefined> => {
      if (isPassing) return { id: null };
      const settled = customer ?? (await newcomer.save());
      if (settled) {
        choose(settled);
        newcomer.close();
      }
      return settled;
    },
    field: (error: string | undefined) =>
      isPassing ? (
        <PasserBy onBack={() => pass(false)} />
      ) : newcomer.isOpen ? (
        <NewcomerFields newcomer={newcomer} />
      ) : (
        <div className={css.choice}>
          <CustomerPicker
            {...{ id, error, value: customer, search: newcomer.search }}
            onChange={choose}
            onNew={newcomer.open}
          />
          {customer === null && (
            <Button variant="ghost" size="s" onClick={() => pass(true)}>
              {words.passerBy}
            </Button>
          )}
        </div>
      ),
  };
}
