import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { adminCustomers } from '../../../texts/admin/customers.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { useUnsaved } from '../../unsaved.ts';
import * as css from './staff-notes.css.ts';
import { useStaffNotes } from './use-staff-notes.ts';

const words = adminCustomers.notes;

/** What the shop remembers of somebody, saved where it stands. */
export function StaffNotes({ id, stored }: { id: number; stored: string | null }) {
  const notes = useStaffNotes(id, stored);
  const area = useRef<HTMLTextAreaElement>(null);
  useUnsaved(notes.changed);
  // The buttons go when nothing is left to save: whoever pressed one is not to begin at the top.
  const then = (act: () => void) => () => {
    area.current?.focus();
    act();
  };
  return (
    <div className={css.notes}>
      <TextArea
        ref={area}
        label={
          <span className={css.label}>
            <span className={css.title}>{words.title}</span>
            <span className={css.readers}>
              <Lock size={15} aria-hidden="true" />
              {words.readers}
            </span>
          </span>
        }
        error={notes.error}
        rows={4}
        value={notes.text}
        onChange={({ target }) => notes.type(target.value)}
      />
      {notes.changed && notes.meanwhile !== undefined && (
        <Alert tone="info" title={words.meanwhile}>
          <p className={css.theirs}>{notes.meanwhile ?? words.none}</p>
          <p>{words.saveOver}</p>
        </Alert>
      )}
      {(notes.changed || notes.busy) && (
        <div className={css.foot}>
          <Button variant="ghost" size="s" disabled={notes.busy} onClick={then(notes.reset)}>
            {words.back}
          </Button>
          <Button size="s" loading={notes.busy} onClick={then(notes.save)}>
            {words.save}
          </Button>
        </div>
      )}
    </div>
  );
}
