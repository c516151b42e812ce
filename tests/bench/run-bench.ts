import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { benchBookings } from './bookings-http.ts';
import { benchStatistics } from './figures/statistics.ts';
import { benchFreeSlots } from './free-slots.ts';
import { measureFullDashboard } from './full-dashboard.ts';
import { measureInBrowser } from './in-browser.ts';
import { benchDueReminders } from './letters/due-reminders.ts';
import { benchLetters } from './letters-http.ts';
import { benchLogins } from './logins.ts';
import { benchManyAppointments } from './many-appointments.ts';
import { measureProcess } from './process-figures.ts';
import { measureWeights } from './route-weights.ts';
import type { Row } from './row.ts';
import { benchTimeslots } from './timeslots-http.ts';

/** Every figure beside its reference in the same run, printed and written to docs/benchmarks.md. */
const rows: Row[] = [];
const all = [
  ...[benchFreeSlots, benchTimeslots, benchBookings, benchLetters],
  ...[benchDueReminders, benchManyAppointments, benchStatistics],
  ...[benchLogins, measureProcess, measureWeights, measureInBrowser, measureFullDashboard],
];
for (const measure of all) {
  const measured = await measure();
  for (const { what, measured: figure } of measured) process.stdout.write(`${what}: ${figure}\n`);
  rows.push(...measured);
}

function ratio({ ratio, spread }: Row): string {
  if (ratio === undefined) return '–';
  const ends = spread?.map(end => end.toFixed(2)).join('–');
  return ends === undefined ? ratio.toFixed(2) : `${ratio.toFixed(2)} (${ends})`;
}
const table = [
  '| what | measured | ratio | goal |',
  '|---|---|---|---|',
  ...rows.map(row => `| ${row.what} | ${row.measured} | ${ratio(row)} | ${row.goal} |`),
].join('\n');

/** How much of what each goal allows is used up; drawn by whoever shows the page. */
const judged = rows.filter(row => row.used !== undefined);
const numbered = judged.map((row, index) => `${index + 1}. ${row.what}`).join('\n');
const chart = [
  '```mermaid',
  'xychart-beta',
  'title "Used up of what the goal allows, in percent: above the line it is missed"',
  `x-axis [${judged.map((_, index) => index + 1).join(', ')}]`,
  'y-axis "percent" 0 --> 200',
  `bar [${judged.map(({ used = 0 }) => Math.round(used * 100)).join(', ')}]`,
  `line [${judged.map(() => 100).join(', ')}]`,
  '```',
].join('\n');

const missed = rows.filter(row => row.missed !== undefined).map(row => `- ${row.what}: ${row.missed}.`);
const words = missed.length === 0 ? 'Every goal is reached.' : `Missed, and why:\n\n${missed.join('\n')}`;

const today = new SystemClock().now().toString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
const page = `# Benchmarks

Written by \`npm run bench\`. Machines differ: what counts is the ratio to the reference of the same run, the median of its rounds (from the least to the most).

${today}, ${machine}

${table}

${words}

## Chart

${chart}

${numbered}
`;
process.stdout.write(`${table}\n`);
await writeFile(join(import.meta.dirname, '../../docs/benchmarks.md'), page);
