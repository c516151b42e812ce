/** Whether an error says that a file has found no space: what node:fs throws on a full disk, over a quota or a limit. */
export const diskFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^E(NOSPC|DQUOT|FBIG)$/.test(error.code);
