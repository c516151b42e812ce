import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryLimits } from '../../../adapters/memory/stores/memory-limits.ts';
import { noticeTo } from '../../../core/letters/accounts/account-letter.ts';
import { sendAccountLetters } from '../../../core/letters/accounts/send-account-letters.ts';
import { issueResetLink } from '../../../core/people/password/issue-reset-link.ts';
import { type ResetRequest, resetPassword } from '../../../core/people/password/reset-password.ts';
import { ok } from '../../../core/problem.ts';
import { type AccountsWorld, openAccountsWorld } from '../../worlds/accounts-world.ts';
import { as, granted } from '../../worlds/small-world.ts';
import { unlimitedLetters } from '../../worlds/unlimited-letters.ts';

let world: AccountsWorld;
let limits: MemoryLimits;
beforeEach(async () => {
  world = await openAccountsWorld();
  limits = new MemoryLimits();
});

const address = 'mario@example.com';
const refused = { failure: 'refused', inDoubt: false } as const;
const letter = 'Salone Aurora: reimposta la tua password';
const send = (more: Partial<Parameters<typeof sendAccountLetters>[0]> = {}) =>
  sendAccountLetters({ ...world, ...unlimitedLetters(), limits, invitationPage: secret => secret, ...more });
/** Subjects of what goes now. */
const subjects = async () => {
  const before = world.post.sent.length;
  await send();
  return world.post.sent.slice(before).map(({ subject }) => subject);
};
const reset = async (more: Partial<ResetRequest> = {}) => {
  const asked = { username: 'mario', newPassword: 'nuova', browser: undefined, link: undefined };
  const outcome = granted(await resetPassword(world, { ...asked, renew: undefined, ...more }));
  if (!outcome.done) await outcome.later();
  return outcome.done;
};
const tell = (count: number, { id } = world.mario, to = address) =>
  Promise.all(
    Array.from({ length: count }, () =>
      world.passwords.change(id, 'plain:nuova', undefined, {
        tell: () => noticeTo({ id, email: to }, 'password-changed', world.clock.now()),
      }),
    ),
  );
const keptBack = ({ id } = world.mario) =>
  world.accountLetters.keptBack(id, world.clock.now().subtract({ hours: 48 }));

describe('of a flood of letters about an account', () => {
  test('five notices a day go to an address that nobody has confirmed, the others are kept back', async () => {
    await tell(9);
    expect([(await subjects()).length, await keptBack()]).toEqual([5, 4]);
    world.wait(24 * 60);
    await tell(1);
    expect(await subjects(), 'kept back for good').toHaveLength(1);
  });

  test('no notice and no other account’s link uses up one’s own link', async () => {
    await tell(9, world.lucia);
    await world.users.update(world.lucia.id, ({ user }) => ok({ ...user, email: address, emailIsOwn: true }));
    for (let asked = 0; asked < 3; asked += 1) await reset({ username: 'lucia' });
    await send();
    await reset();
    expect(await subjects()).toEqual([letter]);
  });

  test('one link an hour goes on all day, whether the address is confirmed or not', async () => {
    for (const isConfirmed of [false, true]) {
      if (isConfirmed) await world.mailAddresses.confirm(world.mario.id, address);
      for (let hour = 0; hour < 5; hour += 1) {
        for (let asked = 0; asked < 4; asked += 1) await reset();
        await send();
        world.wait(61);
      }
      await reset();
      expect(await subjects()).toEqual([letter]);
    }
  });

  test('each is counted once, however often it is tried', async () => {
    const away = { failure: 'away', inDoubt: true } as const;
    world.post.answers.push(away, away, away);
    await tell(1);
    for (const minutes of [1, 5, 15]) {
      await send();
      world.wait(minutes);
    }
    await send();
    await tell(9);
    expect(await subjects()).toHaveLength(4);
  });

  test('what the mail server refuses counts, so that no more of it fails than goes to an address in a day', async () => {
    world.post.answers.push(...Array.from({ length: 9 }, () => refused));
    await tell(9);
    await send();
    expect(await keptBack()).toBe(4);
  });
});

test('one slow recipient holds up nobody else', async () => {
  await tell(1, world.mario, 'lento@example.com');
  await tell(9, world.lucia, 'lucia@example.com');
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
  let gone = 0;
  const post = {
    async send({ to }: { readonly to: string }) {
      if (to.startsWith('lento')) await end;
      if ((gone += 1) === 9) goOn();
      return 'taken' as const;
    },
  };
  expect(await send({ ...unlimitedLetters(), post })).toBe(10);
});

test('no proof but the letter’s link confirms the address', async () => {
  const isConfirmed = () => world.mailAddresses.isConfirmed(world.mario.id, address);
  await world.seenOn('mine', world.mario);
  expect([await reset({ browser: 'mine' }), await isConfirmed()]).toEqual([true, false]);
  const { url } = granted(await issueResetLink(world, as(world.salone), world.mario.id));
  expect([await reset({ link: url.split('=')[1] }), await isConfirmed()]).toEqual([true, false]);
  await reset();
  await send();
  const link = /reimposta=(\S+)/.exec(world.post.sent.at(-1)?.text ?? '')?.[1];
  expect([await reset({ link }), await isConfirmed()]).toEqual([true, true]);
});
