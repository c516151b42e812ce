import { outside as words } from '../../../texts/admin/outside.ts';
import { Button } from '../../../ui/button/button.tsx';
import { WakingButton } from '../../../ui/button/waking-button.tsx';

type AffectedFootProps = {
  back: string;
  save: string;
  busy: boolean;
  onBack: () => void;
  onSave: () => void;
};

/** Back to what is typed, or on. It saves with the ordinary button: nothing is lost. */
export function AffectedFoot({ back, save, busy, onBack, onSave }: AffectedFootProps) {
  return (
    <>
      <Button variant="ghost" disabled={busy} onClick={onBack}>
        {back}
      </Button>
      <WakingButton loading={busy} loadingLabel={words.saving} onClick={onSave}>
        {save}
      </WakingButton>
    </>
  );
}
