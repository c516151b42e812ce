import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { decideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import type { StoredFactor } from '../../../../core/people/second-factor/second-factor.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, visit } from '../../visits.ts';

const since = Temporal.Instant.from('2027-01-05T08:00:00Z');
const app: StoredFactor = { secret: 'sealed', since, lastStep: 60_001_234, recovery: ['one', 'two'] };

export function secondFactorsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let store: TestStore;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    ports = emptied;
    store = opened;
    shop = await seedSmallShop(ports);
  });

  const put = (userId: number, next: StoredFactor | undefined) =>
    ports.secondFactors.change(userId, () => ({ next, answer: undefined }));
  const told = (factor: StoredFactor | undefined) =>
    factor && { ...factor, since: factor.since?.toString() ?? null };

  test('are kept as they were put, each its own account, until they are taken away', async () => {
    const { anna, bruno } = shop;
    expect(await ports.secondFactors.find(anna.id)).toBeUndefined();
    await put(anna.id, { ...app, since: null, recovery: [] });
    expect(told(await ports.secondFactors.find(anna.id))).toMatchObject({ since: null, recovery: [] });
    await put(anna.id, app);
    await put(bruno.id, { ...app, secret: 'another' });
    expect(told(await ports.secondFactors.find(anna.id))).toEqual(expect.objectContaining(told(app)));
    await put(anna.id, undefined);
    expect(await ports.secondFactors.find(anna.id)).toBeUndefined();
    expect((await ports.secondFactors.find(bruno.id))?.secret).toBe('another');
  });

  test('are kept of nobody who is not there', async () => {
    await put(4_711, app);
    expect(await ports.secondFactors.find(4_711)).toBeUndefined();
  });

  test('of many who use one code at once exactly one finds it unused', async () => {
    await put(shop.anna.id, app);
    const processes = [ports, await store.another()];
    const use = ({ secondFactors }: Ports) =>
      secondFactors.change(shop.anna.id, present =>
        present?.recovery.includes('one')
          ? { next: { ...present, recovery: ['two'] }, answer: true }
          : { next: present, answer: false },
      );
    const used = await Promise.all(Array.from({ length: 8 }, (_, at) => use(processes[at % 2] ?? ports)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect((await ports.secondFactors.find(shop.anna.id))?.recovery).toEqual(['two']);
  });

  test('go along with a login that moves to another person', async () => {
    const nobody = { firstName: 'Rosa', lastName: null, email: null, phone: null, requestId: null };
    const { user: rosa } = await ports.users.addCustomer(nobody);
    await put(shop.mario.id, app);
    await ports.users.merge(shop.mario.id, rosa.id, (gone, into) =>
      ok({ ...gone, user: { ...gone.user, id: into.user.id } }),
    );
    expect((await ports.secondFactors.find(rosa.id))?.secret).toBe('sealed');
    expect(await ports.secondFactors.find(shop.mario.id)).toBeUndefined();
  });

  test('go with whoever is erased, also where the row stays', async () => {
    const { salone, bruno, anna } = shop;
    await book(ports, visit(shop, { on: '2027-01-04', stylistId: bruno.id }));
    for (const { id } of [bruno, anna]) {
      await put(id, app);
      expect(await ports.erasures.erase(id, since, decideErasing(salone.id, since))).toMatchObject({
        ok: true,
      });
      expect(await ports.secondFactors.find(id)).toBeUndefined();
    }
  });

  test('outlive a new password', async () => {
    await put(shop.anna.id, app);
    await ports.passwords.change(shop.anna.id, 'hash of another', undefined);
    expect((await ports.secondFactors.find(shop.anna.id))?.secret).toBe('sealed');
  });
}
