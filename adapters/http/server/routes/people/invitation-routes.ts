import { acceptInvitation } from '../../../../../core/people/customers/accept-invitation.ts';
import { invite } from '../../../../../core/people/customers/invite.ts';
import { openInvitation } from '../../../../../core/people/customers/open-invitation.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/people/invitations.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { visitorOf } from '../../session/visitor.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'invitations' | 'invitationPage' | 'tokens' | 'linkSeal' | 'limits'> &
  Pick<ServerDeps, 'trustedDevices' | 'passwordHasher'>;

export function invitationRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.invite, async ({ ctx, actor, params }) => {
    const invited = await invite(deps, actor, params.id);
    if (!invited.ok) return invited;
    ctx.state.audit('invited', { userId: params.id, ...byWhom(actor) });
    return ok({ body: { url: invited.value.url, expiresAt: invited.value.expires.toString() } });
  });

  route(router, deps, calls.openInvitation, async ({ ctx, body }) => {
    const opened = await openInvitation(deps, visitorOf(ctx, deps), body.secret);
    return opened.ok ? ok({ body: { open: true } }) : opened;
  });

  route(router, deps, calls.acceptInvitation, async ({ ctx, body }) => {
    const user = await acceptInvitation(deps, visitorOf(ctx, deps), body);
    if (!user.ok) return user;
    ctx.state.audit('invitation accepted', { userId: user.value.id });
    return ok({ body: user.value });
  });
}
