import type * as z from 'zod/mini';
import type { personForm } from '../../../../adapters/http/contract/forms/person.ts';
import type { UserReply } from '../../../../adapters/http/contract/user.ts';
import type { PersonEdit } from '../../../../adapters/http/contract/users.ts';

/** Every stored field but those that no form sets. */
export type PersonField = Exclude<keyof UserReply, 'id' | 'isAdmin' | 'isStylist' | 'onlineBooking'>;

type Stored = { readonly [F in PersonField]?: UserReply[F] | null | undefined };
type Typed = z.input<typeof personForm>;

/** A person as they stand in the fields. A stored field that this, the form or the request lacks does not compile. */
export const formOf = ({ username, firstName, lastName, email, phone }: Stored) =>
  ({
    username: username ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone ?? '',
  }) satisfies { readonly [F in PersonField]: Typed[F & keyof Typed & keyof PersonEdit] };

/** In their order on the screen. */
export const personFields = Object.keys(formOf({})) as PersonField[];
