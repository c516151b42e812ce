import type * as z from 'zod/mini';
import { type Actor, permit } from '../../../core/people/permissions.ts';
import type { Call } from '../contract/call.ts';

type Schema = z.ZodMiniType;
type Kind = Actor['kind'];

/** Copies what a schema names; undefined for a value of another shape. `missing` collects promised keys without a value. */
type Pick = (value: unknown, missing: Set<string>) => unknown;

/** What an actor gets of a call's reply. `report` hears of a reply that lacks what the contract promises. */
export type EncodeReply = (actor: Actor, reply: unknown, report: (fault: Error) => void) => unknown;

/**
 * Cuts replies down to what the contract names for the actor who asks, nested objects included. Throws at once for a call
 * that some actor may make without being promised a reply.
 */
export function replyEncoder(call: Call): EncodeReply {
  const kinds = picksOf(call);
  return (actor, reply, report) => {
    const pick = kinds.get(actor.kind);
    if (pick === undefined) return undefined;
    const missing = new Set<string>();
    const picked = pick(reply, missing);
    if (picked === undefined) missing.add('everything');
    if (missing.size > 0) report(new Error(`${nameOf(call)} owes ${actor.kind} ${[...missing].join(', ')}`));
    return picked;
  };
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

function picksOf(call: Call): ReadonlyMap<Kind, Pick> {
  const { reply } = call;
  const picks = new Map<Kind, Pick>();
  if (reply === undefined) return picks;
  for (const kind of ['guest', 'customer', 'admin'] as const) {
    if (!permit({ kind, userId: 0 }, call.action).ok) continue;
    const schema = 'everyone' in reply ? reply.everyone : reply[kind];
    if (schema === undefined) throw new Error(`${nameOf(call)} promises ${kind} no reply`);
    picks.set(kind, pickOf(schema));
  }
  return picks;
}

function pickOf(schema: Schema): Pick {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      // A loose object names whatever it holds.
      return def.catchall === undefined ? objectPick(def.shape as Record<string, Schema>) : value => value;
    case 'array':
      return arrayPick(pickOf(def.element as Schema));
    case 'nullable': {
      const pick = pickOf(def.innerType as Schema);
      return (value, missing) => (value === null ? null : pick(value, missing));
    }
    case 'optional':
      return pickOf(def.innerType as Schema);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return value => (typeof value === 'object' ? undefined : value);
    default:
      throw new Error(`a reply cannot hold a value of the kind ${def.type}`);
  }
}

function objectPick(shape: Readonly<Record<string, Schema>>): Pick {
  const keys = Object.entries(shape).map(
    ([key, schema]) => [key, pickOf(schema), schema._zod.def.type === 'optional'] as const,
  );
  return (value, missing) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const picked: Record<string, unknown> = {};
    for (const [key, pick, isOptional] of keys) {
      const given = (value as Record<string, unknown>)[key];
      const kept = given === undefined ? undefined : pick(given, missing);
      if (kept !== undefined) picked[key] = kept;
      else if (!isOptional || given !== undefined) missing.add(key);
    }
    return picked;
  };
}

const arrayPick =
  (pick: Pick): Pick =>
  (value, missing) =>
    Array.isArray(value)
      ? value.map((item: unknown) => {
          const kept = pick(item, missing);
          if (kept === undefined) missing.add('an item');
          return kept;
        })
      : undefined;
