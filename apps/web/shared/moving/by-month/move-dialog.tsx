import { MoveDialog, type MovedProps } from '../move-dialog.tsx';
import { MoveForm } from './move-form.tsx';

export default function CustomersMoveDialog(props: MovedProps) {
  return <MoveDialog {...props} broad form={MoveForm} />;
}
