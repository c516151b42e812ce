/** What was chosen and can no longer be booked: archived, or no longer done by whoever it was chosen with. */
export const goneServices = <Line extends { readonly serviceId: number }>(
  chosen: readonly Line[],
  offered: readonly { readonly id: number }[],
): readonly Line[] => chosen.filter(({ serviceId }) => !offered.some(({ id }) => id === serviceId));
