/** Only codes are logged: mail servers repeat addresses and text in their messages. */
export function reasonOf(error: unknown): { readonly code?: unknown; readonly answer?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { answer: error.responseCode }),
  };
}

/** The server will never take it: no such mailbox. */
export const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
