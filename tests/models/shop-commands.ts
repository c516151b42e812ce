import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { cancelAppointment } from '../../core/booking/cancel-appointment.ts';
import { everyStart } from '../core/booking/booked-day.ts';
import { slowTogether } from '../core/calendar/slot-oracle.ts';
import { as, book, refusal, type SmallWorld } from '../worlds/small-world.ts';
import { Edit } from './edit-command.ts';
import { Erase } from './erase-command.ts';
import { Move } from './move-command.ts';
import { SetOutcome } from './outcome-command.ts';
import { BookBeyond, MoveBeyond } from './override-commands.ts';
import { Restore } from './restore-command.ts';
import { checkInvariants, oracleRefusal, type ShopModel } from './shop-model.ts';

type Command = fc.AsyncCommand<ShopModel, SmallWorld>;

const customers = ['mario', 'lucia'] as const;
const stylists = ['anna', 'bruno'] as const;
const services = ['taglio', 'barba', 'colore'] as const;

/** Told before changed terms are: the start itself is wrong. */
const badStart: ReadonlySet<string> = new Set([
  ...['start-in-the-past', 'beyond-horizon', 'closed-day', 'outside-opening-hours', 'off-the-grid'],
]);

/** Tuesday to the Monday after: open days, a Saturday, and two closed ones. */
const dayAfter = (days: number): Temporal.PlainDate => Temporal.PlainDate.from('2027-01-05').add({ days });

class Book implements Command {
  readonly wanted: {
    readonly customer: (typeof customers)[number];
    readonly stylist: (typeof stylists)[number] | null;
    /** In one visit. */
    readonly services: readonly (typeof services)[number][];
    readonly day: number;
    readonly start: string;
    /** Price and length as shown: as they are, as they no longer are, or not said. */
    readonly shown: 'now' | 'before' | 'unsaid';
  };

  constructor(wanted: Book['wanted']) {
    this.wanted = wanted;
  }

  check = (): boolean => true;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const { start } = this.wanted;
    const customer = world[this.wanted.customer];
    const booked = this.wanted.services.map(name => world[name]);
    const times = slowTogether(booked);
    const stylist = this.wanted.stylist === null ? null : world[this.wanted.stylist];
    const date = dayAfter(this.wanted.day);
    const asked = stylist === null ? stylists.map(name => world[name]) : [stylist];
    const wanted = { date, start, times };
    const offering = asked.filter(one => oracleRefusal(model, world, [one], wanted) === undefined);
    const { duration } = times;
    const price = booked.reduce((sum, service) => sum + service.price, 0);
    const shown = { now: { price, duration }, before: { price: price + 100, duration }, unsaid: undefined };
    const expected = shown[this.wanted.shown];
    const oracles = oracleRefusal(model, world, asked, wanted);
    const changed = this.wanted.shown === 'before' && !badStart.has(oracles ?? '');
    const refused = changed ? 'service-changed' : oracles;

    const answer = await book(world, {
      ...{ by: customer, services: booked, stylist, day: date.toString(), at: start },
      ...(expected && { expected }),
    });

    if (answer.ok && answer.value.repeated) {
      expect(model.standing.has(answer.value.appointment.id)).toBe(true);
    } else if (answer.ok) {
      expect(changed).toBe(false);
      expect(answer.value.appointment).toMatchObject({ price, duration });
      expect(offering.map(({ id }) => id)).toContain(answer.value.appointment.stylistId);
      model.standing.set(answer.value.appointment.id, answer.value.appointment);
    } else {
      expect(answer.problem.code).toBe(refused ?? 'nothing: it was offered');
    }
    await checkInvariants(model, world);
  }

  toString = (): string => `book ${JSON.stringify(this.wanted)}`;
}

class Cancel implements Command {
  readonly by: 'owner' | 'stranger' | 'admin';
  readonly choice: number;

  constructor(by: Cancel['by'], choice: number) {
    this.by = by;
    this.choice = choice;
  }

  check = (model: Readonly<ShopModel>): boolean => model.standing.size > 0;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const [id, visit] = [...model.standing][this.choice % model.standing.size] ?? [];
    if (id === undefined || visit === undefined) return;
    const owner = visit.userId === world.mario.id ? world.mario : world.lucia;
    const stranger = owner === world.mario ? world.lucia : world.mario;
    const actor = as({ owner, stranger, admin: world.salone }[this.by]);
    const ahead = Temporal.Instant.compare(visit.startsAt, world.clock.now()) >= 0;
    const isConfirmed = visit.status === 'confirmed';
    const allowed = isConfirmed && (this.by === 'admin' || (this.by === 'owner' && ahead));

    const refused = this.by === 'stranger' ? 'appointment-not-found' : 'not-cancellable';
    expect(refusal(await cancelAppointment(world, actor, id))).toBe(allowed ? undefined : refused);

    if (allowed) {
      model.standing.delete(id);
      const by = actor.kind === 'guest' ? 0 : actor.userId;
      model.cancelled.set(id, { visit, by, at: world.clock.now() });
      expect(refusal(await cancelAppointment(world, actor, id)), 'a second time').toBe('not-cancellable');
    }
    await checkInvariants(model, world);
  }

  toString = (): string => `cancel ${this.choice} as ${this.by}`;
}

class Wait implements Command {
  readonly minutes: number;

  constructor(minutes: number) {
    this.minutes = minutes;
  }

  check = (): boolean => true;

  async run(_: ShopModel, world: SmallWorld): Promise<void> {
    world.clock.moveTo(world.clock.now().add({ minutes: this.minutes }).toString());
  }

  toString = (): string => `wait ${this.minutes} minutes`;
}

const anyone = fc.constantFrom('owner' as const, 'owner' as const, 'stranger' as const, 'admin' as const);

const anyStart = fc.oneof(
  fc.constantFrom('08:30', '09:00', '09:15', '12:30', '14:00', '19:30'),
  fc.constantFrom(...everyStart),
);

const beyond = {
  stylist: fc.constantFrom(...stylists),
  day: fc.integer({ min: -9, max: 7 }).map(dayAfter),
  start: fc.oneof(anyStart, fc.constantFrom('00:00', '07:45', '13:00', '13:30', '20:00', '23:00', '23:30')),
};

/** Few days and starts, so that histories really clash. */
export const shopCommands = fc.commands(
  [
    fc
      .record({
        customer: fc.constantFrom(...customers),
        stylist: fc.constantFrom(...stylists, null),
        services: fc.array(fc.constantFrom(...services), { minLength: 1, maxLength: 3 }),
        day: fc.integer({ min: 0, max: 6 }),
        start: anyStart,
        shown: fc.constantFrom('now' as const, 'now' as const, 'before' as const, 'unsaid' as const),
      })
      .map(wanted => new Book(wanted)),
    fc
      .record({
        by: anyone,
        choice: fc.nat(),
        stylist: fc.constantFrom(...stylists, null),
        day: fc.integer({ min: 0, max: 6 }).map(dayAfter),
        start: anyStart,
        seen: fc.constantFrom('here' as const, 'elsewhere' as const, 'unsaid' as const),
      })
      .map(wanted => new Move(wanted)),
    fc
      .record({
        by: fc.constantFrom('admin' as const, 'admin' as const, 'owner' as const),
        choice: fc.nat(),
        outcome: fc.constantFrom('completed' as const, 'missed' as const, null),
        price: fc.constantFrom(undefined, undefined, null, 0, 2_000),
      })
      .map(wanted => new SetOutcome(wanted)),
    fc
      .record({
        by: fc.constantFrom('admin' as const, 'admin' as const, 'admin' as const, 'owner' as const),
        choice: fc.nat(),
        services: fc.option(fc.array(fc.constantFrom(...services), { minLength: 1, maxLength: 3 }), {
          nil: undefined,
        }),
        staffNotes: fc.constantFrom(null, 'colore 7.1', 'lametta'),
      })
      .map(wanted => new Edit(wanted)),
    fc.tuple(anyone, fc.nat()).map(([by, choice]) => new Cancel(by, choice)),
    fc.record({ customer: fc.constantFrom(...customers), ...beyond }).map(wanted => new BookBeyond(wanted)),
    fc.record({ choice: fc.nat(), ...beyond }).map(wanted => new MoveBeyond(wanted)),
    // Rarely: most of what happens afterwards needs visits of somebody.
    fc
      .tuple(fc.constantFrom(...customers), fc.integer({ min: 0, max: 3 }))
      .map(([customer, chance]) => new Erase(customer, chance === 0)),
    fc
      .tuple(fc.constantFrom('owner' as const, 'admin' as const), fc.nat())
      .map(([by, choice]) => new Restore(by, choice)),
    fc
      .oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 11 }))
      .map(minutes => new Wait(minutes)),
  ],
  { maxCommands: 40, size: 'max' },
);
