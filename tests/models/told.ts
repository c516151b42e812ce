/** When a request was sent and when its answer came, in milliseconds of one clock: in between it took effect. */
export interface Span {
  readonly sent: number;
  readonly answered: number;
}

/** A visit that was asked for; of whom, should several do. All of one day. */
export interface Wanted {
  readonly userId: number;
  readonly stylists: readonly number[];
  /** Minutes since midnight. */
  readonly start: number;
  readonly what: Content;
  /** Of the request; without one it is the same as any that asks for the same. */
  readonly requestId?: string | undefined;
}

/** Its services, in order, and the quarter-hours of the stylist that they take, in minutes from the start. */
export interface Content {
  readonly serviceIds: readonly number[];
  readonly held: readonly number[];
}

export type Told = Span &
  (
    | {
        readonly kind: 'book';
        readonly wanted: Wanted;
        readonly status: number;
        /** Of the new visit, with 201. */
        readonly made?: { readonly id: number; readonly stylistId: number };
      }
    | { readonly kind: 'cancel'; readonly id: number; readonly status: number }
    /** This and what follows: sent while nothing else was asked of this visit; `start` as in `Wanted`. */
    | {
        readonly kind: 'move';
        readonly id: number;
        readonly stylistId: number;
        readonly start: number;
        readonly status: number;
      }
    | { readonly kind: 'edit'; readonly id: number; readonly what: Content; readonly status: number }
    | { readonly kind: 'restore'; readonly id: number; readonly status: number }
    /** `isOver`: it is said what became of it; otherwise that is taken back. */
    | { readonly kind: 'outcome'; readonly id: number; readonly isOver: boolean; readonly status: number }
    /** `ids`: what stood on the day, as it was told; `over`: of which of them it was said what became of them. */
    | { readonly kind: 'list'; readonly ids: readonly number[]; readonly over: readonly number[] }
  );

export type Change = Exclude<Told, { readonly kind: 'book' | 'list' }>;

export const isChange = (told: Told): told is Change => told.kind !== 'book' && told.kind !== 'list';
