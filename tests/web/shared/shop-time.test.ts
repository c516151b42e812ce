import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seeShop } from '../../../adapters/http/contract/addresses.ts';
import { CLOCK_HEADER } from '../../../adapters/http/contract/clock.ts';
import { call, shopTime } from '../../../apps/web/shared/requests/calls.ts';

const noon = Date.parse('2027-01-05T12:00:00Z');
const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now: noon }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A call whose answer says what time it was for the shop, and comes so much later. */
async function askFor(shopAheadMs: number, thereMs: number, backMs: number): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    vi.advanceTimersByTime(thereMs);
    const told = String(Date.now() + shopAheadMs);
    vi.advanceTimersByTime(backMs);
    return new Response('{}', { headers: { [CLOCK_HEADER]: told } });
  });
  await call(seeShop);
}

const ahead = () => shopTime().getTime() - Date.now();

test('the shop’s clock is the server’s, and neither a slow answer nor a phone that slept puts it back', async () => {
  await askFor(90 * minute, 0, 0);
  expect(ahead()).toBe(90 * minute);
  await askFor(90 * minute, 5 * minute, 180 * minute);
  expect(ahead()).toBe(90 * minute);
  await askFor(-30 * minute, minute, minute);
  expect(Math.abs(ahead() + 30 * minute)).toBeLessThanOrEqual(minute);
});
