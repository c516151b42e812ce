import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type CommitMode,
  query,
  type Transaction,
  type TransactionResult,
} from '../../adapters/mikro-orm/engine/sql-database.ts';
import { SqliteDatabase } from '../../adapters/mikro-orm/engine/sqlite-database.ts';

let folder: string;
let file: InstanceType<typeof Database>;
let db: SqliteDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-commit-'));
  file = new Database(join(folder, 'commit.sqlite'));
  // What a child names is looked for at the commit alone, so that a commit can be made to fail.
  file.exec(`pragma foreign_keys = on;
    create table parents (id integer primary key) strict;
    create table children (
      id integer primary key,
      parent integer not null references parents (id) deferrable initially deferred
    ) strict;
    insert into parents values (1);`);
  db = new SqliteDatabase(file);
});
afterEach(async () => {
  file.close();
  await rm(folder, { recursive: true });
});

const add = (parent: number) =>
  db.transaction(function* (): Transaction<TransactionResult<string>> {
    yield* query('insert into children (parent) values (?)', parent);
    return { commit: true, value: 'stored' };
  });
const stored = () => db.rows<{ parent: number }>('select parent from children');

test('when the commit that several changes share fails, each of them hears of it and none is kept', async () => {
  const ended = await Promise.allSettled([add(1), add(4_711), add(1)]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await stored()).toEqual([]);
});

test('what comes after a commit that failed is stored', async () => {
  await Promise.allSettled([add(4_711)]);
  expect(await add(1)).toBe('stored');
  expect(await stored()).toEqual([{ parent: 1 }]);
});

/** 2: full, 1: normal. */
const settingWithin = (mode?: CommitMode) =>
  db.transaction(function* (): Transaction<TransactionResult<unknown>> {
    yield* query('insert into children (parent) values (?)', 1);
    return { commit: true, value: file.pragma('synchronous', { simple: true }) };
  }, mode);

test('a commit waits for the disk as soon as one of those who share it has to', async () => {
  expect(await settingWithin()).toBe(2);
  expect(await settingWithin('asynchronous')).toBe(1);
  expect(await Promise.all([settingWithin('asynchronous'), settingWithin()])).toEqual([2, 2]);
  expect(await settingWithin('asynchronous')).toBe(1);
  expect(await settingWithin()).toBe(2);
});

test('a change that may be lost and fails takes nothing of those who share its commit, which waits for the disk', async () => {
  const failing = db.transaction(function* (): Transaction<TransactionResult<undefined>> {
    yield* query('insert into children (parent) values (?)', 1);
    yield* query('insert into parents values (1)');
    return { commit: true, value: undefined };
  }, 'asynchronous');
  const ended = await Promise.allSettled([failing, settingWithin()]);
  expect(ended).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 2 }]);
  expect(await stored()).toEqual([{ parent: 1 }]);
});
