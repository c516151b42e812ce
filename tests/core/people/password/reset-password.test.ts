import { beforeEach, describe, expect, test } from 'vitest';
import { type ResetRequest, resetPassword } from '../../../../core/people/password/reset-password.ts';
import { ok } from '../../../../core/problem.ts';
import { type AccountsWorld, openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { granted } from '../../../worlds/small-world.ts';

let world: AccountsWorld;
beforeEach(async () => {
  world = await openAccountsWorld();
});

describe('a forgotten password', () => {
  const reset = async (
    request: Partial<ResetRequest>,
    how: 'verified' | 'immediate' = 'verified',
  ): Promise<boolean> => {
    const outcome = granted(
      await resetPassword(
        { ...world, passwordReset: how },
        {
          ...{ username: 'mario', newPassword: 'nuova', browser: undefined, link: undefined },
          ...{ renew: undefined, ...request },
        },
      ),
    );
    if (!outcome.done) await outcome.later();
    return outcome.done;
  };
  const lettersTo = async (...to: string[]) =>
    expect((await world.mailed()).map(letter => letter.to)).toEqual(to);
  const lastSecret = async (): Promise<string> =>
    /#reimposta=(\S+)/.exec((await world.mailed()).at(-1)?.text ?? '')?.[1] ?? '';

  test('is set anew on a browser of one’s own; other sessions end, and the address is told', async () => {
    await world.seenOn('mine', world.mario);
    await Promise.all([world.startSession('kept', world.mario), world.startSession('other', world.mario)]);
    expect(
      await reset({ username: ' MARIO ', browser: 'mine', renew: { from: 'kept', to: 'renewed' } }),
    ).toBe(true);
    expect(await world.mayLogIn('mario', 'nuova')).toBe(true);
    expect(await Promise.all(['renewed', 'kept', 'other'].map(world.isLoggedIn))).toEqual([
      ...[true, false, false],
    ]);
    expect(await world.mailed()).toMatchObject([
      { to: 'mario@example.com', subject: 'Salone Aurora: la tua password è cambiata' },
    ]);
    expect(await reset({ browser: 'mine' }), 'a second time').toBe(false);
  });

  test('of who has no e-mail address is told to nobody', async () => {
    await world.users.update(world.mario.id, ({ user, emailIsOwn }) =>
      ok({ ...user, email: null, emailIsOwn }),
    );
    await world.seenOn('mine', world.mario);
    expect(await reset({ browser: 'mine' })).toBe(true);
    expect(await reset({})).toBe(false);
    await lettersTo();
  });

  test('without a proof stays, and a link comes by e-mail, once the answer is sent', async () => {
    const asked = { username: 'mario', newPassword: 'nuova', browser: 'unknown', link: 'unknown' };
    const outcome = granted(await resetPassword(world, { ...asked, renew: undefined }));
    await lettersTo();
    if (!outcome.done) await outcome.later();
    expect(await world.mayLogIn('mario', 'mario')).toBe(true);
    expect(await world.mailed()).toMatchObject([
      { to: 'mario@example.com', subject: 'Salone Aurora: reimposta la tua password' },
    ]);
    expect((await world.mailed())[0]?.text).toMatch(
      /entro 30 minuti [^]*https:\/\/salone\.example\/auth#reimposta=secret-1\n[^]*055 123\.\n\nSalone Aurora\n\nNon sono io/,
    );
  });

  test('is set by the link that came by e-mail, once, within half an hour', async () => {
    await reset({});
    const secret = await lastSecret();
    expect(await reset({ username: 'lucia', link: secret })).toBe(false);
    world.wait(29);
    expect(await reset({ link: secret })).toBe(true);
    expect(await world.mayLogIn('mario', 'nuova')).toBe(true);
    expect(await reset({ link: secret, newPassword: 'altra' })).toBe(false);
    const next = await lastSecret();
    world.wait(30);
    expect(await reset({ link: next })).toBe(false);
  });

  test('asks for no more than three letters an hour', async () => {
    for (let asked = 0; asked < 5; asked += 1) await reset({});
    await lettersTo(...Array.from({ length: 3 }, () => 'mario@example.com'));
    world.wait(61);
    await reset({});
    expect(await world.mailed()).toHaveLength(4);
  });

  test('of nobody is answered alike, with as many questions to what is stored, and no letter', async () => {
    const asked: unknown[] = [];
    const { passwords } = world;
    const watched = {
      ...world,
      passwords: Object.assign(Object.create(passwords) as typeof passwords, {
        checkProof: (...question: Parameters<typeof passwords.checkProof>) => {
          asked.push(question[1]);
          return passwords.checkProof(...question);
        },
      }),
    };
    const request = { newPassword: 'x', browser: 'b', link: 'l', renew: undefined };
    const unknown = granted(await resetPassword(watched, { ...request, username: 'nessuno' }));
    const known = granted(await resetPassword(watched, { ...request, username: 'mario' }));
    expect([unknown.done, known.done]).toEqual([false, false]);
    expect(asked).toEqual(Array.from({ length: 2 }, () => ({ browser: 'hash of b', link: 'hash of l' })));
    if (!unknown.done) await unknown.later();
    await lettersTo();
    await resetPassword(watched, { ...request, username: 'mario', browser: undefined, link: undefined });
    expect(asked.at(-1)).toEqual({ browser: undefined, link: undefined });
  });

  test('of staff is proved by e-mail alone, at an address that they gave themselves', async () => {
    await world.seenOn('tablet', world.anna);
    expect(await reset({ username: 'anna', browser: 'tablet' })).toBe(false);
    await lettersTo();
    await world.users.update(world.anna.id, ({ user }) =>
      ok({ ...user, email: 'anna@casa.example', emailIsOwn: true }),
    );
    expect(await reset({ username: 'anna' })).toBe(false);
    await lettersTo('anna@casa.example');
    const strong = { username: 'anna', newPassword: 'tre gatti sul tetto' };
    expect(await reset({ ...strong, link: await lastSecret() })).toBe(true);
    expect(await world.mayLogIn('anna', strong.newPassword)).toBe(true);
  });

  test('of an administrator becomes a strong one, and a weak one leaves the link as it is', async () => {
    await world.users.update(world.salone.id, ({ user }) =>
      ok({ ...user, email: 'salone@casa.example', emailIsOwn: true }),
    );
    const weak = { newPassword: 'salone2027!', browser: undefined, renew: undefined };
    expect(await reset({ username: 'salone', ...weak }), 'without a proof, as for everybody').toBe(false);
    const link = await lastSecret();
    const why = 'La password non può essere il nome utente, nemmeno con qualche cifra in più';
    expect(await resetPassword(world, { username: 'salone', ...weak, link })).toMatchObject({
      problem: { code: 'invalid-input', fields: { newPassword: why } },
    });
    expect(await reset({ username: 'salone', newPassword: 'tre gatti sul tetto', link })).toBe(true);
  });

  test('in a closed network needs no proof, but of an administrator', async () => {
    await world.startSession('other', world.mario);
    expect(await reset({}, 'immediate')).toBe(true);
    expect(await world.mayLogIn('mario', 'nuova')).toBe(true);
    expect(await world.isLoggedIn('other')).toBe(false);
    expect(await reset({ username: 'salone' }, 'immediate')).toBe(false);
    expect(await world.mayLogIn('salone', 'salone')).toBe(true);
  });
});
