/** The address a phone number is called at. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

const longest = 11;

/** A number as the shop keeps it: without a leading +39 or 0039, only digits, at most eleven of them. */
export function nationalNumber(written: string): string {
  return written
    .replace(/^\s*(?:\+|00)39/, '')
    .replace(/\D/g, '')
    .slice(0, longest);
}
