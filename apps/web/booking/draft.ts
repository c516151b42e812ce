import type { IsoDate } from '../format/days.ts';
import { isIsoDate } from '../format/iso-date.ts';

/** What has been chosen so far. The step itself is in the address. */
export type Draft = {
  readonly serviceId: number | null;
  /** In the same visit, after it and in order. */
  readonly moreIds: readonly number[];
  /** null: no preference, which is a choice as well. */
  readonly stylistId: number | null;
  readonly date: IsoDate | null;
  /** HH:mm */
  readonly time: string | null;
  /** The time that was chosen before the shop gave it away; the step for the time says so. */
  readonly lostTime: string | null;
  /** The server's sentence when somebody else was faster. */
  readonly whyLost: string | null;
  /** The day was chosen after the time: what is lost then was another day's. */
  readonly newDay: boolean;
  readonly notes: string;
  readonly terms: boolean;
  /** These very choices were sent, and whether they arrived is not known: the answer was lost, or the page with it. */
  readonly sent: boolean;
};

export type DraftChange =
  | { readonly type: 'choose-service'; readonly id: number }
  | { readonly type: 'add-service'; readonly id: number }
  | { readonly type: 'remove-service'; readonly index: number }
  | { readonly type: 'choose-stylist'; readonly id: number | null }
  | { readonly type: 'choose-date'; readonly date: IsoDate }
  | { readonly type: 'choose-time'; readonly time: string }
  | { readonly type: 'lose-services'; readonly ids: readonly number[] }
  | { readonly type: 'lose-date' }
  | { readonly type: 'lose-time'; readonly why?: string | undefined }
  | { readonly type: 'write-notes'; readonly notes: string }
  | { readonly type: 'accept-terms'; readonly accepted: boolean }
  | { readonly type: 'send' }
  | { readonly type: 'be-refused' };

export const emptyDraft: Draft = {
  serviceId: null,
  moreIds: [],
  stylistId: null,
  date: null,
  time: null,
  lostTime: null,
  whyLost: null,
  newDay: false,
  notes: '',
  terms: false,
  sent: false,
};

/** Of another choice: nothing is lost yet, and nothing sent. */
const afresh = { lostTime: null, whyLost: null, sent: false };

/**
 * A changed choice leaves the later ones alone: whether day and time still fit, only the server's calendar knows.
 * `settle` takes back (`lose-…`) what does not.
 */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  if (isOfServices(change))
    return { ...draft, ...inOrder(servicesAfter(draft, change)), ...afresh, newDay: false };
  switch (change.type) {
    case 'choose-stylist':
      return { ...draft, stylistId: change.id, ...afresh, newDay: false };
    case 'choose-date':
      return { ...draft, date: change.date, ...afresh, newDay: true };
    case 'choose-time':
      return { ...draft, time: change.time, ...afresh, newDay: false };
    case 'lose-services':
      return { ...draft, ...inOrder(servicesIn(draft).filter(id => !change.ids.includes(id))) };
    case 'lose-date':
      return { ...draft, date: null };
    case 'lose-time':
      return {
        ...draft,
        ...{ time: null, lostTime: draft.time ?? draft.lostTime },
        ...{ whyLost: change.why ?? draft.whyLost, sent: false },
      };
    case 'write-notes':
      return { ...draft, notes: change.notes };
    case 'accept-terms':
      return { ...draft, terms: change.accepted };
    case 'send':
      return { ...draft, sent: true };
    case 'be-refused':
      return { ...draft, sent: false };
  }
}

/** In order; none while nothing is chosen. */
export const servicesIn = ({
  serviceId,
  moreIds,
}: Pick<Draft, 'serviceId' | 'moreIds'>): readonly number[] =>
  serviceId === null ? [] : [serviceId, ...moreIds];

type ServiceChange = Extract<DraftChange, { readonly type: `${'choose' | 'add' | 'remove'}-service` }>;

const isOfServices = (change: DraftChange): change is ServiceChange => change.type.endsWith('-service');

function servicesAfter(draft: Draft, change: ServiceChange) {
  switch (change.type) {
    case 'choose-service':
      return [change.id];
    case 'add-service':
      return [...servicesIn(draft), change.id];
    case 'remove-service':
      return servicesIn(draft).filter((_, index) => index !== change.index);
  }
}

const inOrder = ([first, ...moreIds]: readonly number[]) => ({ serviceId: first ?? null, moreIds });

const version = 4;

/** The draft as it is kept between two loads of the page. */
export function storedDraft(userId: number, draft: Draft): unknown {
  return { version, userId, draft };
}

/** What was kept, if it is this user's, of this version and whole; otherwise null. */
export function readDraft(stored: unknown, userId: number): Draft | null {
  if (!isRecord(stored) || stored['version'] !== version || stored['userId'] !== userId) return null;
  const { draft } = stored;
  return isDraft(draft) ? draft : null;
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  return Object.entries(shape).every(([name, fits]) => fits(value[name]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isId = (value: unknown) => value === null || (Number.isSafeInteger(value) && Number(value) > 0);
const isTime = (value: unknown) =>
  value === null || (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value));
const isFlag = (value: unknown) => typeof value === 'boolean';
const isDate = (value: unknown) => value === null || (typeof value === 'string' && isIsoDate(value));

/** Checked by hand: zod would add 6.5 kB to a page that has no other form. */
const shape: Readonly<Record<keyof Draft, (value: unknown) => boolean>> = {
  serviceId: isId,
  moreIds: value => Array.isArray(value) && value.every(id => id !== null && isId(id)),
  stylistId: isId,
  date: isDate,
  time: isTime,
  lostTime: isTime,
  whyLost: value => value === null || typeof value === 'string',
  newDay: isFlag,
  notes: value => typeof value === 'string',
  terms: isFlag,
  sent: isFlag,
};
