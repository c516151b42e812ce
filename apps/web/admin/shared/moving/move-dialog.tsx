import { MoveDialog, type MovedProps } from '../../../shared/moving/move-dialog.tsx';
import { beyond } from '../../../texts/admin/beyond.ts';
import { MoveForm } from './move-form.tsx';

export default function StaffMoveDialog(props: MovedProps) {
  return <MoveDialog {...props} form={MoveForm} anyway={beyond.moveAnyway} />;
}
