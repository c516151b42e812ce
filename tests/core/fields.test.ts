import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import * as fields from '../../core/fields.ts';
import { fieldWording, sentenceOf } from '../../core/wording.ts';

type Parser = {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: { message: string }[] } };
};

/** The value a field makes of an input, or the sentence a person reads. */
function read(field: Parser, input: unknown): unknown {
  const parsed = field.safeParse(input);
  return parsed.success ? parsed.data : `✗ ${parsed.error?.issues[0]?.message}`;
}

const escape = (text: string): string =>
  Array.from(text, sign => sign.codePointAt(0)?.toString(16)).join(' ');

describe('text fields', () => {
  test.each<[string, Parser, unknown, unknown]>([
    ['a username is trimmed', fields.username, '  mario ', 'mario'],
    ['a username is required', fields.username, '   ', "✗ L'username è obbligatorio"],
    ['a username is required, also when missing', fields.username, undefined, "✗ L'username è obbligatorio"],
    ['a username has 3 characters', fields.username, 'ab', "✗ L'username deve contenere almeno 3 caratteri"],
    ['a username has at most 64', fields.username, 'a'.repeat(65), `✗ ${fieldWording['username-too-long']}`],
    ['a username hides nothing', fields.username, 'mar\u200bio', `✗ ${fieldWording['bad-characters']}`],
    ['a username is one line', fields.username, 'mar\nio', `✗ ${fieldWording['bad-characters']}`],
    ...[
      'mar\u2028io',
      'mar\u2029io',
      'mario\ufe0f',
      'mario\u{e0101}',
      'mar\u3164io',
      'mar\uffa0io',
      'mar\u115fio',
      'mar\u2800io',
      'mar\u034fio',
      'mar\u202eio',
      '\u3164\u3164\u3164',
    ].map((name): [string, Parser, unknown, unknown] => [
      `a username shows all it has, unlike ${JSON.stringify(name)} (${name.codePointAt(3)?.toString(16)})`,
      ...([fields.username, name, `✗ ${fieldWording['bad-characters']}`] as const),
    ]),
    ['a username may be written in any script', fields.username, 'Zoë 李 Жанна', 'Zoë 李 Жанна'],
    ...['a\nb', 'a\tb', 'a\u2028b', 'a\u202eb', 'a\u2066b', 'a\u200fb'].flatMap(
      (line): [string, Parser, unknown, unknown][] =>
        [fields.serviceName, fields.optionalName, fields.optionalEmail].map(field => [
          `a name is one line, read in one direction: ${JSON.stringify(line)}`,
          ...([field, line, `✗ ${fieldWording['bad-characters']}`] as const),
        ]),
    ),
    ['a service may be called with emoji', fields.serviceName, 'Taglio ✂️ 👨‍👧', 'Taglio ✂️ 👨‍👧'],
    ['a password keeps its spaces', fields.newPassword, '  a b  ', '  a b  '],
    [
      'a password has 6 characters',
      fields.newPassword,
      'corta',
      '✗ La password deve avere almeno 6 caratteri',
    ],
    [
      'a password has at most 128',
      fields.newPassword,
      'a'.repeat(129),
      `✗ ${fieldWording['password-too-long']}`,
    ],
    ['an empty name is none', fields.optionalName, '  ', null],
    ['a missing name is none', fields.optionalName, undefined, null],
    ['a name may be an emoji', fields.optionalName, 'Zoë 💇', 'Zoë 💇'],
    ['a name is text', fields.optionalName, 7, `✗ ${fieldWording['not-text']}`],
    ['half a character is refused', fields.optionalName, '\ud800', `✗ ${fieldWording['bad-characters']}`],
    ...[
      '\u200b',
      '\u200b\u200d',
      '\u2060 \u2060',
      '\u00ad',
      '\ufeff\u3164',
      '\u3164',
      '\u115f\u1160',
      '\uffa0',
    ]
      .concat([
        '\u2800',
        '\u180e',
        '\ufe0f',
        '\u{e0020}',
        '\u034f',
        '\u0301',
        '\u17b4',
        '\u2061',
        '\u00a0\u200c',
      ])
      .flatMap((name): [string, Parser, unknown, unknown][] => [
        [
          `a name that shows nothing is none: ${escape(name)}`,
          fields.firstName,
          name,
          '✗ Il nome è obbligatorio',
        ],
        [
          `a name that shows nothing is refused where it may be left out: ${escape(name)}`,
          ...([fields.optionalName, name, `✗ ${fieldWording['bad-characters']}`] as const),
        ],
        [
          `a service’s name shows something: ${escape(name)}`,
          ...([fields.serviceName, name, `✗ ${fieldWording['service-name-required']}`] as const),
        ],
        [`notes that show nothing are none: ${escape(name)}`, fields.notes, name, null],
      ]),
    ['a name may hold what joins its signs', fields.firstName, 'ن\u200cا', 'ن\u200cا'],
    ['an e-mail may be left empty', fields.optionalEmail, '', null],
    ['an e-mail is valid', fields.optionalEmail, 'mario@', '✗ Email non valida'],
    ['an e-mail is trimmed', fields.optionalEmail, ' a@b.it ', 'a@b.it'],
    [
      'a phone has only digits',
      fields.optionalPhone,
      '333 1234567',
      '✗ Il numero di telefono deve contenere solo cifre',
    ],
    [
      'a phone has no Arabic-Indic digits',
      fields.optionalPhone,
      '٣٣٣١٢٣٤٥٦٧',
      '✗ Il numero di telefono deve contenere solo cifre',
    ],
    [
      'a phone has 10 digits',
      fields.optionalPhone,
      '333123456',
      '✗ Il numero di telefono deve avere almeno 10 cifre',
    ],
    [
      'a phone has at most 11',
      fields.optionalPhone,
      '333123456789',
      '✗ Il numero di telefono non può avere più di 11 cifre',
    ],
    ['a phone may be missing in a call', fields.optionalPhone, undefined, null],
    ['a phone is asked for in the form', fields.phone, '', `✗ ${fieldWording['phone-required']}`],
    ['notes keep their lines', fields.notes, 'uno\ndue', 'uno\ndue'],
    [
      'notes have at most 1000 characters',
      fields.notes,
      'a'.repeat(1001),
      `✗ ${fieldWording['notes-too-long']}`,
    ],
    [
      'a name has at most 100 characters',
      fields.optionalName,
      'a'.repeat(101),
      `✗ ${fieldWording['name-too-long']}`,
    ],
    [
      'an e-mail has at most 254',
      fields.optionalEmail,
      `${'a'.repeat(250)}@b.it`,
      `✗ ${fieldWording['email-too-long']}`,
    ],
    ['a service has a name', fields.serviceName, '  ', `✗ ${fieldWording['service-name-required']}`],
    [
      'a service is called with at most 100 characters',
      fields.serviceName,
      'a'.repeat(101),
      `✗ ${fieldWording['name-too-long']}`,
    ],
    [
      'a description has at most 1000 characters',
      fields.description,
      'a'.repeat(1001),
      `✗ ${fieldWording['description-too-long']}`,
    ],
    ['a category is one of three', fields.category, 'Unghie', `✗ ${fieldWording['category-unknown']}`],
    ['notes hold no NUL', fields.notes, 'a\u0000b', `✗ ${fieldWording['bad-characters']}`],
  ])('%s', (_, field, input, expected) => {
    expect(read(field, input)).toEqual(expected);
  });
});

describe('dates, times and numbers', () => {
  test.each<[string, Parser, unknown, unknown]>([
    ['a date is an ISO date', fields.date, '2027-01-05', '2027-01-05'],
    ['a date exists', fields.date, '2027-02-29', '✗ Data non valida'],
    ['a leap day exists in its year', fields.date, '2028-02-29', '2028-02-29'],
    ['a date is not written as people do', fields.date, '5/1/2027', '✗ Data non valida'],
    ['a time is HH:mm', fields.time, '09:05', '09:05'],
    ['a time has two digits each', fields.time, '9:05', '✗ Time must be in HH:MM format'],
    ['a day has 24 hours', fields.time, '24:00', '✗ Time must be in HH:MM format'],
    ['an id is positive', fields.id, 0, '✗ Scelta non valida'],
    ['an id is whole', fields.id, 1.5, '✗ Scelta non valida'],
    ['an id fits the database', fields.id, 2_147_483_648, '✗ Scelta non valida'],
    ['an id is a number', fields.id, '5', '✗ Scelta non valida'],
    ['a length is at most eight hours', fields.minutes, 481, '✗ Durata non valida'],
    ['a service takes 15 minutes', fields.duration, 14, '✗ La durata deve essere di almeno 15 minuti'],
    [
      'a service takes whole quarter-hours',
      fields.duration,
      40,
      '✗ La durata deve essere un multiplo di 15 minuti',
    ],
    ['a service takes at most eight hours', fields.duration, 495, `✗ ${fieldWording['duration-too-long']}`],
    ['a service may take eight hours', fields.duration, 480, 480],
    ['a price is at least a cent', fields.price, 0, '✗ Il prezzo deve essere maggiore di 0'],
    ['a price is at most 10,000 euros', fields.price, 1_000_001, `✗ ${fieldWording['price-too-high']}`],
    ['a price may be 10,000 euros', fields.price, 1_000_000, 1_000_000],
  ])('%s', (_, field, input, expected) => {
    expect(read(field, input)).toEqual(expected);
  });
});

test('sentences with facts in them name the facts', () => {
  expect(sentenceOf({ code: 'runs-into-break', breakFrom: '13:00' })).toBe(
    'Il servizio non finirebbe entro la pausa delle 13:00',
  );
  expect(sentenceOf({ code: 'runs-past-closing', closing: '20:00' })).toBe(
    'Il servizio non finirebbe entro la chiusura delle 20:00',
  );
  expect(sentenceOf({ code: 'off-the-grid', granularity: 15 })).toBe(
    'Gli appuntamenti iniziano ogni 15 minuti',
  );
  expect(sentenceOf({ code: 'beyond-horizon', lastDay: '31 dicembre 2029' })).toBe(
    'Si può prenotare fino al 31 dicembre 2029',
  );
  const place = { date: Temporal.PlainDate.from('2027-02-01'), time: '10:00', stylistId: 74 };
  expect(sentenceOf({ code: 'not-begun', place })).toContain('comincia lunedì 1º febbraio 2027 alle 10:00');
  expect(sentenceOf({ code: 'slot-taken' })).toContain('appena stato prenotato');
});
