/**
 * `npm run test:properties -- --runs N --seed S --path P`, and whatever Vitest itself accepts (a file, `-t title`). A title
 * may be given as it was printed: the seed behind it is none of its words.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';

const ours = ['runs', 'seed', 'path'];
const { values, tokens } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const argv = process.argv.slice(2);
const taken = new Set(
  tokens.flatMap(token =>
    token.kind === 'option' && ours.includes(token.name)
      ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
      : [],
  ),
);
for (const name of ours) {
  const value = values[name];
  if (value === undefined) continue;
  if (typeof value !== 'string' || !/^-?[\d:]+$/.test(value)) {
    process.stderr.write(`--${name} needs a number\n`);
    process.exit(1);
  }
  process.env[`FC_${name.toUpperCase()}`] = value;
}
const rest = argv
  .filter((_, index) => !taken.has(index))
  .map(arg => arg.replace(/ \(with seed=-?\d+\)$/, ''));
const vitest = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'properties', ...rest],
  {
    stdio: 'inherit',
  },
);
process.exit(vitest.status ?? 1);
