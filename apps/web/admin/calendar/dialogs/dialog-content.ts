import type { ReactNode } from 'react';
import type { DayColumn } from '../grid/day-column.ts';

/** A quarter-hour of one stylist's day that was pointed at. */
export type PickedSlot = { column: DayColumn; time: string };

/** What a dialog shows of a form: the fields, the buttons below them, and whether anything is filled in. */
export type DialogContent = { title?: string; body: ReactNode; footer: ReactNode; begun: boolean };
