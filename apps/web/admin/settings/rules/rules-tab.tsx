import { formatDay } from '../../../format/days.ts';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { rulesTab as words } from '../../../texts/admin/settings/rules.ts';
import { PageSpinner } from '../../../ui/loading/spinner.tsx';
import { RulesForm } from './rules-form.tsx';
import { useStoredRules } from './use-rules.ts';

export default function RulesTab() {
  const [rules, shop] = [useStoredRules(), useShop()];
  const failed = [rules, shop].filter(({ error, data }) => error && !data);
  if (failed.length > 0) return <ReadFailed what={words.failed} reads={failed} />;
  if (!rules.data || !shop.data) return <PageSpinner />;
  return <RulesForm stored={rules.data} lastDay={formatDay(shop.data.lastBookableDay, 'date')} />;
}
