import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../delivered.ts';
import { runProgramToEnd } from '../processes.ts';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly dev?: boolean; readonly devOptional?: boolean }>
  >;
}

const nameOf = ([path, { version }]: [string, Lock['packages'][string]]): string =>
  `${path.split('node_modules/').at(-1)} ${version}`;

/** Either alone makes npm forget packages that run. */
const production = { NODE_ENV: 'production', npm_config_omit: 'dev' };

test('the bill of materials is a file that git leaves alone, of the packages that run and no other', async () => {
  const command = ['npm', 'run', '--silent', 'sbom'];
  const { code, out } = await runProgramToEnd({ command, folder: root }, production);
  const written = await readFile(new URL('sbom.json', root), 'utf8');
  expect([code, out]).toEqual([0, written]);
  const { bomFormat, components } = JSON.parse(written) as Bill;
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  const { packages } = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as Lock;
  const installed = Object.entries(packages).filter(([path]) => path && existsSync(new URL(path, root)));
  const running = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(nameOf);
  expect(running.length).toBeGreaterThan(300);
  expect(running.filter(one => !listed.has(one))).toEqual([]);
  const others = installed.filter(([, { dev }]) => dev).map(nameOf);
  expect(others.filter(one => listed.has(one) && !running.includes(one))).toEqual([]);
  expect((await readFile(new URL('.gitignore', root), 'utf8')).split('\n')).toContain('/sbom.json');
});

test('a bill of materials that cannot be written is printed, and the reason said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-sbom-'));
  await writeFile(join(folder, 'package.json'), '{ "name": "small", "version": "1.0.0" }');
  await mkdir(join(folder, 'sbom.json'));
  const command = [process.execPath, resolve('apps/server/cli/write-sbom.ts')];
  const { code, out, err } = await runProgramToEnd({ command, folder }, {});
  expect(code).toBe(1);
  expect((JSON.parse(out) as Bill).bomFormat).toBe('CycloneDX');
  expect(err).toMatch(/^sbom\.json non si può scrivere: è una cartella \(.+\)\n$/);
  await rm(folder, { recursive: true });
});

test('an npm that cannot list the packages is told in a sentence, and nothing is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-sbom-'));
  await writeFile(join(folder, 'package.json'), '{');
  const command = [process.execPath, resolve('apps/server/cli/write-sbom.ts')];
  const { code, out, err } = await runProgramToEnd({ command, folder }, {});
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^npm non sa scrivere l’elenco dei pacchetti \(.+\): [^\n]+\n$/);
  expect(existsSync(join(folder, 'sbom.json'))).toBe(false);
  await rm(folder, { recursive: true });
});
