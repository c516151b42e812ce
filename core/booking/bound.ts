import type { Actor } from '../people/permissions.ts';

/** Beyond the rules go administrators alone: from anybody else the wish is ignored. */
export const overrides = (actor: Actor, { override }: { readonly override?: boolean | undefined }): boolean =>
  actor.kind === 'admin' && override === true;

/** Undefined for administrators, whom the shop's rules do not bind. */
export const ifBound = <T>(actor: Actor, bound: T): T | undefined =>
  actor.kind === 'admin' ? undefined : bound;
