/** Whether an error says that a file found no space: what node:fs throws on a full disk, over a quota or a limit. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^E(NOSPC|DQUOT|FBIG)$/.test(error.code);
