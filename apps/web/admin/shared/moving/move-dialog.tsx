import { MoveDialog, type MovedProps } from '../../../shared/moving/move-dialog.tsx';
import { MoveForm } from './move-form.tsx';

export default function StaffMoveDialog(props: MovedProps) {
  return <MoveDialog {...props} form={MoveForm} />;
}
