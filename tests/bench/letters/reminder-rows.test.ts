import { expect, test } from 'vitest';
import { type Measured, reminderRows } from './reminder-rows.ts';

const few: Measured = { p99: 19, reference: 19, before: 210, most: 240, seconds: 30 };

test.each([
  ['as much as a thousand do', 30, []],
  ['2 kB more for each', 48, [expect.stringContaining('add beyond 1,000, 128 MB heap, SQLite')]],
])('reminders of which ten thousand add %s', (_, added, missed) => {
  const rows = reminderRows('SQLite', few, { ...few, before: 215, most: 215 + added });
  expect(rows.filter(row => row.missed !== undefined).map(({ what }) => what)).toEqual(missed);
});
