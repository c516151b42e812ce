import { MoveDialog, type MovedProps } from '../../../shared/moving/move-dialog.tsx';
import { override } from '../../../texts/admin/override.ts';
import { readerOf, useLetterTick } from '../letters/use-letter-tick.tsx';
import { MoveForm } from './move-form.tsx';

export default function StaffMoveDialog(props: MovedProps) {
  const told = useLetterTick('moved', readerOf(props.appointment));
  return <MoveDialog {...props} form={MoveForm} anyway={override.moveAnyway} told={told} />;
}
