import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import {
  type AccountKind,
  type NewAccountLetter,
  noticeTo,
} from '../../../../core/letters/accounts/account-letter.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';

export function accountLettersContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let store: TestStore;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    ports = emptied;
    store = opened;
    shop = await seedSmallShop(ports);
  });

  const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const later = (minutes: number) => now.add({ minutes });
  const linkTo = (
    userId: number,
    kind: AccountKind = 'reset-link',
    address = 'mario@example.com',
  ): NewAccountLetter => ({
    ...{ kind, userId, address, due: now, until: later(30), sealed: 'sigillo' },
  });
  const askForLink = (hash = 'h') =>
    ports.resetTokens.issue(
      { hash, userId: shop.mario.id, kind: 'email', issued: now, expires: later(30) },
      { most: 1, since: later(-60) },
      linkTo(shop.mario.id),
    );
  const changed = (hash = 'nuova', present = 'plain:mario') =>
    ports.passwords.change(shop.mario.id, hash, undefined, {
      ...{ present, tell: user => noticeTo(user, 'password-changed', now) },
    });
  const claim = (at = now, from = ports) => from.accountLetters.claim(at, at.add({ minutes: 5 }), 5);
  const waiting = async () => (await claim()).map(({ kind, address }) => `${kind} ${address}`);
  const toMario = 'password-changed mario@example.com';

  test('stand with the change that causes them, and are not there when it is not', async () => {
    expect([await changed('altra', 'plain:sbagliata'), await changed()]).toEqual([false, true]);
    expect([await askForLink(), await askForLink('beyond the limit')]).toEqual([true, false]);
    const rename = (username: string) =>
      ports.users.update(shop.bruno.id, ({ user }) =>
        ok({
          ...{ ...user, username, email: 'nuovo@example.com', emailIsOwn: true },
          letter: noticeTo({ id: shop.bruno.id, email: 'vecchio@example.com' }, 'email-changed', now),
        }),
      );
    expect([(await rename('lucia')).ok, (await rename('bruno')).ok]).toEqual([false, true]);
    const unsaid = noticeTo(shop.mario, 'second-factor-removed', now);
    const app = { secret: 'sealed', since: null, lastStep: 0, recovery: [] };
    await ports.secondFactors.change(shop.mario.id, () => ({ next: app, answer: 1, letter: unsaid }));
    expect(await waiting()).toEqual([
      ...[toMario, 'reset-link mario@example.com', 'email-changed vecchio@example.com'],
      'second-factor-removed mario@example.com',
    ]);
  });

  test('are in one hand at a time, and go again when it was said', async () => {
    await askForLink();
    const other = await store.another();
    const [ours, theirs] = await Promise.all([claim(), claim(now, other)]);
    const [letter] = [...ours, ...theirs];
    expect([...ours, ...theirs]).toEqual([{ ...linkTo(shop.mario.id), id: letter?.id, tries: 1 }]);
    const settle = (until: Temporal.Instant, nextTry = later(7)) =>
      ports.accountLetters.settle(letter?.id ?? 0, until, { as: 'later', failure: 'away', nextTry });
    await settle(later(4));
    expect(await claim(later(4))).toEqual([]);
    await settle(later(5));
    expect(await claim(later(6))).toEqual([]);
    expect(await claim(later(7))).toMatchObject([{ tries: 2, sealed: 'sigillo' }]);
    expect(await claim(later(12)), 'whoever had it never said what became of it').toMatchObject([
      { tries: 3 },
    ]);
    await ports.accountLetters.settle(letter?.id ?? 0, later(17), { as: 'sent', at: later(12) });
    expect(await claim(later(60))).toEqual([]);
    await changed();
    const [refused] = await claim(later(61));
    await ports.accountLetters.settle(refused?.id ?? 0, later(66), { as: 'failed', failure: 'refused' });
    expect(await ports.accountLetters.failed(9)).toEqual([{ ...refused, sealed: null, failure: 'refused' }]);
    expect(await ports.accountLetters.to(shop.mario.id)).toEqual([
      { kind: 'reset-link', due: now, status: 'sent', sent: later(12) },
      { kind: 'password-changed', due: now, status: 'failed', sent: null },
    ]);
  });

  test('that failed are told once for each person and kind, the newest, which comes first', async () => {
    for (const { id } of [shop.mario, shop.lucia, shop.mario, shop.lucia, shop.mario])
      await ports.passwords.change(id, 'plain:nuova', undefined, {
        tell: () => noticeTo({ id, email: 'uno@example.com' }, 'password-changed', now),
      });
    await askForLink();
    for (let claimed = await claim(); claimed.length > 0; claimed = await claim())
      for (const { id } of claimed)
        await ports.accountLetters.settle(id, later(5), { as: 'failed', failure: 'refused' });
    const told = async (most: number) =>
      (await ports.accountLetters.failed(most)).map(({ kind, userId }) => [kind, userId]);
    const newest = [
      ['reset-link', shop.mario.id],
      ['password-changed', shop.mario.id],
      ['password-changed', shop.lucia.id],
    ];
    expect([await told(9), await told(2)]).toEqual([newest, newest.slice(0, 2)]);
  });

  test('whose link opens nothing any more do not go', async () => {
    await askForLink();
    await changed();
    expect(await waiting()).toEqual([toMario]);
    const guest = {
      firstName: 'Rosa',
      lastName: null,
      phone: null,
      email: 'rosa@example.com',
      requestId: null,
    };
    const { id: userId } = (await ports.users.addCustomer(guest)).user;
    const invite = (hash: string) =>
      ports.invitations.issue(
        { hash, userId, expires: later(30) },
        linkTo(userId, 'invitation', 'rosa@example.com'),
      );
    await invite('one');
    await invite('two');
    const [left, ...more] = await claim();
    expect([left?.userId, more]).toEqual([userId, []]);
    const toFormer = linkTo(userId, 'invitation', 'vecchia@example.com');
    expect(await ports.invitations.issue({ hash: 'three', userId, expires: later(30) }, toFormer)).toBe(true);
    expect(await waiting(), 'to an address that was just replaced').toEqual([]);
    const link = {
      hash: 'four',
      userId: shop.mario.id,
      kind: 'email',
      issued: now,
      expires: later(30),
    } as const;
    const stale = linkTo(shop.mario.id, 'reset-link', 'vecchio@example.com');
    const limit = { most: 9, since: later(-60) };
    expect(await ports.resetTokens.issue(link, limit, stale)).toBe(false);
    expect(await ports.resetTokens.issuerOf('four')).toBeUndefined();
  });

  test('go with whom they are about: merged, a notice is theirs; erased, it is gone', async () => {
    const guest = {
      firstName: 'Rosa',
      lastName: null,
      phone: null,
      email: 'rosa@example.com',
      requestId: null,
    };
    const gone = (await ports.users.addCustomer(guest)).user;
    await ports.users.update(gone.id, ({ user, emailIsOwn }) =>
      ok({
        ...{ ...user, emailIsOwn },
        letter: noticeTo({ id: gone.id, email: 'rosa@example.com' }, 'email-changed', now),
      }),
    );
    await ports.invitations.issue(
      { hash: 'h', userId: gone.id, expires: later(9) },
      linkTo(gone.id, 'invitation', 'rosa@example.com'),
    );
    await ports.users.merge(gone.id, shop.mario.id, (_, into) => ok(into));
    expect(await claim()).toMatchObject([{ kind: 'email-changed', userId: shop.mario.id }]);
    await ports.erasures.erase(shop.mario.id, now, () => ok([]));
    expect(await claim(later(10))).toEqual([]);
  });

  test('are purged once they are old', async () => {
    await changed();
    expect(await ports.accountLetters.purge(now)).toBe(0);
    expect(await ports.accountLetters.purge(later(1))).toBe(1);
  });
}
