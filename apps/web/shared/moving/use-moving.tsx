import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { PendingLine } from '../../ui/loading/pending-line.tsx';
import type { Appointment } from '../appointments/appointment.ts';
import { useShop } from '../shop/shop-data.ts';
import type { MovedProps } from './move-dialog.tsx';

/** Opens a dialog that moves an appointment, and that dialog, whose code may come when it is wanted. */
export function useMoving(
  Moving: ComponentType<MovedProps>,
  otherwiseFocus: MovedProps['otherwiseFocus'],
): [move: (appointment: Appointment) => void, dialog: ReactNode] {
  const { data: shop } = useShop();
  const [moved, move] = useState<Appointment | null>(null);
  const dialog = moved && shop && (
    <Suspense fallback={<PendingLine />}>
      <Moving appointment={moved} onClose={() => move(null)} {...{ shop, otherwiseFocus }} />
    </Suspense>
  );
  return [move, dialog];
}
