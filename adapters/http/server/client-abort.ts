/**
 * Whether an error says no more than that the visitor left in the middle of it, or spoke something other than HTTP: what
 * node:http throws out of a request's body and out of an answer that nobody takes any more.
 */
export const isClientAbort = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(HPE_\w+|ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|EPIPE)$/.test(error.code);
