import { useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { adminStylists } from '../../texts/admin/stylists.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import type { Stylist } from '../shared/stylists.ts';

const words = adminStylists.remove;

type RemoveDialogProps = {
  stylist: Stylist;
  busy: boolean;
  onConfirm: (removal: { stylist: Stylist; revokeAdmin: boolean }) => void;
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

/** Says what stays, and asks whether the rights go too. */
export function RemoveDialog({ stylist, onConfirm, onClose, ...rest }: RemoveDialogProps) {
  const [revokeAdmin, setRevokeAdmin] = useState(true);
  const { user } = useSession();
  return (
    <ConfirmDialog
      {...rest}
      open
      onOpenChange={onClose}
      title={words.question(stylist.displayName)}
      description={
        <>
          <p>{words.consequence}</p>
          <p>{words.stay(stylist.futureAppointments ?? 0)}</p>
        </>
      }
      confirmLabel={words.button}
      onConfirm={() => onConfirm({ stylist, revokeAdmin: revokeAdmin && stylist.isAdmin === true })}
      danger
    >
      {stylist.isAdmin && (
        <Checkbox checked={revokeAdmin} onChange={({ target }) => setRevokeAdmin(target.checked)}>
          {words.revoke}
        </Checkbox>
      )}
      <p role="status">{stylist.id === user?.id && revokeAdmin && words.ownAccess}</p>
    </ConfirmDialog>
  );
}
