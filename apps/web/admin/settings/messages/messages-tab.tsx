import { useState } from 'react';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { messagesTab as words } from '../../../texts/admin/settings/messages.ts';
import { letterKinds } from '../../../texts/letters.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { cardTitle } from '../../../ui/layout/layout.css.ts';
import { PageSpinner } from '../../../ui/loading/spinner.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import * as rows from '../rows.css.ts';
import * as page from '../settings-page.css.ts';
import * as css from './messages-tab.css.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { type Kind, type Messages, useMessages } from './use-messages.ts';

const toCustomers = ['booked', 'moved', 'cancelled', 'reminder'] as const;
const toStylists = ['stylist-new', 'stylist-moved', 'stylist-cancelled', 'stylist-tomorrow'] as const;
const offered = [0, 1, 2, 3, 6, 12, 24, 36, 48, 72];

/** Which letters the shop sends, what they say, and when the reminder goes. Stored at once. */
export default function MessagesTab() {
  const { messages, shown, keep } = useMessages();
  const [previewed, preview] = useState<Kind | null>(null);
  if (messages.error && !messages.data) return <ReadFailed what={words.failed} reads={[messages]} />;
  if (!shown) return <PageSpinner />;
  const { kinds, reminderHours } = shown;
  const hours = [...new Set([...offered, reminderHours])].toSorted((a, b) => a - b);
  const part = {
    kinds,
    onPreview: preview,
    onKeep: (now: Messages['kinds']) => keep({ ...shown, kinds: now }),
  };
  return (
    <Card as="section" aria-labelledby="messaggi">
      <h2 id="messaggi" className={cardTitle}>
        {words.title}
      </h2>
      <p className={page.lead}>{words.lead}</p>
      <Part title={words.toCustomers} of={toCustomers} {...part} />
      <div className={css.hours}>
        <Select
          label={words.reminder}
          value={reminderHours}
          options={hours.map(value => ({ value, label: value === 0 ? words.never : words.hours(value) }))}
          onChange={({ target }) => keep({ kinds, reminderHours: Number(target.value) })}
        />
      </div>
      <Part title={words.toStylists} of={toStylists} {...part} />
      {previewed && <PreviewDialog kind={previewed} onClose={() => preview(null)} />}
    </Card>
  );
}

type PartProps = {
  title: string;
  of: readonly Kind[];
  kinds: Messages['kinds'];
  onPreview: (kind: Kind) => void;
  onKeep: (kinds: Messages['kinds']) => void;
};

const Part = ({ title, of, kinds, onPreview, onKeep }: PartProps) => (
  <>
    <h3 className={css.part}>{title}</h3>
    <ul className={rows.list}>
      {of.map(kind => (
        <li key={kind} className={rows.row}>
          <label className={css.kind}>
            <Switch
              checked={kinds[kind]}
              onChange={({ target }) => onKeep({ ...kinds, [kind]: target.checked })}
            />
            <span className={rows.text}>{letterKinds[kind].name}</span>
          </label>
          <Button
            variant="ghost"
            size="s"
            aria-label={words.previewOf(letterKinds[kind].name)}
            onClick={() => onPreview(kind)}
          >
            {words.preview}
          </Button>
        </li>
      ))}
    </ul>
  </>
);
