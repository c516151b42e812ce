import { vi } from 'vitest';
import type { LetterKind } from '../../../core/letters/letter-kinds.ts';
import { setOwnLetters } from '../../../core/letters/set-own-letters.ts';
import { erasePerson } from '../../../core/people/personal-data/erase-person.ts';
import type { Posted } from '../../../core/ports/letters/post.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { as, granted } from '../../worlds/small-world.ts';
import { LetterModel, type ModelVisit, type Slot, startOf } from './letter-model.ts';
import { type LetterStep, type StepThat, seasons } from './letter-steps.ts';
import { type Attempt, LetterWitness } from './letter-witness.ts';

const away = { failure: 'away', inDoubt: false } as const;
const MINUTE = 60_000;
const RESTORABLE = 10 * MINUTE;

/** Every change by somebody of the shop is the administrator's: Anna is told each. */
async function open(season: keyof typeof seasons, hoursAhead: number) {
  const { now, days } = seasons[season];
  const world = await openLettersWorld(now);
  const stylists = ['stylist-new', 'stylist-moved', 'stylist-cancelled', 'stylist-tomorrow'] as const;
  await world.letterChoices.put(world.anna.id, stylists);
  const put = (off: readonly LetterKind[]) => world.set({ off, reminderHours: hoursAhead });
  await put([]);
  const draw = async () => ({ html: '', text: '' });
  vi.spyOn(world.letterLooks, 'draw').mockImplementation(draw);
  const attempts: Attempt[] = [];
  const answers: Posted[] = [];
  vi.spyOn(world.post, 'send').mockImplementation(async parcel => {
    const answer = answers.shift() ?? 'taken';
    attempts.push({ parcel, answer });
    return answer;
  });
  const time = (): number => world.clock.now().epochMilliseconds;
  const model = new LetterModel(hoursAhead);
  const witness = new LetterWitness(model, time());
  return { world, model, witness, attempts, answers, days, time, put };
}

interface Round {
  readonly isRestarted?: boolean;
  readonly isLast?: boolean;
}

type Stage = Awaited<ReturnType<typeof open>>;

async function round({ world, witness, attempts, time }: Stage, at: number, how: Round = {}) {
  await world.remind(new Date(at).toISOString(), how.isRestarted);
  await world.sendAll();
  witness.round(attempts.splice(0), time(), how.isLast);
}

const slotOf = ({ days }: Stage, { slot }: StepThat<'book' | 'move'>): Slot => ({
  day: days[slot.day] ?? days[0],
  at: slot.at,
});

const chosen = (all: readonly ModelVisit[], { choice }: { readonly choice: number }) =>
  all[choice % Math.max(1, all.length)];

/** Of those that lie ahead. */
const standing = ({ model, time }: Stage): readonly ModelVisit[] =>
  [...model.visits.values()].filter(({ isOn, slot }) => isOn && startOf(slot) > time());

const actorFor = ({ world, model }: Stage, owner: ModelVisit['owner'], isOwn: boolean) =>
  isOwn && !model.erased.has(owner) ? world[owner] : world.salone;

async function bookOne(stage: Stage, step: StepThat<'book'>): Promise<void> {
  const { world, model, time } = stage;
  const slot = slotOf(stage, step);
  if (!model.isFree(slot) || startOf(slot) <= time() || model.erased.has(step.who)) return;
  const by = actorFor(stage, step.who, step.isOwn);
  const wanted = { ...slot, by, customer: world[step.who], letter: step.isTicked };
  const { id } = await world.book(wanted);
  const visit: ModelVisit = {
    id,
    owner: step.who,
    slot,
    former: slot,
    isOn: true,
    canceller: '',
    changes: [],
  };
  model.visits.set(id, visit);
  model.changed(visit, 'booked', by.username, { at: time(), isTicked: step.isTicked });
}

async function moveOne(stage: Stage, step: StepThat<'move'>): Promise<void> {
  const { world, model, time } = stage;
  const visit = chosen(standing(stage), step);
  const slot = step.isBack && visit !== undefined ? visit.former : slotOf(stage, step);
  if (visit === undefined || !model.isFree(slot) || startOf(slot) <= time()) return;
  const by = actorFor(stage, visit.owner, step.isOwn);
  await world.move(visit.id, slot.day, slot.at, { by, letter: step.isTicked });
  Object.assign(visit, { slot, former: visit.slot });
  model.changed(visit, 'moved', by.username, { at: time(), isTicked: step.isTicked });
}

async function cancelOne(stage: Stage, step: StepThat<'cancel'>): Promise<void> {
  const { world, model, time } = stage;
  const visit = chosen(standing(stage), step);
  if (visit === undefined) return;
  const by = actorFor(stage, visit.owner, step.isOwn);
  await world.cancel(visit.id, { by, letter: step.isTicked });
  Object.assign(visit, { isOn: false, canceller: by.username });
  model.changed(visit, 'cancelled', by.username, { at: time(), isTicked: step.isTicked });
}

async function restoreOne(stage: Stage, step: StepThat<'restore'>): Promise<void> {
  const { world, model, time } = stage;
  const now = time();
  const all = [...model.visits.values()].filter(
    ({ isOn, owner, slot, changes }) =>
      !isOn &&
      !model.erased.has(owner) &&
      startOf(slot) > now &&
      now - (changes.at(-1)?.at ?? 0) <= RESTORABLE,
  );
  const visit = chosen(all, step);
  if (visit === undefined || !model.isFree(visit.slot)) return;
  const { canceller } = visit;
  await world.restore(visit.id, canceller === 'salone' ? world.salone : world[visit.owner]);
  visit.isOn = true;
  model.changed(visit, 'booked', canceller, { at: now, isTicked: true });
}

async function waitFor(stage: Stage, { minutes, isRestarted }: StepThat<'wait'>): Promise<void> {
  const { model, time } = stage;
  if (typeof minutes === 'number') return round(stage, time() + minutes * MINUTE, { isRestarted });
  const due = standing(stage).map(visit => model.reminderDue(visit));
  const next = Math.min(...due.filter(moment => moment > time() + MINUTE));
  if (next === Number.POSITIVE_INFINITY) return;
  await round(stage, minutes === 'just before' ? next - MINUTE : next, { isRestarted });
}

async function erase(stage: Stage): Promise<void> {
  const { world, model, time } = stage;
  if (model.erased.has('mario')) return;
  const keptLetters = { forget: async () => true };
  granted(await erasePerson({ ...world, keptLetters }, as(world.salone), world.mario.id));
  model.erased.add('mario');
  for (const visit of standing(stage).filter(({ owner }) => owner === 'mario')) {
    visit.isOn = false;
    model.changed(visit, 'cancelled', 'salone', { at: time(), isTicked: false });
  }
}

async function prefer({ world, model }: Stage, { who, kind }: StepThat<'prefer'>): Promise<void> {
  if (model.erased.has(who)) return;
  const isOff = !model.unwanted.delete(`${who} ${kind}`);
  if (isOff) model.unwanted.add(`${who} ${kind}`);
  granted(await setOwnLetters(world, as(world[who]), { [kind]: !isOff }));
}

async function switchKind({ model, put }: Stage, { kind }: StepThat<'switch'>): Promise<void> {
  if (!model.shopOff.delete(kind)) model.shopOff.add(kind);
  await put([...model.shopOff]);
}

async function take(stage: Stage, step: LetterStep): Promise<void> {
  switch (step.do) {
    case 'book':
      return bookOne(stage, step);
    case 'move':
      return moveOne(stage, step);
    case 'cancel':
      return cancelOne(stage, step);
    case 'restore':
      return restoreOne(stage, step);
    case 'wait':
      return waitFor(stage, step);
    case 'prefer':
      return prefer(stage, step);
    case 'switch':
      return switchKind(stage, step);
    case 'erase':
      return erase(stage);
    case 'meet':
      stage.answers.push({ ...away, inDoubt: step.answer === 'doubt' });
  }
}

export async function playLetters(
  season: keyof typeof seasons,
  hoursAhead: number,
  steps: readonly LetterStep[],
): Promise<void> {
  const stage = await open(season, hoursAhead);
  await round(stage, stage.time());
  for (const step of steps) await take(stage, step);
  stage.answers.length = 0;
  await round(stage, stage.time() + MINUTE);
  // Longer than the pause after the few tries of a history.
  await round(stage, stage.time() + 300 * MINUTE, { isLast: true });
}
