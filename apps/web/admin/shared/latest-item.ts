/** An item as it stands in the list by now, where it still does. */
export const latestItem = <T extends { readonly id: number }>(list: readonly T[] | undefined, item: T): T =>
  list?.find(({ id }) => id === item.id) ?? item;
