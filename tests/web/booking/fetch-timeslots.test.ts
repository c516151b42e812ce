import { describe, expect, test } from 'vitest';
import { createClient, RequestFailed, ServerUnreachable } from '../../../adapters/http/client/client.ts';
import { fetchTimeslots, TimeslotsNotFetched } from '../../../adapters/http/client/fetch-timeslots.ts';

const slotQuery = { date: '2027-01-05', serviceId: 2, duration: 30 };

/** A server that gives one answer, and remembers what it was asked. */
function answering(answer: () => Promise<Response>) {
  const asked: URL[] = [];
  const client = createClient(input => {
    asked.push(new URL(input instanceof Request ? input.url : input, 'http://salone.example'));
    return answer();
  });
  return { asked, client };
}

describe('asking for the times of a day', () => {
  test('names day, service, length and stylist, and a moment that no cache has seen', async () => {
    const slots = [{ id: 1, time: '08:30', isAvailable: true }];
    const { asked, client } = answering(async () => Response.json(slots));
    expect(await fetchTimeslots(client, { ...slotQuery, stylistId: 74 }, 1234)).toEqual(slots);
    expect(asked[0]?.pathname).toBe('/api/timeslots');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      date: '2027-01-05',
      serviceId: '2',
      duration: '30',
      stylistId: '74',
      _t: '1234',
    });
  });

  test('names no stylist where there is no preference', async () => {
    const { asked, client } = answering(async () => Response.json([]));
    await fetchTimeslots(client, { ...slotQuery, stylistId: undefined }, 1);
    expect(asked[0]?.searchParams.has('stylistId')).toBe(false);
  });

  test('for an appointment that is moved asks for its own', async () => {
    const { asked, client } = answering(async () => Response.json([]));
    await fetchTimeslots(client, { ...slotQuery, stylistId: 74, appointmentId: 8 }, 1);
    expect(asked[0]?.pathname).toBe('/api/appointments/8/timeslots');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      ...{ date: '2027-01-05', stylistId: '74', _t: '1' },
    });
  });

  test('fails with the sentence of the specification, whatever the reason', async () => {
    const refusing = answering(async () => Response.json({ error: 'no', code: 'fault' }, { status: 500 }));
    const away = answering(() => Promise.reject(new TypeError('network')));
    for (const [{ client }, cause] of [
      [refusing, RequestFailed],
      [away, ServerUnreachable],
    ] as const) {
      const failure: unknown = await fetchTimeslots(client, slotQuery, 1).catch((error: unknown) => error);
      if (!(failure instanceof TimeslotsNotFetched)) throw failure;
      expect(failure.message).toBe('Failed to fetch time slots');
      expect(failure.cause).toBeInstanceOf(cause);
    }
  });

  test('that nobody waits for any more is no failure of the server', async () => {
    const stop = new AbortController();
    const { client } = answering(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    stop.abort();
    await expect(fetchTimeslots(client, slotQuery, 1, stop.signal)).rejects.toThrow('stopped');
  });
});
