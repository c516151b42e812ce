/**
 * The least code that turns busy quarters into `HH:mm` starts: the yardstick for the real engine. Hand-written for the
 * shop's Tuesday, without names, checks or other days.
 */
const LUNCH = 0xf << 18;
const TIMES = Array.from({ length: 46 }, (_, index) => {
  const minute = 510 + index * 15;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
});

/** `busy`: the quarter-hours taken, 0 to 45. `need`: quarters of the visit, 1 to 31. */
export function startsByBitMask(busy: readonly number[], need: number): string[] {
  let low = ~LUNCH;
  let high = (1 << 14) - 1;
  for (const quarter of busy) {
    if (quarter < 32) low &= ~(1 << quarter);
    else high &= ~(1 << (quarter - 32));
  }
  for (let step = 1; step < need; step += 1) {
    const nextLow = low & ((low >>> 1) | (high << 31));
    high &= high >>> 1;
    low = nextLow;
  }
  const starts: string[] = [];
  for (let word = low; word !== 0; word &= word - 1)
    starts.push(TIMES[31 - Math.clz32(word & -word)] as string);
  for (let word = high; word !== 0; word &= word - 1)
    starts.push(TIMES[63 - Math.clz32(word & -word)] as string);
  return starts;
}
