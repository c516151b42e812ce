/** Only codes are logged: mail servers repeat addresses and text in their messages. */
export function reasonOf(error: unknown): { readonly code?: unknown; readonly answer?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { answer: error.responseCode }),
  };
}

/** The server will never take it: no such mailbox, or not this text. What it says earlier concerns the shop's own access. */
export const isFinal = (error: unknown): boolean =>
  answerOf(error) >= 500 && ['RCPT TO', 'DATA'].includes(String((error as { command?: unknown }).command));

/** Nobody knows whether it was taken: its text was on its way, and no answer came. */
export const isInDoubt = (error: unknown): boolean =>
  answerOf(error) === 0 && error instanceof Error && 'wasBegun' in error && error.wasBegun === true;

/** nodemailer names the step only where the server answers; a connection that ends is always its 'CONN'. */
export const withBegun = (error: unknown, wasBegun: boolean): unknown =>
  error instanceof Error ? Object.assign(error, { wasBegun }) : error;

const answerOf = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) || 0 : 0;
