import { useState } from 'react';
import { takeCustomers } from '../../../../adapters/http/contract/addresses.ts';
import { addressed } from '../../../../adapters/http/contract/call.ts';
import { adminCustomers as words } from '../../texts/admin/customers.ts';
import { files } from '../../texts/admin/figures/files.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { DownloadList } from '../shared/files/download-list.tsx';
import { latestItem } from '../shared/latest-item.ts';
import * as list from '../shared/list.css.ts';
import { MoreButton } from '../shared/more-button.tsx';
import type { Customer } from '../shared/page-customers.ts';
import { QueryList } from '../shared/query-list.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { useSearchParam } from '../shared/use-search-param.ts';
import { CustomerCounts } from './customer-counts.tsx';
import { CustomerDialog, type Doing } from './customer-dialog.tsx';
import { useCustomerPages } from './customer-pages.ts';
import { CustomerRows, listOf, rowOf, useRows } from './customer-rows.tsx';
import { useLinkedCustomer } from './linked-customer.ts';

/** Everybody but administrators, by full name; the search is kept in the address. */
export default function CustomersTab() {
  const [search, box] = useSearchParam('cerca-clienti');
  const pages = useCustomerPages(search);
  const [pressed, open] = useState<Opened | null>(null);
  const linked = useLinkedCustomer();
  const opened = pressed ?? (linked.customer && { customer: linked.customer, doing: 'look' as const });
  const rows = useRows();
  const first = pages.data?.pages[0];
  const shown = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      {linked.isGone && <Alert tone="info">{words.gone}</Alert>}
      <CustomerCounts counts={first?.counts} />
      <div className={list.tools}>
        <SearchBox label={words.search} {...box} />
      </div>
      <DownloadList path={addressed(takeCustomers).path} query={{ search }} label={files.customers} />
      <QueryList query={pages} words={words}>
        {shown && (
          <>
            <p className={list.count} role="status">
              {search && words.count(first?.total ?? 0)}
            </p>
            {shown.length === 0 && <EmptyState title={search ? words.noneFound : words.none} />}
            {shown.length > 0 && (
              <CustomerRows
                rows={rows}
                customers={shown}
                onOpen={(customer, doing) => open({ customer, doing })}
              />
            )}
            <MoreButton pages={pages} shown={shown.length} rows={rows} />
          </>
        )}
      </QueryList>
      {opened && (
        <CustomerDialog
          customer={latestItem(shown, opened.customer)}
          doing={opened.doing}
          onDo={doing => open({ ...opened, doing })}
          onClose={() => {
            open(null);
            linked.forget();
          }}
          onMerged={customer => open({ customer, doing: 'look' })}
          otherwiseFocus={() => rowOf(rows, opened.customer) ?? listOf(rows)}
        />
      )}
    </>
  );
}

type Opened = { readonly customer: Customer; readonly doing: Doing };
