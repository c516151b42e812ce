import type fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import type { Outcome } from '../../core/booking/outcome/outcome.ts';
import { setOutcome } from '../../core/booking/outcome/set-outcome.ts';
import { as, granted, refusal, type SmallWorld } from '../worlds/small-world.ts';
import { checkInvariants, type ShopModel } from './shop-model.ts';

/** Of the visits that stand, one is said to have been, or to have been missed; or that is taken back. */
export class SetOutcome implements fc.AsyncCommand<ShopModel, SmallWorld> {
  readonly wanted: {
    readonly by: 'owner' | 'admin';
    readonly choice: number;
    readonly outcome: Outcome;
    readonly price: number | null | undefined;
  };

  constructor(wanted: SetOutcome['wanted']) {
    this.wanted = wanted;
  }

  check = (model: Readonly<ShopModel>): boolean => model.standing.size > 0;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const { by, choice, outcome } = this.wanted;
    const visit = [...model.standing.values()][choice % model.standing.size];
    if (visit === undefined) return;
    const owner = visit.userId === world.mario.id ? world.mario : world.lucia;
    const actor = as(by === 'admin' ? world.salone : owner);
    const price = outcome === null ? undefined : this.wanted.price;
    const begun = Temporal.Instant.compare(visit.startsAt, world.clock.now()) <= 0;
    const expected = by === 'owner' ? 'not-permitted' : begun ? undefined : 'not-begun';

    const set = await setOutcome(world, actor, visit.id, { outcome, price });
    expect(refusal(set)).toBe(expected);

    if (expected === undefined) {
      const { customer: _, classification, ...now } = granted(set);
      const [status, missed] = [outcome === null ? 'confirmed' : 'completed', outcome === 'missed'];
      const noted = (visit.missed ? 'missed' : 'completed') === outcome ? visit.paid : null;
      const paid = price === undefined ? noted : price;
      expect(now).toMatchObject({ id: visit.id, status, missed, paid, price: visit.price });
      model.standing.set(visit.id, { ...now, classification });
      const before = await world.histories.of(visit.id);
      granted(await setOutcome(world, actor, visit.id, { outcome, price }));
      expect(await world.histories.of(visit.id), 'a second time').toEqual(before);
    }
    await checkInvariants(model, world);
  }

  toString = (): string => `outcome ${JSON.stringify(this.wanted)}`;
}
