/** The door was shut: nobody there to fail. */
export function isTurnedAway(error: unknown): boolean {
  const cause: unknown = error instanceof TypeError ? error.cause : undefined;
  if (!(cause instanceof Error && 'code' in cause)) return false;
  // Or shut while the connection waited in the queue: it was never made, and nothing was asked.
  return cause.code === 'ECONNREFUSED' || ('syscall' in cause && cause.syscall === 'connect');
}
