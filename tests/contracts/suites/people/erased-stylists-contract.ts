import { expect, test } from 'vitest';
import { FixedClock } from '../../../../adapters/memory/fixed-clock.ts';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Week } from '../../../../core/calendar/shop-hours.ts';
import { actorOf } from '../../../../core/people/permissions.ts';
import { decideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import type { Users } from '../../../../core/ports/users.ts';
import type { Problem } from '../../../../core/problem.ts';
import { keptAbsence } from '../../../../core/timetable/absence-entry.ts';
import { changeTimetable } from '../../../../core/timetable/change-timetable.ts';
import { keptClosure } from '../../../../core/timetable/closure-entry.ts';
import { keptPlan } from '../../../../core/timetable/plan-entry.ts';
import { keptSkills } from '../../../../core/timetable/skills-entry.ts';
import type { TimetableEntry } from '../../../../core/timetable/timetable-entry.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, cancel, day, visit } from '../../visits.ts';

const closed: Week = [[], [], [], [], [], [], []];
const february = { from: day('2027-02-02'), to: day('2027-02-05') };

/** What a timetable keeps of somebody who was a stylist when it was asked, and is not under its lock. */
export function erasedStylistsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  test.each([
    ['and nothing names', false],
    ['and whom a visit names', true],
  ])('keeps nothing of a stylist who is erased meanwhile %s', async (_, isNamed) => {
    const { anna, bruno, salone } = shop;
    if (isNamed) await cancel(ports, await book(ports, visit(shop, { stylistId: bruno.id })));
    const [clock, roster] = [new FixedClock('2027-01-05T08:00:00Z'), await ports.users.stylists()];
    await ports.erasures.erase(bruno.id, clock.now(), decideErasing(salone.id, clock.now()));
    const findMany: Users['findMany'] = ids => ports.users.findMany(ids);
    const users = { stylists: async () => roster, findMany } as Users;
    const ill = { ...february, part: null, reason: 'Intervento' };
    const week = { validFrom: day('2027-02-01'), weeks: [closed] as const };
    for (const stylistId of [bruno.id, anna.id]) {
      const entries = [
        keptAbsence(null, { ...ill, stylistId }),
        keptPlan({ ...week, stylistId }),
        keptSkills({ stylistId, serviceIds: [shop.barba.id] }),
        keptClosure(null, { ...february, hours: [], stylistIds: [stylistId], reason: '' }),
      ] as TimetableEntry<unknown, Problem>[];
      for (const entry of entries) {
        const changed = await changeTimetable({ ...ports, users, clock }, actorOf(salone), entry);
        expect(changed.ok ? 'kept' : changed.problem.code).toBe(
          stylistId === anna.id ? 'kept' : 'stylist-not-found',
        );
      }
    }
    const { absences, plans, skills } = await ports.timetables.current();
    expect([...absences, ...plans, ...skills].map(({ stylistId }) => stylistId)).toEqual(
      Array.from({ length: 3 }, () => anna.id),
    );
  });
}
