/** First and last name as far as they are known; null when neither is. */
export function fullName(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
