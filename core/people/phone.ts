/** Behind `39` without a plus: a whole mobile or landline number, not the beginning of one. */
const AFTER_BARE_39 = /^39(?=(?:3\d{9}|0\d{9,10})$)/;

/** Another country's prefix. */
export const FOREIGN = /^(?:\+|00)(?!39)\d/;

/**
 * A number as phones, contacts and chats copy it, without the country's prefix and all that is no digit. With another
 * country's prefix it stays recognisable as foreign: cut to fit, it would be somebody else's.
 */
export function nationalNumber(written: string): string {
  const digits = written.replace(/\D/g, '');
  const plus = /^[^\d+]*\+/.test(written) ? '+' : '';
  if (/^\+?3?$/.test(plus + digits)) return plus + digits;
  const number = plus + digits;
  if (FOREIGN.test(number)) return number;
  return number.replace(/^(?:\+|00)39|\+/, '').replace(AFTER_BARE_39, '');
}
