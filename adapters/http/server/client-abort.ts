/**
 * Whether an error only says that the client disconnected or did not speak HTTP: what node:http throws while it reads a
 * request's body or writes an answer that is not read any more.
 */
export const isClientAbort = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(HPE_\w+|ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|EPIPE)$/.test(error.code);
