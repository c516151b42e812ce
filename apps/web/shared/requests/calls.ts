import { createClient } from '../../../../adapters/http/client/client.ts';
import { CLOCK_HEADER } from '../../../../adapters/http/contract/clock.ts';

/** How far the shop's clock is ahead of this computer's, by the server's last answer. */
let aheadMs = 0;

/** What time it is for the shop; until the server has answered, for this computer. */
export const shopTime = () => new Date(Date.now() + aheadMs);

/** Makes the calls of the contract to the server this page came from. */
export const call = createClient(async (...request) => {
  const asked = Date.now();
  const response = await fetch(...request);
  const told = Number(response.headers.get(CLOCK_HEADER));
  // The server answered between the request and now; the delay, or a sleeping phone, is unknown.
  if (told) aheadMs = Math.min(Math.max(aheadMs, told - Date.now()), told - asked);
  return response;
});
