import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Roles } from './user.ts';

/** Pure. */
export type DecideRoles = (present: Roles, otherAdmins: number) => Result<Roles, ProblemOf<'last-admin'>>;

/** The last administrator stays one. */
export const withRoles =
  (roles: Partial<Roles>): DecideRoles =>
  (present, otherAdmins) => {
    const { isAdmin, isStylist } = { ...present, ...roles };
    if (present.isAdmin && !isAdmin && otherAdmins === 0) return refuse({ code: 'last-admin' });
    return ok({ isAdmin, isStylist });
  };
