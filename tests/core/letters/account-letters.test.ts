import { beforeEach, describe, expect, test } from 'vitest';
import { KeyedSeal } from '../../../adapters/security/keyed-seal.ts';
import { sendAccountLetters } from '../../../core/letters/accounts/send-account-letters.ts';
import { resetPassword } from '../../../core/people/password/reset-password.ts';
import { ok } from '../../../core/problem.ts';
import { type AccountsWorld, openAccountsWorld } from '../../worlds/accounts-world.ts';
import { granted } from '../../worlds/small-world.ts';
import { unlimitedLetters } from '../../worlds/unlimited-letters.ts';

let world: AccountsWorld;
beforeEach(async () => {
  world = await openAccountsWorld();
});

const away = { failure: 'away', inDoubt: false } as const;
const askForLink = async () => {
  const asked = { newPassword: 'nuova', browser: undefined, link: undefined, renew: undefined };
  const outcome = granted(await resetPassword(world, { ...asked, username: 'mario' }));
  if (!outcome.done) await outcome.later();
};
const round = (more: Partial<Parameters<typeof sendAccountLetters>[0]> = {}) =>
  sendAccountLetters({ ...world, ...unlimitedLetters(), invitationPage: secret => secret, ...more });
const textOf = (index: number) => world.post.sent[index]?.text;

describe('a letter about an account', () => {
  test('goes again until the mail server takes it, as the same message, and tells how long its link lives', async () => {
    world.post.answers.push(away, { ...away, inDoubt: true });
    await askForLink();
    await round();
    expect(await round(), 'nothing before its time').toBe(0);
    world.wait(1);
    await round();
    world.wait(5);
    await round();
    expect(world.post.sent.map(({ key }) => key)).toEqual([
      ...Array.from({ length: 2 }, () => `account.1.${Date.UTC(2027, 0, 5, 7)}`),
    ]);
    expect([textOf(0), textOf(1)]).toMatchObject([
      expect.stringContaining('entro 29 minuti'),
      expect.stringContaining('entro 24 minuti'),
    ]);
    world.wait(60);
    expect(await round()).toBe(0);
  });

  test('does not go once its link has ended or opens nothing any more', async () => {
    await askForLink();
    world.wait(30);
    await round();
    await askForLink();
    await world.passwords.change(world.mario.id, 'plain:nuova', undefined);
    await round();
    await askForLink();
    await world.users.update(world.mario.id, ({ user }) =>
      ok({ ...user, email: 'altro@example.com', emailIsOwn: true }),
    );
    await round();
    await askForLink();
    await round({ linkSeal: new KeyedSeal(['another secret of more than thirty-two letters']) });
    expect(world.post.sent).toEqual([]);
    world.wait(1);
    await round();
    expect(world.post.sent, 'left to who can read its secret').toHaveLength(1);
  });

  test('that is refused has failed at once, and after a day whichever is not taken', async () => {
    world.post.answers.push({ failure: 'refused', inDoubt: false });
    await askForLink();
    await round();
    world.wait(10);
    expect(await round()).toBe(0);
    world.post.answers.push(...Array.from({ length: 100 }, () => away));
    await world.passwords.change(world.mario.id, 'plain:nuova', undefined, {
      tell: ({ id: userId }) => ({
        ...{ kind: 'password-changed', userId, address: 'mario@example.com', due: world.clock.now() },
        ...{ until: null, sealed: null },
      }),
    });
    for (let waited = 0; waited < 30 * 60; waited += 10) {
      await round();
      world.wait(10);
    }
    expect(world.post.answers.length).toBeGreaterThan(80);
    expect(await round()).toBe(0);
  });
});
