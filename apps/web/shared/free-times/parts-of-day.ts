/** From one o'clock on it is the afternoon. */
const afternoon = '13:00';

export function partsOfDay(starts: readonly string[]) {
  return {
    morning: starts.filter(time => time < afternoon),
    afternoon: starts.filter(time => time >= afternoon),
  };
}
