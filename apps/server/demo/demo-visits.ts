/** A visit of the demo: which service and customer (by place in their lists), and when in the shop. */
export interface DemoVisit {
  readonly time: string;
  readonly service: number;
  readonly customer: number;
  readonly cancelled?: boolean;
  /** Nobody came; once the visit is past. */
  readonly missed?: boolean;
  /** Cents, where another price was paid than was agreed; once the visit is past. */
  readonly paid?: number;
}

/**
 * Believable days, none of which runs into the lunch break, so that they fit any open weekday. A stylist's day takes the
 * next one in turn; the same date always looks the same.
 */
export const demoDays: readonly (readonly DemoVisit[])[] = [
  [
    { time: '09:00', service: 0, customer: 1 },
    { time: '10:30', service: 1, customer: 8 },
    { time: '11:30', service: 4, customer: 3, paid: 2_000 },
    { time: '15:00', service: 7, customer: 5 },
    { time: '17:30', service: 0, customer: 10 },
  ],
  [
    { time: '08:30', service: 3, customer: 3 },
    { time: '09:15', service: 5, customer: 11 },
    { time: '14:00', service: 1, customer: 4 },
    { time: '16:00', service: 8, customer: 7 },
    { time: '18:15', service: 5, customer: 2, cancelled: true },
  ],
  [
    { time: '10:00', service: 6, customer: 4 },
    { time: '12:00', service: 4, customer: 1 },
    { time: '14:30', service: 2, customer: 5 },
    { time: '19:00', service: 5, customer: 12, missed: true },
  ],
  [
    { time: '08:45', service: 0, customer: 2 },
    { time: '11:00', service: 7, customer: 7 },
    { time: '14:15', service: 0, customer: 13 },
    { time: '15:00', service: 2, customer: 1 },
    { time: '17:00', service: 4, customer: 5 },
    { time: '18:30', service: 1, customer: 9 },
  ],
  [
    { time: '09:30', service: 2, customer: 14 },
    { time: '10:45', service: 0, customer: 4, cancelled: true },
    { time: '16:30', service: 5, customer: 2 },
  ],
];

/** Mario's appointments, some for each of his tabs: days from today (the next open day is taken), stylist by place. */
export const demoVisitsOfMario: readonly (DemoVisit & { readonly days: number; readonly stylist: number })[] =
  [
    { days: -21, stylist: 0, time: '10:00', service: 0, customer: 0 },
    { days: -7, stylist: 1, time: '12:30', service: 1, customer: 0 },
    { days: 3, stylist: 0, time: '18:30', service: 5, customer: 0 },
    { days: 10, stylist: 2, time: '12:30', service: 0, customer: 0, cancelled: true },
  ];
