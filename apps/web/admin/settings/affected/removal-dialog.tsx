import { showFailure } from '../../../shared/requests/show-failure.ts';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { outside } from '../../../texts/admin/outside.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { type Toast, toast } from '../../../ui/toast/toast.ts';
import { AffectedAppointments } from '../../shared/affected/affected-appointments.tsx';
import { type AffectedVisit, useTimeTaken } from '../../shared/affected/use-time-taken.ts';

type RemovalDialogProps<Entry> = {
  /** The one in question; null while nothing is asked. */
  entry: Entry | null;
  question: (entry: Entry) => string;
  consequence: (entry: Entry) => string;
  button: string;
  /** What would be left outside without it; left out for what can only give time back. */
  foresee?: (entry: Entry) => Promise<{ readonly appointments: readonly AffectedVisit[] }>;
  remove: (entry: Entry) => Promise<unknown>;
  done: (entry: Entry) => Toast;
  failed: (why: string) => Toast;
  catchUp?: (() => Promise<void>) | undefined;
  onRemoved?: (entry: Entry) => void;
  onClose: () => void;
  otherwiseFocus?: () => HTMLElement | null;
};

const nobody = () => Promise.resolve({ appointments: [] });

/** Asks before something of the timetable is taken back, and once more when that leaves appointments outside. */
export function RemovalDialog<Entry>({ entry, foresee = nobody, ...props }: RemovalDialogProps<Entry>) {
  const zone = useShop().data?.zone ?? 'Europe/Rome';
  const removal = useTimeTaken<Entry>({
    foresee,
    async save(removed) {
      await props.remove(removed);
      return { affected: [] };
    },
    catchUp: props.catchUp,
    onSaved(removed) {
      toast(props.done(removed));
      props.onRemoved?.(removed);
      props.onClose();
    },
    onFailed(error) {
      showFailure(error, props.failed(error.message));
      props.onClose();
    },
  });
  const close = () => {
    removal.back();
    props.onClose();
  };
  const visits = removal.foreseen?.visits;
  const consequence = entry && props.consequence(entry);
  return (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={close}
      title={visits ? outside.title(visits.length) : entry && props.question(entry)}
      // The title then counts the appointments left outside; what is removed is named below it.
      description={entry && visits ? `${props.question(entry)} ${consequence}` : consequence}
      confirmLabel={props.button}
      busy={removal.busy}
      onConfirm={() => (visits ? removal.confirm() : entry && removal.submit(entry))}
      {...(props.otherwiseFocus && { otherwiseFocus: props.otherwiseFocus })}
      danger
    >
      {visits && <AffectedAppointments appointments={visits} zone={zone} />}
    </ConfirmDialog>
  );
}
