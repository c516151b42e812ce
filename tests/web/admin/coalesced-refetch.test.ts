import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { coalescedRefetch } from '../../../apps/web/admin/coalesced-refetch.ts';

/** A list on the server, of which every reading waits to be answered. */
function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const answers: ((text: string) => void)[] = [];
  const queryFn = ({ signal: _ }: { signal: AbortSignal }) =>
    new Promise<string>(resolve => answers.push(resolve));
  const shown = new QueryObserver(client, { queryKey: ['appointments', 'week'], queryFn });
  const leave = shown.subscribe(() => {});
  const answer = async (reading: number, text: string) => {
    await vi.waitFor(() => expect(answers).toHaveLength(reading));
    answers.at(-1)?.(text);
  };
  const text = () => shown.getCurrentResult().data;
  return { read: coalescedRefetch(client), answer, asked: () => answers.length, text, leave };
}

const soon = { timeout: 5_000 };

test('a list whose first reading is under way is read once more, without breaking it off', async () => {
  const list = openList();
  list.read(['appointments']);
  await list.answer(1, 'before the change');
  await list.answer(2, 'after it');
  await vi.waitFor(() => expect(list.text()).toBe('after it'), soon);
  list.leave();
});

test('many changes while a list is being read make one more reading', async () => {
  const list = openList();
  await list.answer(1, 'at first');
  await vi.waitFor(() => expect(list.text()).toBe('at first'), soon);
  list.read(['appointments']);
  for (let change = 0; change < 20; change += 1) list.read(['appointments', 'services']);
  await list.answer(2, 'after the first change');
  await list.answer(3, 'after all');
  await vi.waitFor(() => expect(list.text()).toBe('after all'), soon);
  list.read(['appointments']);
  await list.answer(4, 'after one more');
  await vi.waitFor(() => expect(list.text()).toBe('after one more'), soon);
  expect(list.asked()).toBe(4);
  list.leave();
});
