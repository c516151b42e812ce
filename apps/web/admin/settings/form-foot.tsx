import { settings as words } from '../../texts/admin/settings/settings.ts';
import { controls } from '../../texts/controls.ts';
import { Button } from '../../ui/button/button.tsx';

type FormFootProps = { formId: string; save: string; busy: boolean; onCancel: () => void };

/** Below a dialog's form, whose fields scroll by themselves. */
export function FormFoot({ formId, save, busy, onCancel }: FormFootProps) {
  return (
    <>
      <Button variant="ghost" disabled={busy} onClick={onCancel}>
        {controls.cancel}
      </Button>
      <Button type="submit" form={formId} loading={busy} loadingLabel={words.saving}>
        {save}
      </Button>
    </>
  );
}
