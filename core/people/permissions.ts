import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { hasAccount, type User, type UserId } from './user.ts';

/** Made from the user as stored now, never from what a session remembers. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer';
      readonly userId: UserId;
      readonly onlineBooking?: false;
      /** Not logged in: they hold a link to one appointment of theirs. */
      readonly via?: 'link';
    }
  | {
      readonly kind: 'admin';
      readonly userId: UserId;
      /** The shop asks administrators for a second factor, and this session has none. */
      readonly owesFactor?: true;
    };

export const guest: Actor = { kind: 'guest' };

export function actorOf(user: User | undefined): Actor {
  if (user === undefined || !hasAccount(user)) return guest;
  if (user.isAdmin) return { kind: 'admin', userId: user.id };
  const { id: userId, onlineBooking } = user;
  return { kind: 'customer', userId, ...(onlineBooking === false && { onlineBooking }) };
}

/** Whoever reaches the machine may do to somebody what administrators may, and nobody else of the shop has done it. */
export const operatorFor = (userId: UserId): KnownActor => ({ kind: 'admin', userId });

type Audience = 'anyone' | 'logged-in' | 'admin';

/** Who may try what; ownership is checked where the thing is known. */
export const permissions = {
  'see-shop': 'anyone',
  'see-openapi': 'anyone',
  register: 'anyone',
  'log-in': 'anyone',
  'log-out': 'anyone',
  'see-current-user': 'logged-in',
  'list-services': 'anyone',
  'see-service': 'anyone',
  'list-stylists': 'anyone',
  'see-timeslots': 'anyone',
  'see-availability': 'anyone',
  'list-closures': 'anyone',
  'keep-closures': 'admin',
  'keep-skills': 'admin',
  'see-statistics': 'admin',
  'take-lists': 'admin',
  'see-booking-rules': 'admin',
  'keep-booking-rules': 'admin',
  'see-work-days': 'admin',
  'list-weeks': 'anyone',
  'keep-weeks': 'admin',
  'list-plans': 'admin',
  'keep-plans': 'admin',
  'list-absences': 'admin',
  'keep-absences': 'admin',
  'list-outside': 'admin',
  'keep-outside': 'admin',
  'book-appointment': 'logged-in',
  'list-appointments': 'logged-in',
  'move-appointment': 'logged-in',
  'cancel-appointment': 'logged-in',
  'restore-appointment': 'logged-in',
  'see-letter-settings': 'admin',
  'keep-letter-settings': 'admin',
  'see-own-letters': 'logged-in',
  'set-own-letters': 'logged-in',
  'see-received-letters': 'admin',
  'list-failed-letters': 'admin',
  'send-letter-again': 'admin',
  'see-preview': 'admin',
  'send-preview': 'admin',
  'see-history': 'admin',
  'see-calendar-file': 'logged-in',
  'open-visit': 'anyone',
  'answer-address': 'anyone',
  'list-reminders': 'admin',
  'set-reminded': 'admin',
  'keep-feeds': 'admin',
  'see-feed': 'anyone',
  'set-outcome': 'admin',
  'edit-appointment': 'admin',
  'add-service': 'admin',
  'change-service': 'admin',
  'archive-service': 'admin',
  'start-upload': 'admin',
  'receive-upload': 'anyone',
  'attach-image': 'admin',
  'list-former-stylists': 'admin',
  'see-events': 'admin',
  'list-users': 'admin',
  'see-user': 'admin',
  'add-customer': 'admin',
  'edit-user': 'logged-in',
  'export-own-data': 'logged-in',
  'export-data': 'admin',
  'erase-own-account': 'logged-in',
  'erase-person': 'admin',
  'see-keeping': 'admin',
  'set-keeping': 'admin',
  'list-inactive': 'admin',
  'forget-inactive': 'admin',
  'remove-stylist': 'admin',
  'change-password': 'logged-in',
  'reset-password': 'anyone',
  'issue-reset-link': 'admin',
  invite: 'admin',
  'merge-people': 'admin',
  'accept-invitation': 'anyone',
  'list-browsers': 'logged-in',
  'forget-browser': 'logged-in',
  'list-sessions': 'logged-in',
  'confirm-login': 'logged-in',
  'end-sessions': 'logged-in',
  'end-sessions-of': 'admin',
  'take-login': 'admin',
  'log-in-by-code': 'anyone',
  'see-second-factor': 'logged-in',
  'set-up-second-factor': 'logged-in',
  'keep-second-factor': 'logged-in',
  'keep-passkeys': 'logged-in',
  'log-in-by-passkey': 'anyone',
} as const satisfies Record<string, Audience>;

export type Action = keyof typeof permissions;

export type KnownActor = Exclude<Actor, { kind: 'guest' }>;

type Permitted<A extends Action> = (typeof permissions)[A] extends 'anyone' ? Actor : KnownActor;

const whileFactorIsOwed: ReadonlySet<Action> = new Set([
  ...(['see-current-user', 'log-out', 'see-second-factor', 'set-up-second-factor'] as const),
]);

/** Who owes a second factor sets one up, and is a guest to everything else that guests may. */
export function actingIn(actor: Actor, action: Action): Result<Actor, ProblemOf<'second-factor-required'>> {
  if (actor.kind !== 'admin' || !actor.owesFactor || whileFactorIsOwed.has(action)) return ok(actor);
  return permissions[action] === 'anyone' ? ok(guest) : refuse({ code: 'second-factor-required' });
}

/** A guest who may not is asked to log in. */
export function permit<A extends Action>(
  actor: Actor,
  action: A,
): Result<Permitted<A>, ProblemOf<'not-logged-in' | 'not-permitted'>> {
  const audience: Audience = permissions[action];
  if (audience !== 'anyone' && actor.kind === 'guest') return refuse({ code: 'not-logged-in' });
  if (audience === 'admin' && actor.kind !== 'admin') return refuse({ code: 'not-permitted' });
  return ok(actor as Permitted<A>);
}
