import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formatDay } from '../../../apps/web/format/days.ts';
import { statistics } from '../../../apps/web/texts/admin/figures/statistics.ts';
import { bookingWords } from '../../../apps/web/texts/booking.ts';
import { controls } from '../../../apps/web/texts/controls.ts';
import { freeTimes } from '../../../apps/web/texts/times/free-times.ts';

const folder = new URL('../../../apps/web/texts/', import.meta.url);

/** Every sentence of the customer's screens that has nothing to fill in. */
async function sentences(): Promise<string> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.ts'));
  const modules = await Promise.all(files.map(file => import(new URL(file, folder).href) as Promise<object>));
  return JSON.stringify(modules);
}

test.each([
  ['chi ti segue', 'da chi farti servire'],
  ['Niente telefonate', 'Niente attese'],
  ['a due tocchi di distanza', 'in un minuto'],
  ['torni alla pagina che volevi aprire', 'poi riprendi da qui'],
  ['Urgenze fuori orario?', 'Altri orari?'],
  ['visite', 'I tuoi appuntamenti'],
  ['No, mantieni', 'No, lo tengo'],
  ['sei entrato', 'che hai usato'],
  ['già entrato', 'che hai usato'],
  ['come lo vuoi', 'come vuoi il taglio'],
  ['"Sistema"', 'Come il telefono'],
  ['altre prove', 'senza altri controlli'],
  ['Da quando', 'Quando e da quale'],
  ['senza visite', 'senza aprire il sito'],
  ['Se venite in due', 'Se siete in due'],
])('no screen says ‘%s’, but ‘%s’', async (foreign, native) => {
  const said = await sentences();
  expect(said).not.toContain(foreign);
  expect(said).toContain(native);
});

test('the first of a month is said as people say it', () => {
  expect(formatDay('2026-12-01', 'full')).toBe('martedì 1º dicembre 2026');
  expect(formatDay('2026-12-01', 'dayOfMonth')).toBe('1º dicembre');
  expect(formatDay('2026-12-21', 'full')).toBe('lunedì 21 dicembre 2026');
});

test('one is awaited at the shop, and from somebody', () => {
  expect(bookingWords.place('Salone Aurora', 'Via Giotto 12', 'Borgo')).toBe(
    'Ti aspettiamo al Salone Aurora, Via Giotto 12, Borgo.',
  );
  expect(bookingWords.place('Mario', 'Via Giotto 12', 'Borgo')).toContain('da Mario');
});

test('what may be left out agrees with its word', () => {
  expect(['o', 'a', 'e'].map(ending => controls.optional(ending as 'o'))).toEqual([
    'facoltativo',
    'facoltativa',
    'facoltative',
  ]);
});

test('a time that another day does not have is said to be that day’s', () => {
  expect(freeTimes.times.lostByDay('10:30')).toMatch(/^Alle 10:30 quel giorno non è libero\./);
});

test.each([
  ['ottobre 2026', 'accanto a ottobre 2026'],
  ['lun 30 novembre', 'accanto a lun 30 novembre'],
  ['3º trimestre 2026', 'accanto al 3º trimestre 2026'],
  ['2025', 'accanto al 2025'],
  ['23 – 29 novembre 2026', 'accanto al 23 – 29 novembre 2026'],
  ['8 – 14 giugno 2027', 'accanto all’8 – 14 giugno 2027'],
  ['11 ottobre – 8 novembre', 'accanto all’11 ottobre – 8 novembre'],
])('figures stand beside those of %s with its article', (period, said) => {
  expect(statistics.beside(period)).toBe(said);
  expect(statistics.soFar(period)).toContain(said);
  expect(statistics.days.beside(period, '0 €', 0)).toContain(said);
});
