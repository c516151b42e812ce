import type fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { listAppointments } from '../../core/booking/list-appointments.ts';
import { erasePerson } from '../../core/people/personal-data/erase-person.ts';
import { erasedNames } from '../../core/people/personal-data/erased-person.ts';
import { as, granted, type SmallWorld } from '../worlds/small-world.ts';
import { checkInvariants, type ShopModel } from './shop-model.ts';

const keptLetters = { forget: async () => true };

/** A customer is erased, and comes back as somebody new: what lies ahead is cancelled, the rest stands without a name. */
export class Erase implements fc.AsyncCommand<ShopModel, SmallWorld> {
  readonly customer: 'mario' | 'lucia';

  readonly isMeant: boolean;

  constructor(customer: Erase['customer'], isMeant: boolean) {
    this.customer = customer;
    this.isMeant = isMeant;
  }

  check = (): boolean => this.isMeant;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const person = world[this.customer];
    const now = world.clock.now();
    const own = [...model.standing.values()].filter(({ userId }) => userId === person.id);
    const ahead = own.filter(
      ({ status, startsAt }) => status === 'confirmed' && Temporal.Instant.compare(startsAt, now) >= 0,
    );
    const taken = await takings(world);

    const cancelled = granted(await erasePerson({ ...world, keptLetters }, as(world.salone), person.id));
    expect(new Set(cancelled.map(({ id }) => id))).toEqual(new Set(ahead.map(({ id }) => id)));
    expect(await takings(world)).toBe(taken);

    for (const visit of own) {
      model.standing.delete(visit.id);
      if (!ahead.includes(visit)) model.nameless.set(visit.id, visit);
    }
    for (const [id, { visit }] of model.cancelled)
      if (visit.userId === person.id) {
        model.cancelled.delete(id);
        model.forgotten.add(id);
      }
    for (const { id } of ahead) model.forgotten.add(id);
    await this.#checkNames(model, world);
    await this.#comeBack(world);
    await checkInvariants(model, world);
  }

  async #checkNames(model: ShopModel, world: SmallWorld): Promise<void> {
    const all = granted(await listAppointments(world, as(world.salone), {}));
    for (const { id, customer, notes, staffNotes } of all)
      if (model.nameless.has(id) || model.forgotten.has(id))
        expect([customer?.userId, customer?.userFirstName, notes, staffNotes]).toEqual([
          ...[null, erasedNames.customer, null, null],
        ]);
  }

  async #comeBack(world: SmallWorld): Promise<void> {
    const { id: _, ...person } = world[this.customer];
    const added = granted(await world.users.add({ ...person, passwordHash: 'x' }));
    Object.assign(world, { [this.customer]: added });
  }

  toString = (): string => `erase ${this.customer}`;
}

async function takings(world: SmallWorld): Promise<number> {
  const all = granted(await listAppointments(world, as(world.salone), { status: 'completed' }));
  return all.reduce((sum, { paid, price, missed }) => sum + (missed ? 0 : (paid ?? price)), 0);
}
