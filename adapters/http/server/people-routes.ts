import { isPasswordCurrent, logIn } from '../../../core/people/log-in.ts';
import { register } from '../../../core/people/register.ts';
import { seeCurrentUser } from '../../../core/people/see-current-user.ts';
import { type User, usernameKey } from '../../../core/people/user.ts';
import type { Account } from '../../../core/ports/users.ts';
import { ok, refuse } from '../../../core/problem.ts';
import * as calls from '../contract/user.ts';
import { guessing, limited, registrationFrom, shortHash } from './attempts.ts';
import { clientOf } from './client-address.ts';
import { browserHash, rememberBrowser } from './known-browser.ts';
import { route } from './route.ts';
import type { Context, CoreDeps, Routes } from './server-deps.ts';
import { endSession, startSession } from './session.ts';

export function peopleRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.currentUser, async ({ actor }) => {
    const user = await seeCurrentUser(core, actor);
    return user.ok ? ok({ body: user.value }) : user;
  });

  route(router, core, calls.login, async ({ ctx, body }) => {
    const account = await guessing(ctx, core, body.username, () => logIn(core, body));
    if (!account.ok) {
      const name = shortHash(usernameKey(body.username));
      ctx.state.audit('login failed', { account: name, from: shortHash(clientOf(ctx.ip)) });
      return account;
    }
    const { user } = account.value;
    if (!(await letIn(ctx, core, account.value))) return refuse({ code: 'wrong-credentials' });
    ctx.state.audit('login', { userId: user.id });
    return ok({ body: user });
  });

  route(router, core, calls.register, async ({ ctx, actor, body }) => {
    const byAdmin = actor.kind === 'admin';
    const user = byAdmin
      ? await register(core, actor, body)
      : await limited(ctx, core, [registrationFrom(ctx)], () => register(core, actor, body), isTried);
    if (!user.ok) return user;
    if (!byAdmin) await begin(ctx, core, user.value);
    const { id: userId, isAdmin, isStylist } = user.value;
    ctx.state.audit('registered', { userId, isAdmin, isStylist, ...(byAdmin && { by: actor.userId }) });
    return ok({ body: user.value });
  });

  route(router, core, calls.logout, async ({ ctx, actor, query }) => {
    const browser = browserHash(ctx, core);
    if (query.forgetBrowser === 'true' && actor.kind !== 'guest' && browser !== undefined) {
      await core.trustedDevices.forgetHere(actor.userId, browser);
    }
    endSession(ctx);
    return ok({ body: undefined });
  });
}

/** Names that are taken count as well: otherwise whoever likes could learn who has an account. */
const isTried = (): boolean => true;

/**
 * Begins a session and remembers the browser; false, and neither is left, when the password has changed meanwhile. Nor does
 * a session begin where that cannot be found out.
 */
async function letIn(ctx: Context, core: CoreDeps, account: Account): Promise<boolean> {
  const browser = await begin(ctx, core, account.user);
  let stands = false;
  try {
    stands = await isPasswordCurrent(core, account);
    if (!stands) await core.trustedDevices.forgetHere(account.user.id, browser);
    return stands;
  } finally {
    if (!stands) endSession(ctx);
  }
}

/**
 * Both at once: on SQLite they share a commit, and its wait for the disk. Answers what is stored of the browser. When one
 * fails the other is waited for all the same, so that the session can be ended as a whole.
 */
async function begin(ctx: Context, core: CoreDeps, user: User): Promise<string> {
  const both = [rememberBrowser(ctx, core, user), startSession(ctx, core.clock, user)] as const;
  await Promise.allSettled(both);
  try {
    return (await Promise.all(both))[0];
  } catch (error) {
    endSession(ctx);
    throw error;
  }
}
