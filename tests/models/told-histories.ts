import type { Content, Told } from './told.ts';

type WantedOf = Extract<Told, { kind: 'book' }>['wanted'];

export const ANNA = 1;
export const BRUNO = 2;

export const at = (sent: number, answered = sent + 1) => ({ sent, answered });
export const cut = { serviceIds: [3], held: [0, 15] };
export const wanted: WantedOf = { userId: 7, stylists: [ANNA], start: 600, what: cut };
/** From 10:00 to 11:30, tidied up until 11:45; her hands are free from 10:30 to 11:00. */
export const colour = { what: { serviceIds: [4], held: [0, 15, 60, 75, 90] } };
export const booked = (id: number, when: number, wish: Partial<WantedOf> = {}, stylistId = ANNA): Told => ({
  ...at(when),
  kind: 'book',
  wanted: { ...wanted, userId: 100 + id, ...wish },
  status: 201,
  made: { id, stylistId },
});
export const refused = (when: { sent: number; answered: number }, wish: Partial<WantedOf> = {}): Told => ({
  ...when,
  kind: 'book',
  wanted: { ...wanted, ...wish },
  status: 409,
});
export const cancelled = (id: number, when: number, status = 200): Told => ({
  ...at(when),
  kind: 'cancel',
  id,
  status,
});
export const moved = (id: number, when: number, start: number, stylistId = ANNA, status = 200): Told => ({
  ...at(when),
  ...{ kind: 'move', id, stylistId, start, status },
});
export const edited = (id: number, when: number, what: Content, status = 200): Told => ({
  ...at(when),
  ...{ kind: 'edit', id, what, status },
});
export const restored = (id: number, when: number, status = 200): Told => ({
  ...at(when),
  ...{ kind: 'restore', id, status },
});
export const either = { stylists: [ANNA, BRUNO] };
/** An hour. */
export const both = { serviceIds: [3, 3], held: [0, 15, 30, 45] };
export const list = (when: number, ...ids: number[]): Told => ({ ...at(when), kind: 'list', ids, over: [] });
export const listOver = (when: number, ...ids: number[]): Told => ({
  ...at(when),
  kind: 'list',
  ids,
  over: ids,
});
export const over = (id: number, when: number, isOver = true, status = 200): Told => ({
  ...at(when),
  ...{ kind: 'outcome', id, isOver, status },
});
