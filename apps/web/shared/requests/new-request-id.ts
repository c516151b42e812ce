/** Not `randomUUID`, which browsers have on https alone: a shop may serve itself without. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
