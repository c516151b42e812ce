import { MoveDialog, type MovedProps } from '../../../shared/moving/move-dialog.tsx';
import { beyond } from '../../../texts/admin/beyond.ts';
import { readerOf, useLetterTick } from '../letters/use-letter-tick.tsx';
import { MoveForm } from './move-form.tsx';

export default function StaffMoveDialog(props: MovedProps) {
  const told = useLetterTick('moved', readerOf(props.appointment));
  return <MoveDialog {...props} form={MoveForm} anyway={beyond.moveAnyway} told={told} />;
}
