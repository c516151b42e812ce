import { guessPassword } from '../../../../../core/people/access/guess-password.ts';
import { addPasskey } from '../../../../../core/people/passkeys/add-passkey.ts';
import { listPasskeys } from '../../../../../core/people/passkeys/list-passkeys.ts';
import { logInByPasskey } from '../../../../../core/people/passkeys/log-in-by-passkey.ts';
import type { Passkey } from '../../../../../core/people/passkeys/passkey.ts';
import { removePasskey } from '../../../../../core/people/passkeys/remove-passkey.ts';
import { renamePasskey } from '../../../../../core/people/passkeys/rename-passkey.ts';
import { startPasskey } from '../../../../../core/people/passkeys/start-passkey.ts';
import { startPasskeyLogin } from '../../../../../core/people/passkeys/start-passkey-login.ts';
import { seeCurrentUser } from '../../../../../core/people/see-current-user.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/people/passkeys.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { storedSession } from '../../session/session.ts';
import { visitorOf } from '../../session/visitor.ts';

type Deps = RouteDeps &
  Pick<
    ServerDeps,
    'passkeys' | 'sessions' | 'ceremonies' | 'limits' | 'passwordHasher' | 'tokens' | 'trustedDevices'
  >;

const reply = ({ id, name, created, lastUsed }: Passkey) => ({
  ...{ id, name, created: created.toString(), lastUsed: lastUsed?.toString() ?? null },
});

export function passkeyRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listPasskeys, async ({ actor }) => {
    const own = await listPasskeys(deps, actor);
    return own.ok ? ok({ body: own.value.map(reply) }) : own;
  });

  route(router, deps, calls.startPasskey, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const visitor = visitorOf(ctx, deps);
    const options = await guessPassword(deps, visitor, asker.value.username, () =>
      startPasskey(deps, actor, visitor, body.currentPassword),
    );
    return options.ok ? ok({ body: options.value }) : options;
  });

  route(router, deps, calls.addPasskey, async ({ ctx, actor, body }) => {
    const added = await addPasskey(deps, actor, visitorOf(ctx, deps), body);
    if (!added.ok) return added;
    ctx.state.audit('passkey added', byWhom(actor));
    return ok({ body: reply(added.value) });
  });

  route(router, deps, calls.renamePasskey, async ({ actor, ctx, params, body }) => {
    const renamed = await renamePasskey(deps, actor, { ...params, ...body });
    if (!renamed.ok) return renamed;
    ctx.state.audit('passkey renamed', byWhom(actor));
    return ok({ body: undefined });
  });

  route(router, deps, calls.removePasskey, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const removed = await guessPassword(deps, visitorOf(ctx, deps), asker.value.username, () =>
      removePasskey(deps, actor, body, storedSession(ctx)),
    );
    if (!removed.ok) return removed;
    ctx.state.audit('passkey removed', byWhom(actor));
    return ok({ body: undefined });
  });
  loginRoutes(router, deps);
}

function loginRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.startPasskeyLogin, async ({ ctx }) => {
    const options = await startPasskeyLogin(deps, visitorOf(ctx, deps));
    return options.ok ? ok({ body: options.value }) : options;
  });

  route(router, deps, calls.loginByPasskey, async ({ ctx, body }) => {
    const user = await logInByPasskey(deps, visitorOf(ctx, deps), body.answer);
    if (!user.ok) return user;
    ctx.state.audit('login', { userId: user.value.id, proof: 'passkey' });
    return ok({ body: user.value });
  });
}
