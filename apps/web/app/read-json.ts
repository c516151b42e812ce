/** An answer that is not a success: 'status: body text', as every failure of a call reads. */
export class FailedCall extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** Sends a call with the session's cookie and reads its JSON; an empty answer is null. */
export async function readJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, { credentials: 'include', ...init });
  const text = await answer.text();
  if (!answer.ok) throw new FailedCall(answer.status, text || answer.statusText);
  return (text ? JSON.parse(text) : null) as T;
}
