import { useState } from 'react';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { dataTab as words } from '../../../texts/admin/settings/data.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { cardTitle } from '../../../ui/layout/layout.css.ts';
import { PageSpinner } from '../../../ui/loading/spinner.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import * as page from '../settings-page.css.ts';
import * as css from './data-tab.css.ts';
import { Found } from './found.tsx';
import { useKeeping } from './use-keeping.ts';

const offered = [12, 24, 36, 60, 120];
const usual = 24;

/** Who has not come for long: to look at first, then to erase by a press, or by itself. */
export default function DataTab() {
  const { stored, shown, keep } = useKeeping();
  const [chosen, choose] = useState<number | null>(null);
  if (stored.error && !stored.data) return <ReadFailed what={words.failed} reads={[stored]} />;
  if (shown === undefined) return <PageSpinner />;
  const months = chosen ?? shown ?? usual;
  const options = [...new Set([...offered, months])].toSorted((a, b) => a - b);
  return (
    <Card as="section" aria-labelledby="chi-non-viene">
      <h2 id="chi-non-viene" className={cardTitle}>
        {words.title}
      </h2>
      <p className={page.lead}>{words.lead}</p>
      <div className={css.choice}>
        <Select
          label={words.since}
          value={months}
          options={options.map(value => ({ value, label: words.months(value) }))}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </div>
      <Found key={months} months={months} />
      <label className={css.automatic}>
        <Switch checked={shown === months} onChange={({ target }) => keep(target.checked ? months : null)} />
        <span>{words.automatic(words.months(months))}</span>
      </label>
      <p className={css.quiet} role="status">
        {shown === null ? words.isOff : words.isSet(words.months(shown))}
      </p>
    </Card>
  );
}
