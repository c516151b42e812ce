import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SqliteChanges } from '../../adapters/mikro-orm/change-feed/sqlite-changes.ts';
import { isDatabaseAway, isDatabaseFull, openDatabase } from '../../adapters/mikro-orm/database.ts';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import { allMigrations } from '../../adapters/mikro-orm/migrations/all-migrations.ts';
import { plainTimes } from '../../core/calendar/pattern.ts';
import type { News } from '../../core/ports/changes.ts';
import { refuse } from '../../core/problem.ts';
import { ask } from '../setup/ask-database.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { cuttableLine } from './cuttable-line.ts';

async function freshFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-opening-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return `sqlite:${join(folder, 'a folder/salone.sqlite')}`;
}

describe.each([
  ['SQLite', freshFile],
  ['PostgreSQL', freshDatabase],
])('opening %s', (_engine, fresh) => {
  test('by several at the same moment prepares it once, and all can work', async () => {
    const url = await fresh();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(url)));
    await Promise.all(opened.map(database => database.ping()));
    const { sql, close } = await connect(url);
    const names = allMigrations.map(({ name }) => ({ name }));
    expect(await sql.rows('select name from mikro_orm_migrations order by name')).toEqual(names);
    await Promise.all([close(), ...opened.map(database => database.close())]);
  });

  test('again keeps what is there', async () => {
    const url = await fresh();
    const first = await openDatabase(url);
    const { id } = await first.services.add({
      ...plainTimes,
      ...{
        name: 'Taglio',
        description: null,
        price: 1_800,
        duration: 30,
        imageUrl: null,
        category: 'Capelli',
      },
    });
    await first.close();
    const second = await openDatabase(url);
    expect(await second.services.find(id)).toMatchObject({ name: 'Taglio' });
    await second.close();
  });

  test('tells demo data from a real shop, also to whoever opens it later', async () => {
    const url = await fresh();
    const database = await openDatabase(url);
    expect(await database.isDemo()).toBe(false);
    await database.markAsDemo();
    await database.markAsDemo();
    const later = await openDatabase(url);
    expect(await later.isDemo()).toBe(true);
    await Promise.all([database.close(), later.close()]);
  });

  test('finds tables with exactly the columns that the table schemas name', async () => {
    const url = await fresh();
    await (await openDatabase(url)).close();
    const { orm, sql, close } = await connect(url);
    const em = orm.fork();
    for (const { tableName, props } of em.getMetadata().getAll().values()) {
      const columns = props.flatMap(({ fieldNames }) => fieldNames);
      await sql.rows(`select ${columns.join(', ')} from ${tableName} where 1 = 0`);
      const table = await em.getConnection().execute<{ name: string }[]>(columnsOf(url, tableName));
      expect(table.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
        columns.toSorted((a, b) => (a < b ? -1 : 1)),
      );
    }
    await close();
  });
});

const mario = {
  ...{ username: 'mario', firstName: null, lastName: null, email: null, phone: null },
  ...{ isAdmin: false, isStylist: false, passwordHash: 'x' },
};

const columnsOf = (url: string, table: string): string =>
  url.startsWith('sqlite:')
    ? `select name from pragma_table_info('${table}')`
    : `select column_name as name from information_schema.columns where table_name = '${table}'`;

describe('a database address', () => {
  test.each(['', 'mysql://localhost/salone', 'salone.sqlite', 'sqlite:', 'memory:'])(
    'such as "%s" is refused',
    async url => {
      await expect(connect(url)).rejects.toThrow(
        'the database address begins neither with sqlite: nor with postgresql://',
      );
    },
  );
});

test('a file that is no database is let go of again', async () => {
  const path = (await freshFile()).slice('sqlite:'.length);
  await mkdir(dirname(path));
  await writeFile(path, 'no database at all, but long enough to be taken for one '.repeat(20));
  await expect(connect(`sqlite:${path}`)).rejects.toThrow('file is not a database');
  const held = await Promise.all(
    (await readdir('/proc/self/fd')).map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  expect(held.filter(target => target.startsWith(path))).toEqual([]);
});

describe('a database that is away', () => {
  test('is recognised when nobody listens', async () => {
    const error: unknown = await openDatabase('postgresql://salone:salone@127.0.0.1:1/salone').catch(
      (reason: unknown) => reason,
    );
    expect(isDatabaseAway(error)).toBe(true);
  });

  test('is recognised by every port when the line is cut, and used again once it is back', async () => {
    const line = await cuttableLine(await freshDatabase());
    const database = await openDatabase(line.url);
    expect(await database.users.stylists()).toEqual([]);
    await line.cut();
    const calls = [
      () => database.ping(),
      () => database.users.find(1),
      () => database.users.add(mario),
      () => database.agendas.change({ days: [] }, () => refuse({ code: 'slot-taken' })),
    ];
    for (const call of calls) expect(await call().then(() => 'answered', isDatabaseAway)).toBe(true);
    await line.mend();
    expect(await database.users.add(mario)).toMatchObject({ ok: true });
    await database.close();
    await line.cut();
  });

  test('costs listeners a gap, and each later change is told once', async () => {
    const line = await cuttableLine(await freshDatabase());
    const { changes, users, close } = await openDatabase(line.url);
    const news: News[] = [];
    changes.watch(one => news.push(one));
    let people = 0;
    const tell = async (): Promise<number> => {
      const added = await users.add({ ...mario, username: `mario ${(people += 1)}` });
      return added.ok ? added.value.id : 0;
    };
    const heard = (id: number): boolean =>
      news.some(one => one.kind === 'changes' && one.changes.some(change => change.id === id));
    let last = 0;
    // Whoever has just begun to listen may miss the first; of the last that is told nothing must be under way when the line is cut.
    await expect
      .poll(async () => {
        const before = last;
        last = await tell();
        return heard(before);
      })
      .toBe(true);
    await expect.poll(() => heard(last)).toBe(true);
    await line.cut();
    news.length = 0;
    await line.mend();
    await expect.poll(() => news).toEqual([{ kind: 'gap' }]);
    await tell();
    await expect.poll(() => news.length).toBe(2);
    await tell();
    await expect.poll(() => news.length).toBe(3);
    await close();
    await line.cut();
  });

  test('is not what other people’s notifications are: they cost listeners a gap', async () => {
    const url = await freshDatabase();
    const { changes, close } = await openDatabase(url);
    const news: News[] = [];
    changes.watch(one => news.push(one));
    await expect
      .poll(async () => {
        await ask(url, `notify salone_changes, 'nonsense'`);
        return news[0];
      })
      .toEqual({ kind: 'gap' });
    await close();
  });

  test('is an SQLite file that listeners are told of once it can be read again', async () => {
    const url = await freshFile();
    const path = url.slice('sqlite:'.length);
    const changes = new SqliteChanges(path);
    const news: News[] = [];
    const end = changes.watch(one => news.push(one));
    await (await openDatabase(url)).close();
    await expect.poll(() => news).toEqual([{ kind: 'gap' }]);
    end();
  });

  test('is recognised when its server ends the sessions, and used again at once', async () => {
    const url = await freshDatabase();
    const database = await openDatabase(url);
    await database.ping();
    await ask(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const answer = () => database.ping().then(() => 'answers', isDatabaseAway);
    expect(['answers', true]).toContain(await answer());
    await expect.poll(answer).toBe('answers');
    await database.close();
  });

  test.each(['57014', '55000', '55P03', '3D000', '25P03'])(
    'is what PostgreSQL says by %s: closed, gone, or waited for too long',
    code => {
      expect(isDatabaseAway(Object.assign(new Error('as it says'), { code }))).toBe(true);
    },
  );

  test.each([
    ['53100', true],
    ['SQLITE_FULL', true],
    ['SQLITE_IOERR_SHMSIZE', true],
    ['SQLITE_IOERR_READ', false],
    ['53200', false],
  ])('is told from a disk without space by %s: full %s', (code, isFull) => {
    const error = new Error('wrapped', { cause: Object.assign(new Error('as it says'), { code }) });
    expect([isDatabaseAway(error), isDatabaseFull(error)]).toEqual([true, isFull]);
  });

  test('is not what a broken statement or a bug looks like', async () => {
    const { sql, close } = await connect(await freshFile());
    const reason: unknown = await sql.rows('select nonsense').catch((error: unknown) => error);
    expect(isDatabaseAway(reason)).toBe(false);
    expect(isDatabaseAway(new Error('Connection refused by hand'))).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
    const visitorLeft = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    expect(isDatabaseAway(visitorLeft)).toBe(false);
    await close();
  });
});
