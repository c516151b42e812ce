import { MAX_SERVICES } from '../shared/services/chosen-services.ts';
import { changeDraft, type Draft } from './draft.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

/** The step an address names; the first when it names none. */
export function stepIn(search: URLSearchParams): Step {
  const text = search.get('passo') ?? '';
  return /^[2-5]$/.test(text) ? (Number(text) as Step) : 1;
}

/** Of the first step, once something is chosen: what else the visit holds. */
export const addressOfMore = '/booking?altro=1';

export const asksForMore = (search: URLSearchParams): boolean => stepIn(search) === 1 && search.has('altro');

export function addressOf(step: Step): string {
  return step === 1 ? '/booking' : `/booking?passo=${step}`;
}

/** What a link brings along: a card its service, 'Prenota di nuovo' the stylist as well. */
export type EntryChoices = {
  /** In one visit, in order. */
  readonly serviceIds: readonly number[];
  readonly stylistId: number | null;
};

export function entryChoicesIn(search: URLSearchParams): EntryChoices | null {
  const ids = (search.get('servizio') ?? '').split(',').map(idIn);
  const serviceIds = ids.filter(id => id !== null).slice(0, MAX_SERVICES);
  if (serviceIds.length === 0 || ids.includes(null)) return null;
  return { serviceIds, stylistId: idIn(search.get('stylist')) };
}

export function withEntry(draft: Draft, { serviceIds, stylistId }: EntryChoices): Draft {
  const [first, ...more] = serviceIds.map(id => ({ type: 'add-service', id }) as const);
  const one = first ? changeDraft(draft, { type: 'choose-service', id: first.id }) : draft;
  const chosen = more.reduce(changeDraft, one);
  return stylistId === null ? chosen : changeDraft(chosen, { type: 'choose-stylist', id: stylistId });
}

function idIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Whether a step's choice is made. 'No preference' counts, and the last step chooses nothing. */
export function isChosen(draft: Draft, step: Step): boolean {
  switch (step) {
    case 1:
      return draft.serviceId !== null;
    case 3:
      return draft.date !== null;
    case 4:
      return draft.time !== null;
    case 2:
    case 5:
      return true;
  }
}

/** Whether every choice before a step is made. */
export function mayStandAt(draft: Draft, step: Step): boolean {
  return ([1, 2, 3, 4] as const).filter(earlier => earlier < step).every(earlier => isChosen(draft, earlier));
}
