import { answerAddress, openAddress } from '../../../../../core/letters/addresses/open-address.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/letters/addresses-of-letters.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { visitorOf } from '../../session/visitor.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'mailAddresses' | 'tokens' | 'limits'>;

/** What whoever reads a letter says of the address that it came to. */
export function addressRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.openAddress, async ({ ctx, body }) => {
    const address = await openAddress(deps, visitorOf(ctx, deps), body.secret);
    return address.ok ? ok({ body: { address: address.value } }) : address;
  });

  route(router, deps, calls.answerAddress, async ({ ctx, body }) => {
    const userId = await answerAddress(deps, visitorOf(ctx, deps), body);
    if (!userId.ok) return userId;
    ctx.state.audit(body.isMine ? 'address confirmed' : 'address taken off', { userId: userId.value });
    return ok({ body: { isMine: body.isMine } });
  });
}
