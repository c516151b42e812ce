import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { User } from '../../../../core/people/user.ts';
import { ok, refuse } from '../../../../core/problem.ts';
import { granted } from '../../../worlds/small-world.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, visit } from '../../visits.ts';

const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
const expires = now.add({ hours: 1 });

export function takenLoginsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const without = (user: User) => ok({ ...user, username: null });
  /** What opens the account of somebody. */
  const openEverything = async (userId: number, name: string) => {
    await ports.sessions.create({ sid: name, sess: { userId }, expire: expires });
    await ports.trustedDevices.remember({ browser: `of ${name}`, userId, staff: false, label: '' }, now);
    await ports.resetTokens.issue({ hash: name, kind: 'counter', issued: now, expires, userId });
    const dates = { created: now, lastUsed: null };
    await ports.passkeys.add({ id: name, userId, publicKey: name, counter: 0, name: 'iPhone', ...dates });
    const factor = { secret: 'secret', since: now, lastStep: 1, recovery: ['one'] };
    await ports.secondFactors.change(userId, () => ({ next: factor, answer: undefined }));
  };
  const whatOpens = async (userId: number, name: string) => [
    await ports.sessions.find(name, now),
    await ports.passkeys.find(name),
    await ports.secondFactors.find(userId),
    await ports.users.findByUsernameKey(name),
    await ports.passwords.checkProof(userId, { link: name }, now),
    ...(await ports.trustedDevices.list(userId, now)),
  ];

  test('leave the person and their appointments, and nothing that opened the account', async () => {
    const { mario, lucia } = shop;
    const booked = await book(ports, visit(shop));
    await ports.visitLinks.add('link', booked.id, mario);
    await openEverything(mario.id, 'mario');
    await openEverything(lucia.id, 'lucia');
    expect(await ports.passwords.takeLogin(mario.id, without)).toEqual(ok({ ...mario, username: null }));
    expect(await whatOpens(mario.id, 'mario')).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(await ports.visitLinks.visitOf('link')).toBeUndefined();
    expect(await whatOpens(lucia.id, 'lucia')).not.toContain(undefined);
    const person = await ports.users.findPerson(mario.id);
    expect(person).toMatchObject({
      user: { id: mario.id, username: null, lastName: 'Rossi' },
      passwordHash: null,
    });
    expect((await ports.appointments.find(booked.id))?.customer.userId).toBe(mario.id);
    const { id: _, ...another } = { ...lucia, username: 'mario', passwordHash: 'x' };
    expect((await ports.users.add(another)).ok).toBe(true);
    expect(await ports.invitations.issue({ hash: 'invitation', userId: mario.id, expires })).toBe(true);
  });

  test('open no later login with what was under way when it was taken', async () => {
    const { id } = shop.mario;
    granted(await ports.passwords.takeLogin(id, without));
    const dates = { created: now, lastUsed: null };
    await ports.passkeys.add({
      id: 'late',
      userId: id,
      publicKey: 'x',
      counter: 0,
      name: 'iPhone',
      ...dates,
    });
    await ports.trustedDevices.remember({ browser: 'late', userId: id, staff: false, label: '' }, now);
    await ports.resetTokens.issue({ hash: 'late', kind: 'counter', issued: now, expires, userId: id });
    await ports.invitations.issue({ hash: 'invitation', userId: id, expires });
    granted(await ports.invitations.accept('invitation', { username: 'mario2', passwordHash: 'x' }, now));
    expect(await ports.passkeys.list(id)).toEqual([]);
    expect(await ports.trustedDevices.list(id, now)).toEqual([]);
    expect(await ports.passwords.checkProof(id, { link: 'late' }, now)).toBeUndefined();
    expect(await ports.passwords.checkProof(id, { browser: 'late' }, now)).toBeUndefined();
  });

  test('stay where it is refused, or where there is none', async () => {
    await openEverything(shop.mario.id, 'mario');
    const refused = await ports.passwords.takeLogin(shop.mario.id, () => refuse({ code: 'not-permitted' }));
    expect(refused).toEqual(refuse({ code: 'not-permitted' }));
    expect(await whatOpens(shop.mario.id, 'mario')).not.toContain(undefined);
    expect(await ports.passwords.takeLogin(4_711, without)).toEqual(refuse({ code: 'user-not-found' }));
    const nobody = await ports.users.passerBy();
    expect(await ports.passwords.takeLogin(nobody.id, without)).toEqual(refuse({ code: 'user-not-found' }));
  });
}
