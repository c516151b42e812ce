import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ask } from './ask-database.ts';
import { containerEngineAnswers } from './container-engine.ts';
import { freshDatabase } from './postgres.ts';

describe('PostgreSQL for tests', () => {
  test('answers a query in a database of its own', async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
    await ask(one, 'create table chair (id int primary key)');
    expect(await ask(one, 'insert into chair values (7) returning id')).toEqual([{ id: 7 }]);
    await expect(ask(other, 'select * from chair')).rejects.toThrow('relation "chair" does not exist');
  });

  test('is at least version 15', async () => {
    const [row] = await ask(await freshDatabase(), 'show server_version_num');
    expect(Number(row?.['server_version_num'])).toBeGreaterThanOrEqual(150_000);
  });

  test('ends with the process that started it, even when that process is killed', async () => {
    const server = fileURLToPath(new URL('postgres-server.ts', import.meta.url));
    const program = `const { startEmbeddedPostgres } = await import(${JSON.stringify(server)});
      console.log((await startEmbeddedPostgres()).url); setInterval(() => {}, 1000);`;
    const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await once(createInterface({ input: run.stdout }), 'line').then(String);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    run.kill('SIGKILL');
    await expect
      .poll(
        () =>
          ask(url, 'select 1').then(
            () => 'answers',
            () => 'gone',
          ),
        { timeout: 10_000 },
      )
      .toBe('gone');
  });
});

describe('a container engine', () => {
  test('is not looked for beyond its socket', async () => {
    expect(await containerEngineAnswers('unix:///nowhere/docker.sock')).toBe(false);
  });

  test('is used when it answers a ping', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'salone-engine-'));
    const socket = join(folder, 'docker.sock');
    const engine = createServer((request, reply) =>
      reply.writeHead(request.url === '/_ping' ? 200 : 404).end(),
    );
    await once(engine.listen(socket), 'listening');
    expect(await containerEngineAnswers(`unix://${socket}`)).toBe(true);
    engine.close();
    await rm(folder, { recursive: true });
  });
});
