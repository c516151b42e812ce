import { quietly } from '../../shared/session/quietly.ts';
import { isView, type Place } from './calendar-place.ts';

type Remembered = Partial<Pick<Place, 'view' | 'stylistId'>>;

const name = 'salone.calendario';

/** Whose calendar this browser showed last, and in which view. What was stored may be anything. */
export function rememberedPlace(): Remembered {
  const stored = quietly(() => JSON.parse(localStorage.getItem(name) ?? '{}') as unknown);
  if (typeof stored !== 'object' || stored === null) return {};
  const { view, stylistId } = stored as Record<string, unknown>;
  return {
    ...(isView(view) && { view }),
    ...(typeof stylistId === 'number' && Number.isSafeInteger(stylistId) && { stylistId }),
  };
}

export function rememberPlace(chosen: Remembered): void {
  quietly(() => localStorage.setItem(name, JSON.stringify({ ...rememberedPlace(), ...chosen })));
}
