import { expect, test } from 'vitest';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import {
  type CommitMode,
  query,
  type Transaction,
  type TransactionResult,
} from '../../adapters/mikro-orm/engine/sql-database.ts';
import { freshDatabase } from '../setup/postgres.ts';

test('PostgreSQL waits for the disk, except in a transaction that may be lost', async () => {
  const { sql, close } = await connect(await freshDatabase());
  const settingWithin = (mode?: CommitMode) =>
    sql.transaction(function* (): Transaction<TransactionResult<unknown>> {
      const [row] = yield* query('show synchronous_commit');
      return { commit: true, value: row };
    }, mode);
  expect(await settingWithin()).toEqual({ synchronous_commit: 'on' });
  expect(await settingWithin('asynchronous')).toEqual({ synchronous_commit: 'off' });
  expect(await settingWithin()).toEqual({ synchronous_commit: 'on' });
  await close();
});
