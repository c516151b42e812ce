import { stdSerializers } from 'pino';
import { causesOf } from './driver-errors.ts';

/**
 * How an error is logged. Of a database's only kind, code, constraint and where it came from: drivers repeat the values of the
 * rows in their messages, the ORM the whole statement.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = causesOf(error).find(({ code = '' }) => FROM_DATABASE.test(code));
  if (cause === undefined) return stdSerializers.err(error);
  const { code, constraint, table } = cause;
  return { type: error.name, code, constraint, table, stack: framesOf(error) };
}

/** SQLSTATE, and SQLite's codes. */
const FROM_DATABASE = /^([0-9A-Z]{5}|SQLITE_\w+)$/;

/** The stack's lines without its message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n');
