import { describe, expect, test } from 'vitest';
import { unexplained } from './concurrent-history.ts';
import type { Told } from './told.ts';
import {
  ANNA,
  at,
  BRUNO,
  booked,
  both,
  cancelled,
  colour,
  cut,
  edited,
  either,
  list,
  listOver,
  moved,
  over,
  refused,
  restored,
  wanted,
} from './told-histories.ts';

describe('what requests at the same time were told', () => {
  test.each<[string, Told[]]>([
    ['one after the other', [booked(1, 0), list(2, 1), cancelled(1, 4), list(6), booked(2, 8)]],
    ['refused while another stands', [booked(1, 0), refused(at(5))]],
    ['refused by one that is cancelled meanwhile', [booked(1, 0), cancelled(1, 4), refused(at(3, 6))]],
    ['a list during a booking shows it or not', [booked(1, 5), list(5, 1), list(5)]],
    ['booked while the one before is being cancelled', [booked(1, 0), cancelled(1, 5), booked(2, 5)]],
    [
      'neither of two free',
      [booked(1, 0), booked(2, 0, { stylists: [BRUNO] }, BRUNO), refused(at(5), { stylists: [ANNA, BRUNO] })],
    ],
    ['booked within a posa', [booked(1, 0, colour), booked(2, 5, { start: 630 })]],
    [
      'booked within the posa of what was moved',
      [booked(1, 0, colour), moved(1, 3, 660), booked(2, 6, { start: 690 })],
    ],
    ['refused by clean-up', [booked(1, 0, colour), refused(at(5), { start: 690 })]],
    ['moved, and its old time taken', [booked(1, 0), moved(1, 5, 690), booked(2, 8), list(9, 1, 2)]],
    [
      'moved twice, and its first time taken',
      [booked(1, 0), moved(1, 5, 690), moved(1, 7, 630), booked(2, 9)],
    ],
    ['moved away while its time is booked', [booked(1, 0), moved(1, 5, 690), booked(2, 5)]],
    [
      'moved to where another is, refused',
      [booked(1, 0), booked(2, 2, { start: 660 }), moved(1, 5, 660, ANNA, 409)],
    ],
    ['moved though cancelled, refused', [booked(1, 0), cancelled(1, 3), moved(1, 5, 660, ANNA, 409)]],
    ['made longer, and refused by that', [booked(1, 0), edited(1, 3, both), refused(at(5), { start: 630 })]],
    [
      'made shorter, and its end booked',
      [booked(1, 0, { what: both }), edited(1, 3, cut), booked(2, 5, { start: 630 })],
    ],
    ['not made longer, into another', [booked(1, 0), booked(2, 2, { start: 630 }), edited(1, 4, both, 409)]],
    [
      'restored, and cancelled again',
      [booked(1, 0), cancelled(1, 2), restored(1, 4), list(6, 1), cancelled(1, 8), list(10)],
    ],
    ['restored twice, the same both times', [booked(1, 0), cancelled(1, 2), restored(1, 4), restored(1, 6)]],
    ['not restored onto another', [booked(1, 0), cancelled(1, 2), booked(2, 4), restored(1, 6, 409)]],
    [
      'not restored what was moved since',
      [booked(1, 0), cancelled(1, 2), restored(1, 4), moved(1, 6, 660), restored(1, 8, 409)],
    ],
    ['not restored though it was never cancelled', [booked(1, 0), restored(1, 6, 409)]],
    ['cancelled twice, the second time refused', [booked(1, 0), cancelled(1, 4), cancelled(1, 6, 409)]],
    [
      'over, and then not moved, edited or cancelled',
      [
        ...[booked(1, 0), over(1, 2), moved(1, 4, 660, ANNA, 409), edited(1, 6, both, 409)],
        ...[cancelled(1, 8, 409), listOver(10, 1), over(1, 12, false), cancelled(1, 14)],
      ],
    ],
    ['no outcome of what is cancelled', [booked(1, 0), cancelled(1, 2), over(1, 4, true, 409)]],
    ['a list during an outcome tells it or not', [booked(1, 0), over(1, 5), list(5, 1), listOver(5, 1)]],
    [
      'the same wish again, of what is over',
      [booked(1, 0, { userId: 7 }), over(1, 2), refused(at(4), { userId: 7 })],
    ],
    [
      'the same wish of another request',
      [
        booked(1, 0, { userId: 7, requestId: 'a' }),
        booked(2, 2, { ...either, userId: 7, requestId: 'b' }, BRUNO),
      ],
    ],
    [
      'the same wish once more',
      [booked(1, 0, { userId: 7 }), { ...at(3), kind: 'book', wanted, status: 200 }],
    ],
  ])('is explained: %s', (_, history) => {
    expect(unexplained(history)).toEqual([]);
  });

  test.each<[string, Told[], string]>([
    ['two overlap', [booked(1, 0), booked(2, 5, { start: 615 })], 'visits 1 and 2 overlap'],
    [
      'two overlap though one ends later',
      [booked(1, 0), booked(2, 5), cancelled(1, 9)],
      'visits 1 and 2 overlap',
    ],
    [
      'one reaches out of a posa',
      [booked(1, 0, colour), booked(2, 5, { start: 645 })],
      'visits 1 and 2 overlap',
    ],
    [
      'one reaches into a posa',
      [booked(1, 0, colour), booked(2, 5, { start: 615 })],
      'visits 1 and 2 overlap',
    ],
    [
      'one begins in clean-up',
      [booked(1, 0, colour), booked(2, 5, { start: 690 })],
      'visits 1 and 2 overlap',
    ],
    ['refused by a posa', [booked(1, 0, colour), refused(at(5), { start: 630 })], 'was answered 409'],
    [
      'not moved into a posa',
      [booked(1, 0, colour), booked(2, 2, { start: 720 }), moved(2, 5, 630, ANNA, 409)],
      'moving 2 was answered 409',
    ],
    [
      'booked into the work of what was moved',
      [booked(1, 0, colour), moved(1, 3, 660), booked(2, 6, { start: 720 })],
      'visits 1 and 2 overlap',
    ],
    ['a visit is lost', [booked(1, 0), list(5)], 'visit 1 is missing from a list'],
    ['a visit comes back', [booked(1, 0), cancelled(1, 3), list(5, 1)], 'visit 1 is in a list though'],
    ['a visit that nobody booked', [list(5, 9)], 'visit 9 is in a list though'],
    ['refused for nothing', [booked(1, 0, { start: 630 }), refused(at(5))], 'was answered 409'],
    ['refused because of one long gone', [booked(1, 0), cancelled(1, 2), refused(at(5))], 'was answered 409'],
    ['refused before the other came', [refused(at(0)), booked(1, 5)], 'was answered 409'],
    [
      'refused though one of two is free',
      [booked(1, 0), refused(at(5), { stylists: [ANNA, BRUNO] })],
      'was answered 409',
    ],
    ['given to somebody else', [booked(1, 0, {}, BRUNO)], 'was answered 201'],
    [
      'booked twice for one wish',
      [
        booked(1, 0, { userId: 7, stylists: [ANNA, BRUNO] }),
        booked(2, 5, { userId: 7, stylists: [ANNA, BRUNO] }, BRUNO),
      ],
      'was answered 201',
    ],
    ['said to stand already', [{ ...at(3), kind: 'book', wanted, status: 200 }], 'was answered 200'],
    [
      'moved onto another',
      [booked(1, 0), booked(2, 2, { start: 660 }), moved(1, 5, 660)],
      'visits 1 and 2 overlap',
    ],
    ['booked where one was moved', [booked(1, 0), moved(1, 3, 660), booked(2, 6, { start: 660 })], 'overlap'],
    ['its old time kept from others', [booked(1, 0), moved(1, 3, 660), refused(at(6))], 'was answered 409'],
    [
      'moved though cancelled',
      [booked(1, 0), cancelled(1, 3), moved(1, 6, 660)],
      'moving 1 was answered 200',
    ],
    ['not moved though it is free', [booked(1, 0), moved(1, 3, 660, ANNA, 409)], 'moving 1 was answered 409'],
    ['lost while it is moved', [booked(1, 0), moved(1, 3, 660), list(3)], 'visit 1 is missing from a list'],
    ['made longer into another', [booked(1, 0), booked(2, 2, { start: 630 }), edited(1, 4, both)], 'overlap'],
    [
      'made shorter, its end kept',
      [booked(1, 0, { what: both }), edited(1, 3, cut), refused(at(5), { start: 630 })],
      'was answered 409',
    ],
    ['not made longer for nothing', [booked(1, 0), edited(1, 4, both, 409)], 'editing 1 was answered 409'],
    [
      'edited though cancelled',
      [booked(1, 0), cancelled(1, 2), edited(1, 4, both)],
      'editing 1 was answered 200',
    ],
    [
      'restored onto another',
      [booked(1, 0), cancelled(1, 2), booked(2, 4), restored(1, 6)],
      'visits 1 and 2 overlap',
    ],
    [
      'not restored for nothing',
      [booked(1, 0), cancelled(1, 2), restored(1, 4, 409)],
      'restoring 1 was answered 409',
    ],
    [
      'refused a second restoring',
      [booked(1, 0), cancelled(1, 2), restored(1, 4), restored(1, 6, 409)],
      'restoring 1 was answered 409',
    ],
    ['restored though never cancelled', [booked(1, 0), restored(1, 4)], 'restoring 1 was answered 200'],
    [
      'restored and lost',
      [booked(1, 0), cancelled(1, 2), restored(1, 4), list(6)],
      'visit 1 is missing from a list',
    ],
    [
      'its time given away though it was restored',
      [booked(1, 0), cancelled(1, 2), restored(1, 4), booked(2, 6)],
      'overlap',
    ],
    ['cancelled twice', [booked(1, 0), cancelled(1, 4), cancelled(1, 6)], 'cancelling 1 was answered 200'],
    ['not cancelled though it stands', [booked(1, 0), cancelled(1, 4, 409)], 'cancelling 1 was answered 409'],
    ['moved though over', [booked(1, 0), over(1, 2), moved(1, 4, 660)], 'moving 1 was answered 200'],
    ['edited though over', [booked(1, 0), over(1, 2), edited(1, 4, both)], 'editing 1 was answered 200'],
    ['cancelled though over', [booked(1, 0), over(1, 2), cancelled(1, 4)], 'cancelling 1 was answered 200'],
    ['an outcome though cancelled', [booked(1, 0), cancelled(1, 2), over(1, 4)], 'the outcome of 1'],
    ['no outcome for nothing', [booked(1, 0), over(1, 2, true, 409)], 'the outcome of 1 was answered 409'],
    ['an outcome is lost', [booked(1, 0), over(1, 2), list(4, 1)], 'what became of visit 1'],
    ['an outcome that nobody gave', [booked(1, 0), listOver(4, 1)], 'what became of visit 1'],
    [
      'an outcome comes back',
      [booked(1, 0), over(1, 2), over(1, 4, false), listOver(6, 1)],
      'what became of visit 1',
    ],
    ['booked where one is over', [booked(1, 0), over(1, 2), booked(2, 4)], 'visits 1 and 2 overlap'],
    ['a fault', [{ ...at(0), kind: 'book', wanted, status: 500 }], 'was answered 500'],
  ])('is not: %s', (_, history, fault) => {
    expect(unexplained(history).join('; ')).toContain(fault);
  });
});
