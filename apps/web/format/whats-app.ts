/** Where somebody is written to; null for a number that is not a mobile one. Numbers are stored without their prefix. */
export function whatsAppLink(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('3') ? `https://wa.me/39${digits}` : null;
}
