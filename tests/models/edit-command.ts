import type fc from 'fast-check';
import { expect } from 'vitest';
import type { AppointmentView } from '../../core/booking/appointment-view.ts';
import { editAppointment } from '../../core/booking/editing/edit-appointment.ts';
import { placeOf } from '../../core/booking/place.ts';
import { slowTogether } from '../core/calendar/slot-oracle.ts';
import { as, granted, refusal, type SmallWorld } from '../worlds/small-world.ts';
import { checkInvariants, isFree, oracleRefusal, type ShopModel } from './shop-model.ts';

/** Of the visits that stand, one is given other services, perhaps with a note. */
export class Edit implements fc.AsyncCommand<ShopModel, SmallWorld> {
  readonly wanted: {
    readonly by: 'owner' | 'admin';
    readonly choice: number;
    readonly services: readonly ('taglio' | 'barba' | 'colore')[] | undefined;
    readonly staffNotes: string | null;
  };

  constructor(wanted: Edit['wanted']) {
    this.wanted = wanted;
  }

  check = (model: Readonly<ShopModel>): boolean => model.standing.size > 0;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const { by, choice, services, staffNotes } = this.wanted;
    const visit = [...model.standing.values()][choice % model.standing.size];
    if (visit === undefined) return;
    const owner = visit.userId === world.mario.id ? world.mario : world.lucia;
    const actor = as(by === 'admin' ? world.salone : owner);
    const serviceIds = services?.map(name => world[name].id);
    const expected = by === 'owner' ? 'not-permitted' : this.#expected(model, world, visit);

    const edited = await editAppointment(world, actor, visit.id, { serviceIds, staffNotes });
    expect(refusal(edited)).toBe(expected);

    if (expected === undefined) {
      const { customer: _, ...now } = granted(edited);
      const { id, userId, stylistId, notes, status } = visit;
      expect(now).toMatchObject({ ...{ id, userId, stylistId, notes, status }, staffNotes });
      expect(placeOf(now)).toEqual(placeOf(visit));
      const ids = serviceIds ?? visit.services.map(({ serviceId }) => serviceId);
      expect(now.services.map(({ serviceId }) => serviceId)).toEqual(ids);
      expect(now.price).toBe(now.services.reduce((sum, { price }) => sum + price, 0));
      model.standing.set(visit.id, now);
      const before = await world.histories.of(visit.id);
      granted(await editAppointment(world, actor, visit.id, { serviceIds, staffNotes }));
      expect(await world.histories.of(visit.id), 'a second time').toEqual(before);
    }
    await checkInvariants(model, world);
  }

  /** As if it were booked there the day before, and were not there yet; what lies outside is bound by others alone. */
  #expected(model: ShopModel, world: SmallWorld, visit: AppointmentView): string | undefined {
    const services = this.wanted.services?.map(name => world[name]);
    const ids = (of: readonly { id: number }[] = []) => of.map(({ id }) => id).join();
    const standing = visit.services.map(({ serviceId: id }) => ({ id }));
    if (services === undefined || ids(services) === ids(standing)) return undefined;
    if (visit.status !== 'confirmed') return 'not-editable';
    const others = new Map([...model.standing].filter(([id]) => id !== visit.id));
    const times = slowTogether(services);
    if (visit.overridden) {
      if (visit.time.hour * 60 + visit.time.minute + times.duration > 24 * 60) return 'runs-past-closing';
      return isFree({ ...model, standing: others }, { ...visit, parts: undefined, ...times })
        ? undefined
        : 'slot-taken';
    }
    const whose = [world.anna, world.bruno].filter(({ id }) => id === visit.stylistId);
    const target = { date: visit.date, start: placeOf(visit).time, times };
    const dayBefore = { date: visit.date.subtract({ days: 1 }), minute: 0 };
    return oracleRefusal({ ...model, standing: others }, world, whose, target, dayBefore);
  }

  toString = (): string => `edit ${JSON.stringify(this.wanted)}`;
}
