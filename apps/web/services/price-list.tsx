import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { groupsOf } from '../shared/services/service-categories.ts';
import { ServiceGrid } from '../shared/services/service-grid.tsx';
import type { Service } from '../shared/shop/shop-data.ts';
import { services as words } from '../texts/services.ts';
import { Tabs } from '../ui/tabs/tabs.tsx';

const everything = 'tutti';

/** Everything, or one category at a time where there is more than one to choose from. */
export function PriceList({ services }: { services: readonly Service[] }) {
  const groups = groupsOf(services);
  const [tab, openTab] = useTabParam([everything, ...groups.map(({ name }) => name)], 'categoria');
  const all = <ServiceGrid services={services} headingLevel="h2" />;
  if (groups.length < 2) return all;
  const tabs = groups.map(({ name, label, services: some }) => ({
    value: name,
    label,
    content: <ServiceGrid services={some} headingLevel="h2" />,
  }));
  return (
    <Tabs
      label={words.tabs}
      tabs={[{ value: everything, label: words.all, content: all }, ...tabs]}
      value={tab}
      onChange={openTab}
    />
  );
}
