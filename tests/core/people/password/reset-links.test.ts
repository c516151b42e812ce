import { beforeEach, describe, expect, test } from 'vitest';
import { forgetBrowser } from '../../../../core/people/forget-browser.ts';
import { listBrowsers } from '../../../../core/people/list-browsers.ts';
import { issueResetLink } from '../../../../core/people/password/issue-reset-link.ts';
import { resetPassword } from '../../../../core/people/password/reset-password.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { withRoles } from '../../../../core/people/roles.ts';
import type { User } from '../../../../core/people/user.ts';
import { type AccountsWorld, openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';

let world: AccountsWorld;
beforeEach(async () => {
  world = await openAccountsWorld();
});

describe('a link from the counter', () => {
  const link = (by: User, of: { readonly id: number }) => issueResetLink(world, as(by), of.id);
  const resetBy = async (secret: string, username = 'mario') =>
    granted(
      await resetPassword(world, {
        ...{ username, newPassword: 'nuova', browser: undefined, link: secret, renew: undefined },
      }),
    ).done;

  test('opens the form for a quarter of an hour, once, for this customer', async () => {
    const { url, expires } = granted(await link(world.salone, world.mario));
    expect(url).toBe('https://salone.example/auth#reimposta=secret-1');
    expect(expires).toEqual(world.clock.now().add({ minutes: 15 }));
    expect(await resetBy('secret-1', 'lucia')).toBe(false);
    world.wait(14);
    expect(await resetBy('secret-1')).toBe(true);
    expect(await resetBy('secret-1')).toBe(false);
    await link(world.salone, world.mario);
    world.wait(15);
    expect(await resetBy('secret-2')).toBe(false);
  });

  test('replaces the one before', async () => {
    await link(world.salone, world.mario);
    await link(world.salone, world.mario);
    expect([await resetBy('secret-1'), await resetBy('secret-2')]).toEqual([false, true]);
  });

  test('is given by administrators alone, to customers alone', async () => {
    expect(refusal(await link(world.mario, world.mario))).toBe('not-permitted');
    expect(refusal(await issueResetLink(world, guest, world.mario.id))).toBe('not-logged-in');
    expect(refusal(await link(world.salone, { id: 999 }))).toBe('user-not-found');
    expect(refusal(await link(world.salone, world.anna))).toBe('not-permitted');
    await world.users.changeRoles(world.lucia.id, withRoles({ isStylist: true }));
    expect(refusal(await link(world.salone, world.lucia))).toBe('not-permitted');
  });
});

describe('one’s browsers', () => {
  const visitor = { loginAt: () => world.clock.now().epochMilliseconds };

  test('are listed, latest first, and forgotten one by one', async () => {
    await world.seenOn('old', world.mario);
    world.wait(5);
    await world.seenOn('new', world.mario);
    await world.seenOn('other', world.lucia);
    const own = granted(await listBrowsers(world, as(world.mario)));
    expect(own.map(({ browser }) => browser)).toEqual(['hash of new', 'hash of old']);
    const id = own.at(-1)?.id ?? 0;
    expect(refusal(await forgetBrowser(world, as(world.lucia), visitor, id))).toBe('browser-not-found');
    expect(granted(await forgetBrowser(world, as(world.mario), visitor, id))).toBeUndefined();
    expect(granted(await listBrowsers(world, as(world.mario)))).toHaveLength(1);
    expect(refusal(await forgetBrowser(world, as(world.mario), visitor, id))).toBe('browser-not-found');
  });

  test('are nobody else’s matter', async () => {
    expect(refusal(await listBrowsers(world, guest))).toBe('not-logged-in');
    expect(refusal(await forgetBrowser(world, guest, visitor, 1))).toBe('not-logged-in');
  });
});
