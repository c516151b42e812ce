import { useEffect, useState } from 'react';
import { readPrivate, removePrivate, storePrivate } from '../../../../shared/session/private-storage.ts';

/** null: everything; undefined: nothing is typed. */
type Typed = readonly number[] | null | undefined;

/** What is ticked and not saved, as the tab keeps it for each stylist. */
export function useTypedSkills(stylistId: number) {
  const name = `servizi:${stylistId}`;
  const [typed, type] = useState<Typed>(() => readTyped(readPrivate(name)));
  useEffect(() => {
    if (typed === undefined) removePrivate(name);
    else storePrivate(name, typed);
  }, [name, typed]);
  return [typed, type] as const;
}

function readTyped(kept: unknown): Typed {
  if (kept === null) return null;
  return Array.isArray(kept) && kept.every(id => typeof id === 'number') ? kept : undefined;
}
