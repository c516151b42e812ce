import { type RefObject, useRef } from 'react';
import { adminCustomers as words } from '../../texts/admin/customers.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import * as list from '../shared/list.css.ts';
import { type Customer, personName } from '../shared/page-customers.ts';
import { PhoneNumber } from '../shared/phone-number.tsx';
import { ContactLinks } from './contact-links.tsx';

type Rows = HTMLTableSectionElement & HTMLUListElement;

/** The parent of the rows, table or cards. */
export const useRows = () => useRef<Rows>(null);

export const rowOf = (rows: RefObject<Rows | null>, { id }: Customer) =>
  rows.current?.querySelector<HTMLElement>(`[data-customer="${id}"]`) ?? null;

export const listOf = (rows: RefObject<Rows | null>) =>
  rows.current?.closest<HTMLElement>('table, ul') ?? null;

type OnOpen = (customer: Customer, doing: 'look' | 'edit') => void;

type CustomerRowsProps = {
  rows: RefObject<Rows | null>;
  customers: readonly Customer[];
  onOpen: OnOpen;
};

/** A table, or cards on a phone. */
export function CustomerRows({ rows, customers, onOpen }: CustomerRowsProps) {
  const wide = useWideScreen();
  if (wide) return <Table {...{ rows, customers, onOpen }} />;
  return (
    <ul ref={rows} tabIndex={-1} className={list.cards} aria-label={words.table}>
      {customers.map(customer => (
        <Card as="li" key={customer.id} className={list.card} data-customer={customer.id} tabIndex={-1}>
          <div>
            <h2 className={list.cardTitle}>{personName(customer)}</h2>
            <p className={list.quiet}>{customer.username ?? words.noAccount}</p>
          </div>
          <ContactLinks customer={customer} />
          <Actions customer={customer} onOpen={onOpen} />
        </Card>
      ))}
    </ul>
  );
}

const columns = ['username', 'name', 'email', 'phone', 'actions'] as const;

function Table({ rows, customers, onOpen }: CustomerRowsProps) {
  return (
    <div className={list.frame}>
      <table tabIndex={-1} className={list.table} aria-label={words.table}>
        <thead>
          <tr>
            {columns.map(name => (
              <th
                key={name}
                scope="col"
                className={classNames(list.heading, name === 'actions' && list.atEnd)}
              >
                {words.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rows}>
          {customers.map(customer => (
            <tr key={customer.id} className={list.row} data-customer={customer.id} tabIndex={-1}>
              <td className={classNames(list.data, list.roomy)}>
                {customer.username ?? <span className={list.quiet}>{words.noAccount}</span>}
              </td>
              <th scope="row" className={classNames(list.data, list.fullName)}>
                {personName(customer)}
              </th>
              <td className={classNames(list.data, list.address)}>
                {customer.email ? <Email address={customer.email} /> : words.missing}
              </td>
              <td className={classNames(list.data, list.unbroken)}>
                {customer.phone ? <PhoneNumber number={customer.phone} /> : words.missing}
              </td>
              <td className={list.data}>
                <Actions customer={customer} onOpen={onOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where it must break, it does so before its place. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Actions({ customer, onOpen }: { customer: Customer; onOpen: OnOpen }) {
  const name = personName(customer);
  return (
    <div className={classNames(list.actions, list.tight)}>
      <Button
        variant="ghost"
        size="s"
        aria-label={words.cardOf(name)}
        onClick={() => onOpen(customer, 'look')}
      >
        {words.card}
      </Button>
      <Button
        variant="ghost"
        size="s"
        aria-label={words.edit.openFor(name)}
        onClick={() => onOpen(customer, 'edit')}
      >
        {words.edit.open}
      </Button>
    </div>
  );
}
