import { useState } from 'react';
import { calendarsTab } from '../../../texts/admin/settings/calendars.ts';
import { controls } from '../../../texts/controls.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { SecretLink } from '../../shared/secret-link/secret-link.tsx';
import { type Stylist, stylistOption } from '../../shared/stylists.ts';
import * as css from '../settings-page.css.ts';
import { useAddFeed } from './feeds.ts';

const words = calendarsTab.dialog;
const everybody = { value: 'salone', label: calendarsTab.everybody };

/** Whose appointments, and then the address, which is shown this once. */
export default function FeedDialog({
  stylists,
  onClose,
}: {
  stylists: readonly Stylist[];
  onClose: () => void;
}) {
  const [chosen, choose] = useState<string>(everybody.value);
  const { made, busy, add } = useAddFeed();
  if (made) {
    const subscription = made.url.replace(/^https?:/, 'webcal:');
    return (
      <Dialog open onOpenChange={onClose} title={words.ready}>
        <SecretLink
          {...{ url: made.url, scanned: subscription, onClose }}
          lead={words.scan}
          codeLabel={words.code}
          note={words.once}
        >
          <a href={subscription}>{words.open}</a>
        </SecretLink>
      </Dialog>
    );
  }
  const stylistId = chosen === everybody.value ? null : Number(chosen);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {controls.cancel}
          </Button>
          <Button loading={busy} onClick={() => void add(stylistId)}>
            {words.create}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Select
          label={words.whose}
          value={chosen}
          options={[everybody, ...stylists.map(stylistOption)]}
          onChange={({ target }) => choose(target.value)}
        />
        <Alert tone="info">{words.warning}</Alert>
      </div>
    </Dialog>
  );
}
