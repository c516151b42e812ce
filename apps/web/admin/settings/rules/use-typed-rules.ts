import { useEffect, useState } from 'react';
import { readPrivate, removePrivate, storePrivate } from '../../../shared/session/private-storage.ts';
import { type RuleName, type Rules, ruleNames } from './rules.ts';

export type TypedRules = Partial<Record<RuleName, number | null>>;

const name = 'regole';

/** What is chosen and not saved, as the tab keeps it: also while another part of the settings is looked at. */
export function useTypedRules() {
  const [typed, type] = useState<TypedRules>(() => readTyped(readPrivate(name)));
  useEffect(() => {
    if (Object.keys(typed).length === 0) removePrivate(name);
    else storePrivate(name, typed);
  }, [typed]);
  return [typed, type] as const;
}

/** What was sent is stored. What has been chosen since is still to be saved. */
export const unsentOf = (typed: TypedRules, sent: Rules): TypedRules =>
  Object.fromEntries(
    ruleNames.flatMap(rule => {
      const value = typed[rule];
      return value === undefined || value === sent[rule] ? [] : [[rule, value]];
    }),
  );

function readTyped(kept: unknown): TypedRules {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([rule, value]) =>
      (ruleNames as readonly string[]).includes(rule) && (value === null || Number.isInteger(value)),
  );
  return Object.fromEntries(known) as TypedRules;
}
