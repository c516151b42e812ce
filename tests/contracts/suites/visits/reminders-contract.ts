import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import { PersonGone } from '../../../../core/ports/agendas.ts';
import type { News } from '../../../../core/ports/changes.ts';
import { comparable } from '../../comparable.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, by, visit } from '../../visits.ts';

/** What every store promises about who was reminded by hand. */
export function remindersContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  const tick = ({ id, startsAt }: Appointment) => ({ visit: id, startsAt, ...by(shop.salone.id) });

  test('say when, by whom and of which time, one for each visit, in every process', async () => {
    const [one, other] = [await book(ports, visit(shop)), await book(ports, visit(shop, { at: '11:00' }))];
    await ports.reminders.put(tick(one));
    await (await store.another()).reminders.put({ ...tick(one), startsAt: other.startsAt, by: shop.anna.id });
    const all = await ports.reminders.of([one.id, other.id, 4_711]);
    expect(comparable(all)).toEqual(
      comparable([{ ...tick(one), startsAt: other.startsAt, by: shop.anna.id }]),
    );
    await ports.reminders.remove(one.id);
    await ports.reminders.remove(one.id);
    expect(await ports.reminders.of([one.id])).toEqual([]);
    expect(await ports.reminders.of([])).toEqual([]);
  });

  test('are made by somebody who is there, new ones and those in place of another', async () => {
    const booked = await book(ports, visit(shop));
    const gone = { ...tick(booked), by: 4_711 };
    await expect(ports.reminders.put(gone)).rejects.toThrow(PersonGone);
    await ports.reminders.put(tick(booked));
    await expect(ports.reminders.put(gone)).rejects.toThrow(PersonGone);
    expect((await ports.reminders.of([booked.id])).map(one => one.by)).toEqual([shop.salone.id]);
  });

  test('are told to whoever listens, when they are made and when they are taken back', async () => {
    const booked = await book(ports, visit(shop));
    const heard: News[] = [];
    const stop = ports.changes.watch(news => heard.push(news));
    await ports.changes.inForce();
    heard.length = 0;
    const told = () => heard.flatMap(news => (news.kind === 'changes' ? news.changes : []));
    await ports.reminders.put(tick(booked));
    await expect.poll(told).toEqual([{ list: 'appointments', id: booked.id }]);
    await ports.reminders.remove(booked.id);
    await expect.poll(() => told().length).toBe(2);
    stop();
  });
}
