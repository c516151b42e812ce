export interface Fault<T> {
  readonly of: T;
  readonly error: unknown;
}

/** One after the other; a fault stops none that stands behind it. */
export async function tryEach<T>(
  all: Iterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<readonly Fault<T>[]> {
  const faults: Fault<T>[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      faults.push({ of: one, error });
    }
  }
  return faults;
}

export function throwFirst([first]: readonly Fault<unknown>[]): void {
  if (first !== undefined) throw first.error;
}
