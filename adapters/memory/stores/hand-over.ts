import type { MemoryState } from './memory-state.ts';

/** Gives all that is one's to the other, and lets the one go. */
export function handOver(state: MemoryState, gone: number, into: number): void {
  const other = (id: number): number => (id === gone ? into : id);
  state.appointments = new Map(
    [...state.appointments].map(([id, visit]) => [id, { ...visit, userId: other(visit.userId) }]),
  );
  state.history = state.history.map(({ id, entry }) => ({ id, entry: { ...entry, by: other(entry.by) } }));
  for (const [sid, { sess }] of state.sessions) if (sess['userId'] === gone) state.sessions.delete(sid);
  state.devices = state.devices.filter(({ userId }) => userId !== gone);
  state.resetTokens = state.resetTokens.filter(({ userId }) => userId !== gone);
  state.invitations.delete(gone);
  for (const [request, id] of state.customerRequests) state.customerRequests.set(request, other(id));
  state.users.delete(gone);
}
