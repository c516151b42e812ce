import type { Temporal } from 'temporal-polyfill';
import { erasedPerson } from '../../../../core/people/personal-data/erased-person.ts';
import type { Cancelling } from '../../../../core/people/personal-data/erasing-decision.ts';
import { causedBy, waiting } from '../letters/waiting-letters.ts';
import { type MemoryState, nextId, tell } from '../memory-state.ts';

function addNameless(state: MemoryState, kind: Parameters<typeof erasedPerson>[0], given?: number): number {
  const id = given ?? nextId(state.users, state.highestGone);
  const user = { ...erasedPerson(kind), id };
  state.users.set(id, { user, passwordHash: null, emailIsOwn: false, staffNotes: null });
  state.erased.add(id);
  return id;
}

export function reassignVisits(state: MemoryState, gone: number): number {
  const nobody = addNameless(state, 'customer');
  const nameless = {
    userId: nobody,
    notes: null,
    staffNotes: null,
    externalCalendarId: null,
    requestId: null,
  };
  state.appointments = new Map(
    [...state.appointments].map(([id, visit]) => [
      id,
      visit.userId === gone ? { ...visit, ...nameless } : visit,
    ]),
  );
  const isTheirs = (visit: number) => state.appointments.get(visit)?.userId === nobody;
  for (const [hash, visit] of state.visitLinks) if (isTheirs(visit)) state.visitLinks.delete(hash);
  for (const visit of state.reminded.keys()) if (isTheirs(visit)) state.reminded.delete(visit);
  return nobody;
}

export function cancel(
  state: MemoryState,
  cancelled: readonly Cancelling[],
  author: { readonly by: number; readonly at: Temporal.Instant },
): void {
  for (const { id, letters } of cancelled) {
    const visit = state.appointments.get(id);
    if (visit === undefined) continue;
    state.appointments = new Map(state.appointments).set(id, { ...visit, status: 'cancelled' });
    const entry = { ...author, kind: 'cancelled', from: null, to: null } as const;
    state.history = [...state.history, { id, entry }];
    const write = { do: 'cancel', id, letters, ...author } as const;
    state.letters = waiting(state.letters, causedBy(write, visit, state));
    tell(state.listeners, [{ list: 'appointments', id }]);
  }
}

export function deleteAccess(state: MemoryState, id: number): void {
  for (const [sid, { sess }] of state.sessions) if (sess['userId'] === id) state.sessions.delete(sid);
  state.devices = state.devices.filter(({ userId }) => userId !== id);
  state.resetTokens = state.resetTokens.filter(({ userId }) => userId !== id);
  state.secondFactors.delete(id);
  for (const [key, { userId }] of state.passkeys) if (userId === id) state.passkeys.delete(key);
}

export function deleteOwn(state: MemoryState, id: number): void {
  deleteAccess(state, id);
  state.invitations.delete(id);
  state.letters = state.letters.filter(({ to }) => to !== id);
  state.accountLetters = state.accountLetters.filter(({ userId }) => userId !== id);
  state.confirmedAddresses.delete(id);
  for (const [hash, link] of state.addressLinks) if (link.userId === id) state.addressLinks.delete(hash);
  state.choices.delete(id);
  for (const [feed, { stylistId }] of state.feeds) if (stylistId === id) state.feeds.delete(feed);
}

/** Appointments name this stylist's id, so it stays, without a name. */
export function eraseNames(state: MemoryState, stylist: number): void {
  addNameless(state, 'staff', stylist);
  const { skills, absences, ...timetable } = state.timetable;
  state.timetable = {
    ...timetable,
    skills: skills.filter(({ stylistId }) => stylistId !== stylist),
    absences: absences.map(absence => (absence.stylistId === stylist ? { ...absence, reason: '' } : absence)),
  };
}

export function removeRow(state: MemoryState, gone: number, nobody: number | undefined): void {
  const reminded = [...state.reminded].filter(([, { by }]) => by === gone);
  if (reminded.length > 0 || state.history.some(({ entry }) => entry.by === gone)) {
    const user = state.users.get(gone)?.user;
    const customer = user?.isAdmin || user?.isStylist ? undefined : nobody;
    const actor = customer ?? addNameless(state, 'staff');
    state.history = state.history.map(line =>
      line.entry.by === gone ? { ...line, entry: { ...line.entry, by: actor } } : line,
    );
    for (const [visit, tick] of reminded) state.reminded.set(visit, { ...tick, by: actor });
  }
  for (const [request, id] of state.customerRequests) if (id === gone) state.customerRequests.delete(request);
  state.users.delete(gone);
  state.highestGone = Math.max(state.highestGone, gone);
  tell(state.listeners, [{ list: 'users', id: gone }]);
}
