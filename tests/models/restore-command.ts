import type fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { restoreAppointment } from '../../core/booking/restoring/restore-appointment.ts';
import { as, granted, refusal, type SmallWorld } from '../worlds/small-world.ts';
import { type Cancelled, checkInvariants, isFree, type ShopModel } from './shop-model.ts';

/** Of the visits that were cancelled, one is wanted back, perhaps too late or by somebody else. */
export class Restore implements fc.AsyncCommand<ShopModel, SmallWorld> {
  readonly by: 'owner' | 'admin';
  readonly choice: number;

  constructor(by: Restore['by'], choice: number) {
    this.by = by;
    this.choice = choice;
  }

  check = (model: Readonly<ShopModel>): boolean => model.cancelled.size > 0;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const newestFirst = [...model.cancelled].reverse();
    const [id, cancelled] = newestFirst[this.choice % Math.min(2, newestFirst.length)] ?? [];
    if (id === undefined || cancelled === undefined) return;
    const owner = cancelled.visit.userId === world.mario.id ? world.mario : world.lucia;
    const person = this.by === 'admin' ? world.salone : owner;
    const expected = refusalOf(model, world, cancelled, person.id);

    const restored = await restoreAppointment(world, as(person), id);
    expect(refusal(restored)).toBe(expected);
    if (restored.ok) {
      const { customer: _, ...now } = granted(restored);
      expect(now).toMatchObject({ id, status: 'confirmed', startsAt: cancelled.visit.startsAt });
      model.cancelled.delete(id);
      model.standing.set(id, now);
      expect(refusal(await restoreAppointment(world, as(person), id)), 'a second time').toBeUndefined();
    }
    await checkInvariants(model, world);
  }

  toString = (): string => `restore ${this.choice} as ${this.by}`;
}

function refusalOf(
  model: ShopModel,
  world: SmallWorld,
  { visit, by, at }: Cancelled,
  person: number,
): string | undefined {
  if (by !== person) return 'not-permitted';
  const latest = at.add({ minutes: 10 });
  if (Temporal.Instant.compare(world.clock.now(), latest) > 0) return 'too-late-to-restore';
  return isFree(model, visit) ? undefined : 'slot-taken';
}
