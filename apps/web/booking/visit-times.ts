type Slot = { readonly time: string; readonly isAvailable: boolean };

/** From one o'clock on it is the afternoon. */
const afternoon = '13:00';

/** The times a visit can start at, HH:mm, ascending. */
export function startsIn(slots: readonly Slot[]): readonly string[] {
  return slots.filter(slot => slot.isAvailable).map(slot => slot.time);
}

export function partsOfDay(starts: readonly string[]) {
  return {
    morning: starts.filter(time => time < afternoon),
    afternoon: starts.filter(time => time >= afternoon),
  };
}

/** When a visit of some minutes is over, on the same day, HH:mm. */
export function endOf(start: string, minutes: number): string {
  const [hours = 0, minute = 0] = start.split(':').map(Number);
  const end = hours * 60 + minute + minutes;
  return [Math.floor(end / 60), end % 60].map(part => String(part).padStart(2, '0')).join(':');
}
