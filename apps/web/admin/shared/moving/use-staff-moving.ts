import { useMoving } from '../../../shared/moving/use-moving.tsx';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';

const MoveDialog = lazyWithBoundary(() => import('./move-dialog.tsx'));

/** Opens the dialog in which an administrator moves an appointment, and that dialog. */
export const useStaffMoving = (otherwiseFocus: () => HTMLElement | null) =>
  useMoving(MoveDialog, otherwiseFocus);
