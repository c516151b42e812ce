import { useSearchParams } from 'react-router-dom';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { adminAppointments as words } from '../../texts/admin/appointments.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { appointments } from '../../texts/appointments.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { BareSelect } from '../../ui/field/select.tsx';
import { useAppointmentPages } from '../shared/appointment-pages.ts';
import * as list from '../shared/list.css.ts';
import { QueryList } from '../shared/query-list.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { type Stylist, stylistOption, useStylistsWithFormer } from '../shared/stylists.ts';
import { useSearchParam } from '../shared/use-search-param.ts';
import { AppointmentRows } from './appointment-rows.tsx';
import * as css from './appointments-tab.css.ts';

/** All appointments, newest first; both filters are kept in the address. */
export default function AppointmentsTab() {
  const [search, box] = useSearchParam('cerca-appuntamenti');
  const { data: stylists = [], isPending } = useStylistsWithFormer();
  const [named, choose] = useStylistInAddress();
  // An unknown stylist in the address filters nothing: the select shows 'Tutti', and so does the list.
  const stylistId = isPending || stylists.some(({ id }) => id === named) ? named : undefined;
  const shop = useShop();
  const pages = useAppointmentPages({ search, stylistId });
  return (
    <>
      <div className={list.tools}>
        <SearchBox label={words.search} {...box} />
        <StylistFilter stylists={stylists} value={stylistId} onChange={choose} />
      </div>
      <Found pages={pages} zone={shop.data?.zone} ofStylist={stylistId !== undefined} />
    </>
  );
}

/** Not the calendar's parameter, which is another choice. */
const parameter = 'con';

function useStylistInAddress() {
  const [inAddress] = useSearchParams();
  const change = useSetSearchParams();
  const id = Number(inAddress.get(parameter));
  const choose = (value: string) => change({ [parameter]: value });
  return [Number.isSafeInteger(id) && id > 0 ? id : undefined, choose] as const;
}

type StylistFilterProps = {
  stylists: readonly Stylist[];
  value: number | undefined;
  onChange: (value: string) => void;
};

function StylistFilter({ stylists, value, onChange }: StylistFilterProps) {
  return (
    <div className={css.stylist}>
      <BareSelect
        aria-label={admin.stylist}
        value={value ?? ''}
        options={[{ value: '', label: words.everybody }, ...stylists.map(stylistOption)]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

type FoundProps = {
  pages: ReturnType<typeof useAppointmentPages>;
  zone: string | undefined;
  ofStylist: boolean;
};

function Found({ pages, zone, ofStylist }: FoundProps) {
  const shown = pages.data?.pages.flatMap(({ items }) => items);
  const none = ofStylist ? words.noneOfStylist : words.none;
  return (
    <QueryList query={pages} words={appointments}>
      {shown && zone && (
        <>
          <p className={list.count} role="status">
            {words.count(pages.data?.pages[0]?.total ?? 0)}
          </p>
          {shown.length > 0 ? (
            <AppointmentRows pages={pages} shown={shown} zone={zone} />
          ) : (
            <EmptyState title={none} />
          )}
        </>
      )}
    </QueryList>
  );
}
