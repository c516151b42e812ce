import { FOREIGN, nationalNumber } from '../../../../core/people/phone.ts';

const longest = 11;

/**
 * A number as the shop keeps it. Typed key by key it ends after eleven digits; what is pasted is never cut, since that
 * would be another number.
 */
export function tidyPhone(written: string, byKey: boolean): string {
  const number = nationalNumber(written);
  return byKey && !FOREIGN.test(number) ? number.slice(0, longest) : number;
}
