import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { measureFirstPage } from './first-page-weight.ts';
import { benchFreeSlots } from './free-slots.ts';
import type { Row } from './row.ts';
import { benchTimeslots } from './timeslots-http.ts';

/** Every figure beside its reference in the same run, printed and written to docs/benchmarks.md. */
const rows: Row[] = [];
for (const measure of [benchFreeSlots, benchTimeslots, measureFirstPage]) rows.push(...(await measure()));

const ratio = (row: Row): string => (row.ratio === undefined ? '–' : row.ratio.toFixed(2));
const table = [
  '| what | measured | ratio | goal |',
  '|---|---|---|---|',
  ...rows.map(row => `| ${row.what} | ${row.measured} | ${ratio(row)} | ${row.goal} |`),
].join('\n');

const today = new SystemClock().now().toString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
const page = `# Benchmarks

Written by \`npm run bench\`. Machines differ: what counts is the ratio to the reference of the same run.

${today}, ${machine}

${table}
`;
process.stdout.write(`${table}\n`);
await writeFile(join(import.meta.dirname, '../../docs/benchmarks.md'), page);
