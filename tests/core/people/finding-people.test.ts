import { expect, test } from 'vitest';
import { searchKey, searchWords, sortKey } from '../../../core/people/folded-key.ts';
import { byDisplayName, type User } from '../../../core/people/user.ts';

const nobody = { username: 'x', firstName: null, lastName: null, email: null, phone: null };
const user = (id: number, firstName: string): User => ({
  ...nobody,
  ...{ id, firstName, isAdmin: false, isStylist: false },
});

test('a person is found by all that is known of them, and by nothing in between', () => {
  const nicolo = {
    ...{ username: 'Nico', firstName: 'Nicolò', lastName: 'D’Èste', email: 'N@Example.com', phone: '055 1' },
  };
  expect(searchKey(nicolo)).toBe('nicolo d’este nico n@example.com 055 1 deste');
  expect(searchKey({ ...nobody, phone: '055' })).toBe('x x 055');
  expect(sortKey(nicolo)).toBe('nicolo d’este');
});

test('what is looked for is words, however much is between them', () => {
  expect(searchWords('  NICOLÒ \t  055 ')).toEqual(['nicolo', '055']);
  expect(searchWords('   ')).toEqual([]);
});

test('a word that is written more than once is looked for once', () => {
  expect(searchWords('anna Anna ANNA bruna')).toEqual(['anna', 'bruna']);
  // The sign that means the most words.
  expect(searchWords('\ufdfa'.repeat(100)).length).toBeLessThan(10);
});

const finds = (search: string, person: { firstName?: string; lastName?: string; phone?: string }) =>
  searchWords(search).every(word => searchKey({ ...nobody, ...person }).includes(word));

test('a name is found whichever apostrophe it is typed with: tablets set their own', () => {
  for (const kept of ["D'Angelo", 'D’Angelo'])
    for (const search of ["d'angelo", 'D’ANGELO', 'D‘Angelo', 'D`angelo', 'd angelo', 'angelo'])
      expect(finds(search, { lastName: kept }), `${search} in ${kept}`).toBe(true);
  expect(finds("d'angelo", { lastName: 'Angeli' })).toBe(false);
});

test.each([
  ['dangelo', "D'Angelo"],
  ['DANGELO', 'D’Angelo'],
  ['dangelo', 'D´Angelo'],
  ['angelo d', "D'Angelo"],
  ['damico', "D'Amico"],
  ['d amico', 'D’Amico'],
  ['dellorto', "Dell'Orto"],
  ['dell orto', "Dell'Orto"],
  ["dell'orto", 'Dellorto'],
  ['dellacqua', 'Dell’Acqua'],
  ['deluca', 'De Luca'],
  ['de luca', 'Deluca'],
  ['desantis', 'De  Santis'],
  ['lo presti', 'Lopresti'],
  ['lopresti', 'Lo Presti'],
  ['saintjust', 'Saint-Just'],
  ['saint just', 'Saint-Just'],
  ['obrien', "O'Brien"],
  ['ferrariNiccolo', 'Ferrari‑Niccolò'],
  ['dannunzio', "D'Annùnzio"],
])('“%s” finds %s, whatever stands between the parts of a name', (search, lastName) => {
  expect(finds(search, { lastName })).toBe(true);
  expect(finds(search, { firstName: lastName })).toBe(true);
});

test('first and last name are not read as one word', () => {
  expect(finds('annabianchi', { firstName: 'Anna', lastName: 'Bianchi' })).toBe(false);
  expect(finds('dangelo', { firstName: 'D', lastName: 'Angelo' })).toBe(false);
});

test('a number is found as callers and cards write it, with the code of the country or without', () => {
  const phone = '3401234567';
  for (const search of [
    '+39 340 1234567',
    '+393401234567',
    '0039 340 123 45 67',
    '340-1234567',
    '(340) 1234/567',
    '340.123.4567',
    '340–1234567',
    '\u202a+39\u00a0340\u00a01234567\u202c',
    '+39',
  ])
    expect(finds(search, { phone }), search).toBe(true);
  expect(finds('+39 341', { phone })).toBe(false);
  // Not the country's: the middle of a number, or a word that begins like it.
  expect(searchWords('390039')).toEqual(['390039']);
  expect(searchWords('+39x')).toEqual(['+39x']);
});

test('people stand in the order of their names, without regard to case and accents, numbers as numbers; else by id', () => {
  const people = [
    user(5, 'Zoe'),
    user(4, 'Cliente 10'),
    user(3, 'cliente 2'),
    user(2, 'Élia'),
    user(1, 'elio'),
    user(9, 'ZOE'),
    user(7, 'zoè'),
  ];
  expect(people.toSorted(byDisplayName).map(({ id }) => id)).toEqual([3, 4, 2, 1, 5, 7, 9]);
});
