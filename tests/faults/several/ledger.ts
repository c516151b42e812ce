import type { Row } from '../../contracts/test-store.ts';

/** As customers and staff see a visit. */
export interface VisitState {
  readonly status: 'confirmed' | 'cancelled';
  readonly date: string;
  readonly time: string;
  readonly stylistId: number;
  readonly serviceId: number;
  readonly staffNotes: string | null;
}

/** What may stand of each visit: one state, or two where no answer came to the last change. */
export class Ledger {
  readonly #visits = new Map<number, readonly [VisitState, ...VisitState[]]>();

  get size(): number {
    return this.#visits.size;
  }

  statesOf = (id: number): readonly VisitState[] => this.#visits.get(id) ?? [];

  is(id: number, state: VisitState): void {
    this.#visits.set(id, [state]);
  }

  mayBe(id: number, state: VisitState): void {
    const [first, ...others] = this.#visits.get(id) ?? [state];
    this.#visits.set(id, [first, ...others, state]);
  }

  /** Of what the database holds: what nobody asked for, and what is missing or otherwise than told. */
  untruths(rows: readonly Row[]): string[] {
    const stored = new Map(rows.map(row => [Number(row['id']), stateOf(row)]));
    return [
      ...[...stored].filter(([id]) => !this.#visits.has(id)).map(([id]) => `nobody was told of ${id}`),
      ...[...this.#visits].flatMap(([id, states]) => {
        const is = JSON.stringify(stored.get(id));
        return states.some(state => JSON.stringify(state) === is)
          ? []
          : [`${id} is ${is} and should be ${JSON.stringify(states)}`];
      }),
    ];
  }
}

export const visitRows = `select id, status, day, start_minute, stylist_id, service_id, staff_notes from appointments`;

function stateOf(row: Row): VisitState {
  const minute = Number(row['start_minute']);
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0'));
  return {
    status: row['status'] as VisitState['status'],
    ...{ date: String(row['day']), time: `${hours}:${minutes}` },
    ...{ stylistId: Number(row['stylist_id']), serviceId: Number(row['service_id']) },
    staffNotes: row['staff_notes'] as VisitState['staffNotes'],
  };
}
