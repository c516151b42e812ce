import type { Temporal } from 'temporal-polyfill';
import type { ProofKind } from '../../../core/people/password/forgotten-password.ts';
import { type Proof, proofKind } from '../../../core/people/password/proof.ts';
import { hasAccount, type User } from '../../../core/people/user.ts';
import type { Passwords, TellOf } from '../../../core/ports/passwords.ts';
import type { Renewal } from '../../../core/ports/sessions.ts';
import { type Problem, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import { dropLinks, keepAccountLetter } from './letters/kept-account-letters.ts';
import { type MemoryState } from './memory-state.ts';
import { dropVisitLinks } from './memory-visit-links.ts';
import { deleteAccess } from './people/nameless.ts';

export class MemoryPasswords implements Passwords {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async change(
    userId: number,
    passwordHash: string,
    renew: Renewal | undefined,
    { present, tell }: { readonly present?: string | undefined; readonly tell?: TellOf } = {},
  ): Promise<boolean> {
    if (present !== undefined && this.#state.users.get(userId)?.passwordHash !== present) return false;
    return this.#change(userId, passwordHash, renew, tell);
  }

  async checkProof(userId: number, proof: Proof, now: Temporal.Instant): Promise<ProofKind | undefined> {
    return this.#proofKind(userId, proof, now);
  }

  async reset(
    userId: number,
    passwordHash: string,
    proof: Proof,
    renew: Renewal | undefined,
    now: Temporal.Instant,
    tell?: TellOf,
  ): Promise<boolean> {
    if (this.#proofKind(userId, proof, now) === undefined) return false;
    return this.#change(userId, passwordHash, renew, tell);
  }

  async takeLogin<P extends Problem>(
    userId: number,
    decide: (present: User) => Result<User, P>,
  ): Promise<Result<User, P | ProblemOf<'user-not-found'>>> {
    const state = this.#state;
    const person = state.users.get(userId);
    if (person === undefined || userId === state.passerBy || state.erased.has(userId))
      return refuse({ code: 'user-not-found' });
    const decided = decide(person.user);
    if (!decided.ok || hasAccount(decided.value) || !hasAccount(person.user)) return decided;
    state.users.set(userId, { ...person, user: decided.value, passwordHash: null, emailIsOwn: false });
    deleteAccess(state, userId);
    dropLinks(state, userId);
    dropVisitLinks(state, userId);
    return decided;
  }

  #proofKind(userId: number, proof: Proof, now: Temporal.Instant): ProofKind | undefined {
    const { devices, resetTokens, users } = this.#state;
    const link = resetTokens.find(({ hash }) => hash === proof.link);
    const logins = devices
      .filter(({ browser }) => browser === proof.browser)
      .map(login => ({ ...login, roles: users.get(login.userId)?.user ?? noRoles }));
    return proofKind(userId, { link, logins }, now);
  }

  #change(
    userId: number,
    passwordHash: string,
    renew: Renewal | undefined,
    tell: TellOf | undefined,
  ): boolean {
    const account = this.#state.users.get(userId);
    if (!account || account.passwordHash === null) return false;
    this.#state.users.set(userId, { ...account, passwordHash });
    const present = this.#state.sessions.get(renew?.from ?? '');
    for (const [sid, { sess }] of this.#state.sessions)
      if (sess['userId'] === userId) this.#state.sessions.delete(sid);
    if (renew !== undefined && present?.sess['userId'] === userId)
      this.#state.sessions.set(renew.to, { ...present, sid: renew.to });
    this.#state.devices = this.#state.devices.filter(known => known.userId !== userId || known.staff);
    this.#state.resetTokens = this.#state.resetTokens.filter(token => token.userId !== userId);
    dropLinks(this.#state, userId, ['reset-link']);
    keepAccountLetter(this.#state, tell?.(account.user));
    return true;
  }
}

const noRoles = { isAdmin: false, isStylist: false };
