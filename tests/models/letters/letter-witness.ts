import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import type { Parcel, Posted } from '../../../core/ports/letters/post.ts';
import { type Kind, type LetterModel, type ModelVisit, momentOf, startOf, type Who } from './letter-model.ts';

export interface Attempt {
  readonly parcel: Pick<Parcel, 'key' | 'to' | 'subject'>;
  readonly answer: Posted;
}

interface Seen {
  readonly kind: Kind;
  readonly who: Who;
  readonly visit: ModelVisit;
  readonly change: number;
  readonly subject: string;
  readonly isTaken: boolean;
  /** Taken, or perhaps. */
  readonly isHeard: boolean;
}

const isEnd = (subject = ''): boolean => /cancellato:|tolto/.test(subject);

/** Longer than the longest pause between two tries, before the day ends in which a letter is tried. */
const LAST_TRY = 19 * 3_600_000;

/** Reads each message that the mail server met, and says what must not have gone and what is missing. */
export class LetterWitness {
  readonly #model: LetterModel;
  readonly #taken = new Set<string>();
  readonly #met = new Set<string>();
  readonly #seen: Seen[] = [];
  #last: number;
  #wasShopOff = false;

  constructor(model: LetterModel, now: number) {
    this.#model = model;
    this.#last = now;
  }

  /** After each round of sending; `isLast`: whatever was to be tried again has been. */
  round(attempts: readonly Attempt[], now: number, isLast = false): void {
    for (const attempt of attempts) this.#judge(attempt, now);
    const isCalm = attempts.every(({ answer }) => answer === 'taken');
    for (const visit of this.#model.visits.values()) {
      this.#endWhatIsOff(visit, now);
      if (startOf(visit.slot) <= now) continue;
      if (isCalm) for (const who of [visit.owner, 'anna'] as const) this.#expectTold(visit, who, isLast);
      this.#expectReminded(visit, now);
    }
    this.#expectDayTold(now);
    this.#last = now;
    this.#wasShopOff = this.#model.shopOff.has('reminder');
  }

  #judge({ parcel, answer }: Attempt, now: number): void {
    const { key, to, subject } = parcel;
    const [, kind = '', about = '', change = ''] =
      /^(stylist-tomorrow|[a-z-]+?)-(\d{4}-\d\d-\d\d|\d+)-(\d+)(?:-74)?$/.exec(key) ?? [];
    expect(this.#taken.has(key), `${key} once more`).toBe(false);
    this.#met.add(key);
    if (answer === 'taken') this.#taken.add(key);
    const who = (/^(\w+)@example\.com$/.exec(to)?.[1] ?? to) as Who;
    expect(this.#model.goes(kind as Kind, who), `${key} to ${to}`).toBe(true);
    if (kind === 'stylist-tomorrow') return this.#judgeDay(about, now);
    const visit = this.#model.visits.get(Number(about));
    if (visit === undefined) throw new Error(`${key} of no visit`);
    expect(startOf(visit.slot), `${key} about the past`).toBeGreaterThan(now);
    expect([!isEnd(subject), subject.endsWith(this.#model.words(visit))], `${key}: ${subject}`).toEqual([
      visit.isOn,
      true,
    ]);
    const seen = {
      ...{ kind: kind as Kind, who, visit, change: Number(change), subject, isTaken: answer === 'taken' },
      isHeard: answer === 'taken' || answer.inDoubt,
    };
    if (kind === 'reminder') this.#judgeReminder(seen, now);
    else expect(visit.changes[seen.change - 1]?.letters.get(who)?.kind, `${key} was not caused`).toBe(kind);
    if (seen.isTaken) this.#judgeRepeated(seen);
    this.#seen.push(seen);
  }

  #judgeDay(day: string, now: number): void {
    const evening = momentOf({ day, at: '19:00' }).subtract({ days: 1 });
    expect(now).toBeGreaterThanOrEqual(evening.epochMilliseconds);
    expect(now).toBeLessThan(evening.add({ hours: 5 }).epochMilliseconds);
    expect(this.#visitsOn(day)).not.toEqual([]);
  }

  #judgeReminder({ visit, change }: Seen, now: number): void {
    const due = this.#model.reminderDue(visit);
    expect(now, 'reminded too early').toBeGreaterThanOrEqual(due);
    expect(this.#model.isPlaced(visit, change), 'reminded of where it was').toBe(true);
    expect(visit.changes[change - 1]?.at, 'just put there').toBeLessThanOrEqual(due);
  }

  /** The same again only where something between was told otherwise, not at all, or perhaps. */
  #judgeRepeated({ who, visit, change, subject }: Seen): void {
    const before = this.#told(visit, who).at(-1);
    if (before?.subject !== subject) return;
    const between = visit.changes.slice(before.change - 1, change);
    const isSilent = between.some(({ letters }, index) => {
      const number = before.change + index;
      const isMet = this.#seen.some(
        one => one.visit === visit && one.who === who && one.change === number && !one.isTaken,
      );
      return isMet || (letters.get(who)?.isOff ?? true);
    });
    expect(isSilent, `${subject}, twice`).toBe(true);
  }

  #told = (visit: ModelVisit, who: Who): readonly Seen[] =>
    this.#seen.filter(one => one.isTaken && one.visit === visit && one.who === who);

  #endWhatIsOff(visit: ModelVisit, now: number): void {
    for (const [index, { letters, at }] of visit.changes.entries())
      for (const [who, letter] of letters) {
        const isMet = this.#seen.some(
          one => one.visit === visit && one.who === who && one.change === index + 1,
        );
        if (!this.#model.goes(letter.kind, who) || (isMet && now - at > LAST_TRY)) letter.isOff = true;
      }
  }

  /** By the last change that was to be written of, whatever else went. */
  #expectTold(visit: ModelVisit, who: Who, isLast: boolean): void {
    const last = visit.changes.at(-1);
    const letter = last?.letters.get(who);
    if (last === undefined || letter === undefined || letter.isOff) return;
    const all = this.#seen.filter(one => one.visit === visit && one.who === who);
    if (!isLast && all.some(one => one.change === visit.changes.length && !one.isTaken)) return;
    const told = this.#told(visit, who).at(-1);
    const isPart = visit.changes.some(({ by }) => by === who);
    const mayBeSilent = !visit.isOn && (last.by === who || (!isPart && all.length === 0));
    if (told === undefined && mayBeSilent) return;
    const subject = told === undefined ? 'nothing' : all.findLast(({ isHeard }) => isHeard)?.subject;
    expect(subject, `${who} of ${visit.id}`).toContain(this.#model.words(visit));
    expect(isEnd(subject), `${who} of ${visit.id}: ${subject}`).toBe(!visit.isOn);
  }

  #expectReminded(visit: ModelVisit, now: number): void {
    const due = this.#model.reminderDue(visit);
    const isNow = !this.#wasShopOff && due > this.#last && due <= now;
    const change = visit.changes.findLastIndex(({ isPlacing }) => isPlacing) + 1;
    const isEarly = (visit.changes[change - 1]?.at ?? now) <= due;
    if (!isNow || !isEarly || !visit.isOn || !this.#model.goes('reminder', visit.owner)) return;
    expect(this.#met, 'not reminded').toContain(`reminder-${visit.id}-${change}`);
  }

  #expectDayTold(now: number): void {
    const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Europe/Rome');
    const evening = momentOf({ day: local.toPlainDate().toString(), at: '19:00' }).epochMilliseconds;
    const tomorrow = local.toPlainDate().add({ days: 1 }).toString();
    const isNow = this.#last < evening && now >= evening;
    if (!isNow || this.#visitsOn(tomorrow).length === 0) return;
    if (this.#model.goes('stylist-tomorrow', 'anna'))
      expect(this.#met, 'not told of tomorrow').toContain(`stylist-tomorrow-${tomorrow}-74`);
  }

  #visitsOn = (day: string): readonly ModelVisit[] =>
    [...this.#model.visits.values()].filter(({ isOn, slot }) => isOn && slot.day === day);
}
