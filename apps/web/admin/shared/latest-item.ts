/** The list's current version of an item, or the item itself once it has left the list. */
export const latestItem = <T extends { readonly id: number }>(list: readonly T[] | undefined, item: T): T =>
  list?.find(({ id }) => id === item.id) ?? item;
