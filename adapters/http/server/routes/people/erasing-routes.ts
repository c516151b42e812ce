import type { AppointmentView } from '../../../../../core/booking/appointment-view.ts';
import { guessPassword } from '../../../../../core/people/access/guess-password.ts';
import { eraseOwnAccount, erasePerson } from '../../../../../core/people/personal-data/erase-person.ts';
import {
  type ForeseenErasing,
  foreseeErasing,
} from '../../../../../core/people/personal-data/foresee-erasing.ts';
import { seeCurrentUser } from '../../../../../core/people/see-current-user.ts';
import { ok } from '../../../../../core/problem.ts';
import { sentenceOf } from '../../../../../core/wording.ts';
import * as calls from '../../../contract/people/erasing.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { visitorOf } from '../../session/visitor.ts';
import { appointmentReply } from '../appointment-routes.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'erasures' | 'appointments' | 'limits' | 'keptLetters' | 'timetables'> &
  Pick<ServerDeps, 'passwordHasher' | 'trustedDevices' | 'tokens'>;

export function erasingRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.foreseeOwnErasing, async ({ actor }) => {
    const foreseen = await foreseeErasing(deps, actor);
    return foreseen.ok ? ok({ body: foreseenReply(foreseen.value) }) : foreseen;
  });

  route(router, deps, calls.foreseeErasing, async ({ actor, params }) => {
    const foreseen = await foreseeErasing(deps, actor, params.id);
    return foreseen.ok ? ok({ body: foreseenReply(foreseen.value) }) : foreseen;
  });

  route(router, deps, calls.eraseOwnAccount, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const visitor = visitorOf(ctx, deps);
    const erased = await guessPassword(deps, visitor, asker.value.username, () =>
      eraseOwnAccount(deps, actor, body.currentPassword),
    );
    if (!erased.ok) return erased;
    visitor.endSession();
    ctx.state.audit('person erased', { userId: asker.value.id, ...byWhom(actor) });
    return ok({ body: ofNobody(erased.value) });
  });

  route(router, deps, calls.erasePerson, async ({ ctx, actor, params }) => {
    const erased = await erasePerson(deps, actor, params.id);
    if (!erased.ok) return erased;
    ctx.state.audit('person erased', { userId: params.id, ...byWhom(actor) });
    return ok({ body: ofNobody(erased.value) });
  });
}

const appointmentsReply = (visits: readonly AppointmentView[]) => ({
  appointments: visits.map(({ customer: _, ...visit }) => appointmentReply(visit)),
});

/** With the customer erased, as lists show them from now on. */
const ofNobody = (visits: readonly AppointmentView[]) => ({
  appointments: appointmentsReply(visits).appointments.map(visit => ({ ...visit, userId: null })),
});

const foreseenReply = ({ cancels, keeps, refusal }: ForeseenErasing) => ({
  ...{ ...appointmentsReply(cancels), keeps },
  refusal: refusal === undefined ? null : sentenceOf(refusal),
});
