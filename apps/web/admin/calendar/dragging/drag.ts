import type { RefObject } from 'react';

/** What is dragged of something: one of its ends, or all of it. */
export type Grip = 'start' | 'end' | 'all';

/** Where something is dragged to: so many quarter-hours down, and into which column. */
export type Drag = { readonly grip: Grip; readonly quarters: number; readonly column: number };

/** Of the element in its grid: how many quarter-hours high, and in which column. */
export type Place = { readonly rows: number; readonly column: number };

export type DraggedElement = RefObject<HTMLElement | null>;
