import { useId, useState } from 'react';
import type { Customer } from '../../shared/page-customers.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { NewcomerFields } from './newcomer/newcomer-fields.tsx';
import { useNewcomer } from './newcomer/use-newcomer.ts';

/** Whom an appointment is for: somebody found, or somebody new. */
export function useCustomer() {
  const id = useId();
  const [customer, choose] = useState<Customer | null>(null);
  const newcomer = useNewcomer();
  return {
    id,
    chosen: customer,
    isNamed: customer !== null || newcomer.isOpen,
    busy: newcomer.busy,
    /** Stores somebody new, who stays chosen whatever becomes of the appointment. */
    settle: async (): Promise<Customer | undefined> => {
      const settled = customer ?? (await newcomer.save());
      if (settled) {
        choose(settled);
        newcomer.close();
      }
      return settled;
    },
    field: (error: string | undefined) =>
      newcomer.isOpen ? (
        <NewcomerFields newcomer={newcomer} />
      ) : (
        <CustomerPicker
          {...{ id, error, value: customer, search: newcomer.search }}
          onChange={choose}
          onNew={newcomer.open}
        />
      ),
  };
}
