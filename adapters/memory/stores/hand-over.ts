import { dropLinks } from './letters/kept-account-letters.ts';
import type { MemoryState } from './memory-state.ts';
import { dropVisitLinks } from './memory-visit-links.ts';

/** Moves everything from one person to the other and removes the first. `email`: the address that stays. */
export function handOver(
  state: MemoryState,
  [gone, into]: readonly [number, number],
  email: string | null,
): void {
  const other = (id: number): number => (id === gone ? into : id);
  handOverAddress(state, [gone, into], email);
  state.appointments = new Map(
    [...state.appointments].map(([id, visit]) => [id, { ...visit, userId: other(visit.userId) }]),
  );
  state.history = state.history.map(({ id, entry }) => ({ id, entry: { ...entry, by: other(entry.by) } }));
  for (const [id, reminded] of state.reminded)
    state.reminded.set(id, { ...reminded, by: other(reminded.by) });
  for (const [sid, { sess }] of state.sessions) if (sess['userId'] === gone) state.sessions.delete(sid);
  state.devices = state.devices.filter(({ userId }) => userId !== gone);
  state.resetTokens = state.resetTokens.filter(({ userId }) => userId !== gone);
  state.invitations.delete(gone);
  const factor = state.secondFactors.get(gone);
  if (factor !== undefined) state.secondFactors.set(into, factor);
  state.secondFactors.delete(gone);
  for (const [id, passkey] of state.passkeys)
    state.passkeys.set(id, { ...passkey, userId: other(passkey.userId) });
  state.letters = state.letters.map(letter => ({ ...letter, to: other(letter.to) }));
  dropLinks(state, gone);
  state.accountLetters = state.accountLetters.map(letter => ({ ...letter, userId: other(letter.userId) }));
  const [theirs, ours] = [state.choices.get(gone), state.choices.get(into)];
  if (theirs && !ours) state.choices.set(into, theirs);
  state.choices.delete(gone);
  for (const [request, id] of state.customerRequests) state.customerRequests.set(request, other(id));
  state.users.delete(gone);
  state.highestGone = Math.max(state.highestGone, gone);
}

/** Links sent to the address that goes prove nothing about the one that stays. */
function handOverAddress(
  state: MemoryState,
  [gone, into]: readonly [number, number],
  email: string | null,
): void {
  for (const id of [gone, into]) if (state.users.get(id)?.user.email !== email) dropVisitLinks(state, id);
  const confirmed = state.confirmedAddresses.get(gone);
  if (confirmed !== undefined && !state.confirmedAddresses.has(into))
    state.confirmedAddresses.set(into, confirmed);
  state.confirmedAddresses.delete(gone);
  for (const [hash, link] of state.addressLinks)
    if (link.userId === gone && link.address === email)
      state.addressLinks.set(hash, { ...link, userId: into });
    else if (link.userId === gone) state.addressLinks.delete(hash);
}

/** Whether anything stored names this person as a stylist. */
export function isNamedAsStylist(state: MemoryState, id: number): boolean {
  const { plans, skills, absences, closures } = state.timetable;
  const naming = [...state.appointments.values(), ...plans, ...skills, ...absences, ...state.feeds.values()];
  const places = state.history.flatMap(({ entry: { from, to } }) => [from, to]);
  return (
    naming.some(({ stylistId }) => stylistId === id) ||
    closures.some(({ stylistIds }) => stylistIds?.includes(id)) ||
    places.some(place => place !== null && 'stylistId' in place && place.stylistId === id)
  );
}
