import { useId, useState } from 'react';
import { newcomer as words } from '../../../texts/admin/newcomer.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type Customer, personName } from '../../shared/page-customers.ts';
import * as css from './customer-picker.css.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { useIsGone } from './customers.ts';
import { NewcomerFields } from './newcomer/newcomer-fields.tsx';
import { PasserBy } from './newcomer/passer-by.tsx';
import { useNewcomer } from './newcomer/use-newcomer.ts';

/** Whom an appointment is for: somebody found, somebody new, or who leaves no name. */
export function useCustomer() {
  const id = useId();
  const [picked, choose] = useState<Customer | null>(null);
  const isGone = useIsGone(picked?.id ?? null);
  const customer = isGone ? null : picked;
  const [lastGone, setLastGone] = useState(0);
  if (picked && isGone && picked.id !== lastGone) setLastGone(picked.id);
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
          {picked && isGone && <Alert tone="info">{words.gone(personName(picked))}</Alert>}
          <CustomerPicker
            // Afresh when somebody goes: it holds the name of whom it showed.
            key={lastGone}
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
