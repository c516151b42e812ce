import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { passerBy } from '../../../../core/people/customers/passer-by.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, visit } from '../../visits.ts';

/** Who sits down without a name. */
export function passerByContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  test('is one person, however often and however fast they are asked for', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ports.users.passerBy()));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked[0]).toMatchObject({ username: null, firstName: 'Di passaggio', lastName: null });
    expect(await ports.users.passerBy()).toEqual(asked[0]);
  });

  test('is named beside their appointments, without an id', async () => {
    const { id: userId } = await ports.users.passerBy();
    const { id } = await book(ports, visit(shop, { userId }));
    const named = { userId: null, userFirstName: 'Di passaggio', username: null, customerPhone: null };
    expect((await ports.appointments.find(id))?.customer).toMatchObject(named);
    expect((await ports.appointments.list({ search: 'passaggio' })).map(one => one.id)).toEqual([id]);
    expect(await ports.appointments.list({ userId })).toEqual([]);
    expect(await ports.appointments.page({ userId }, { limit: 5 })).toMatchObject({ items: [], total: 0 });
  });

  test('is known to nobody who reads, changes, merges or invites people', async () => {
    const { users, invitations } = ports;
    const everybody = [await users.list({}), await users.countContacts()];
    const nobody = await users.passerBy();
    const { id } = nobody;
    expect([await users.list({}), await users.countContacts()]).toEqual(everybody);
    expect(await users.list({ search: 'passaggio' })).toEqual([]);
    expect((await users.page({ role: 'customer' }, { limit: 50 })).items.map(one => one.id)).not.toContain(
      id,
    );
    expect([await users.find(id), await users.findPerson(id)]).toEqual([undefined, undefined]);
    expect(await users.findMany([id, shop.mario.id])).toEqual([shop.mario]);
    const twin = await users.addCustomer({ ...passerBy, requestId: null });
    expect(await users.alike(twin.user)).toEqual([]);
    const unknown = { ok: false, problem: { code: 'user-not-found' } };
    const stays = () => ok({ ...nobody, emailIsOwn: false });
    expect(await users.update(id, stays)).toEqual(unknown);
    expect(await users.changeRoles(id, user => ok({ ...user, isStylist: true }))).toEqual(unknown);
    expect(await users.merge(id, shop.mario.id, gone => ok(gone))).toEqual(unknown);
    expect(await users.merge(twin.user.id, id, (_, into) => ok(into))).toEqual(unknown);
    const expires = Temporal.Instant.from('2027-02-01T00:00:00Z');
    expect(await invitations.issue({ hash: 'h', userId: id, expires })).toBe(false);
    expect(await users.passerBy()).toEqual(nobody);
  });
}
