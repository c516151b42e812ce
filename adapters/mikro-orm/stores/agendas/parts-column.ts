import type { BookedService } from '../../../../core/booking/services/booked-services.ts';

/** A column `parts`; undefined: of one service, which the other columns hold. */
export const partsOf = (stored: string | null) =>
  stored === null ? undefined : (JSON.parse(stored) as readonly BookedService[]);

export const partsColumn = (parts: readonly BookedService[] | undefined): string | null =>
  parts === undefined ? null : JSON.stringify(parts);

/** Left out of a visit of one service. */
export const withParts = (stored: string | null) => {
  const parts = partsOf(stored);
  return parts && { parts };
};
