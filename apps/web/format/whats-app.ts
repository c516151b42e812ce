/** Where somebody is written to, with a message filled in; null for a number that is not a mobile one. Numbers are stored without their prefix. */
export function whatsAppLink(phone: string, message?: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (!digits.startsWith('3')) return null;
  return `https://wa.me/39${digits}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`;
}
