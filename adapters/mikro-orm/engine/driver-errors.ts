/** The only place that reads the drivers' errors, whether they come bare or wrapped by the ORM. */

/** The unique key that a write would have broken, as `table.column[,column…]`. */
export function brokenKey(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const { code, message = '', table, detail = '' } = cause;
    if (code === '23505') return `${table}.${/^Key \(([^)]*)\)/.exec(detail)?.[1]?.replaceAll(', ', ',')}`;
    const columns = /UNIQUE constraint failed: (.*)/.exec(message)?.[1]?.split(', ') ?? [];
    const [first = '', ...others] = columns.map(column => column.trim());
    if (first) return [first, ...others.map(column => column.slice(column.indexOf('.') + 1))].join(',');
  }
  return undefined;
}

/** A foreign key refers to no row, or a row that is still referred to was to be deleted. */
export const isBrokenReference = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY');

/** A value of the wrong type, or one that breaks a constraint. */
export const isBadRow = (error: unknown): boolean =>
  error instanceof TypeError ||
  causesOf(error).some(({ code = '' }) => /^(2[23]...|42804|SQLITE_(CONSTRAINT|MISMATCH)\w*)$/.test(code));

/** SQLite: another process is writing just now. */
export const isBusy = (error: unknown): boolean =>
  causesOf(error).some(({ code = '' }) => code.startsWith('SQLITE_BUSY'));

/** Whether the database is unreachable or unable to work: the request itself is not at fault. */
export const isDatabaseAway = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code = '', message = '' }) =>
      (awayCodes.test(code) && message !== VISITOR_LEFT) || awayMessages.test(message),
  );

/** Whether the disk under the database has no space left; of SQLite also for the file that its processes share. */
export const isDatabaseFull = (error: unknown): boolean =>
  causesOf(error).some(({ code = '' }) => /^(53100|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/.test(code));

/** node:http's message for a request that the client aborted; its code is that of a lost connection. */
const VISITOR_LEFT = 'aborted';

/** PostgreSQL: classes 08 and 53, shutdown, missing or locked objects, timeouts. The network. SQLite: locked for too long, unreadable or full. */
const awayCodes =
  /^(08...|53...|57P0[1-5]|57014|55000|55P03|3D000|25P03|E(CONN[A-Z]+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|SQLITE_(BUSY|IOERR|CANTOPEN|FULL)\w*)$/;

/** Errors of the drivers that have no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after|The database connection is not open)/;

interface DriverError {
  readonly code?: string;
  readonly message?: string;
  /** PostgreSQL only. */
  readonly table?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

/** An error and what it wraps. */
export function causesOf(error: unknown): DriverError[] {
  const found: DriverError[] = [];
  for (let next = error; next instanceof Error && found.length < 5; next = next.cause) found.push(next);
  return found;
}
