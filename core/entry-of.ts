interface Entries<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Made when it is first asked for. */
export function entryOf<K, V>(entries: Entries<K, V>, key: K, make: (key: K) => V): V {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  entries.set(key, made);
  return made;
}
