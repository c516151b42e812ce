import { isView, type Place } from './calendar-place.ts';

type Remembered = Partial<Pick<Place, 'view' | 'stylistId'>>;

const name = 'salone.calendario';

/** The browser may refuse storage: then nothing is remembered, and the calendar opens as for the first time. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

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
