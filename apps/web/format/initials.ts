type Person = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string;
};

/** AB for Anna Bianchi; one letter for who has one name only. */
export function initialsOf({ firstName, lastName, displayName }: Person): string {
  const names = [firstName, lastName].filter(Boolean);
  return (names.length === 0 ? [displayName] : names)
    .map(name => String.fromCodePoint(name?.codePointAt(0) ?? 32))
    .join('')
    .toLocaleUpperCase('it-IT');
}
