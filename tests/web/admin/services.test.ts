import { describe, expect, test } from 'vitest';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { serviceForm } from '../../../adapters/http/contract/forms/service-form.ts';
import { durationChoices } from '../../../apps/web/admin/services/durations.ts';
import { sentenceOnUpload } from '../../../apps/web/admin/services/upload/upload-sentence.ts';
import { fieldWording } from '../../../core/wording.ts';

const noTimes = { processing: { after: 30, minutes: 0 }, cleanup: 0 };
const filled = { name: 'Piega', description: '', category: 'Capelli', duration: 30, ...noTimes };

/** The cents that a typed price means, or the sentence of its refusal. */
function priced(price: string) {
  const { data, error } = serviceForm.safeParse({ ...filled, price });
  return data?.price ?? error?.issues[0]?.message;
}

describe('a price', () => {
  test.each([
    ['18', 1800],
    ['18,5', 1850],
    ['18.50', 1850],
    [' 18,50 € ', 1850],
    ['0,01', 1],
    ['19,99', 1999],
    ['10000', 1_000_000],
  ])('typed as “%s” is %i cents', (text, cents) => {
    expect(priced(text)).toBe(cents);
  });

  test.each([['0'], ['0,009'], ['-5'], [''], [','], ['gratis'], ['1e3'], ['1,2,3']])(
    'typed as “%s” is refused',
    text => {
      expect(priced(text)).toBe(fieldWording['price-too-low']);
    },
  );

  test('has an upper end', () => {
    expect(priced('10000,01')).toBe(fieldWording['price-too-high']);
  });
});

describe('posa and clean-up', () => {
  const times = (after: number, minutes: number, duration = 90, cleanup = 0) => {
    const form = { ...filled, price: '18', duration, processing: { after, minutes }, cleanup };
    const { data, error } = serviceForm.safeParse(form);
    return data?.processing ?? error?.issues.map(({ path, message }) => [path[0], message])[0] ?? null;
  };

  test('of no minutes are none; work must follow a posa', () => {
    expect(times(30, 0)).toBeNull();
    expect(times(30, 45)).toEqual({ after: 30, minutes: 45 });
    expect(times(30, 60)).toEqual(['processing', fieldWording['processing-outside']]);
  });

  test('are quarter-hours, work before a posa, an hour of clean-up at most', () => {
    expect(times(0, 30)).toEqual(['processing', fieldWording['processing-invalid']]);
    expect(times(30, 10)).toEqual(['processing', fieldWording['processing-invalid']]);
    expect(times(30, 15, 90, 75)).toEqual(['cleanup', fieldWording['cleanup-invalid']]);
  });
});

describe('the durations offered', () => {
  test('are six', () => {
    expect(durationChoices()).toEqual([15, 30, 45, 60, 90, 120]);
    expect(durationChoices(45)).toEqual([15, 30, 45, 60, 90, 120]);
  });

  test('hold a stored one that is none of them, in its place', () => {
    expect(durationChoices(75)).toEqual([15, 30, 45, 60, 75, 90, 120]);
  });
});

describe('an upload that failed is told in Italian', () => {
  test.each([
    [{ message: 'Authorization required' }, 'Effettua il login per continuare'],
    [
      { message: 'S3 returned 403', body: 'Request has expired' },
      'Il tempo per il caricamento è scaduto: riprova.',
    ],
    [{ message: 'Request has expired' }, 'Il tempo per il caricamento è scaduto: riprova.'],
    [{ message: 'Non 2xx' }, 'Il server non ha accettato l’immagine. Riprova.'],
    [
      { message: 'Network error during S3 request' },
      'Il caricamento si è interrotto. Controlla la connessione e riprova.',
    ],
    [{ message: 'S3 returned 413', body: '{"error":"L\'immagine supera 5 MB"}' }, "L'immagine supera 5 MB"],
    [new RequestFailed(401, '', { error: 'Effettua il login' }), 'Effettua il login'],
  ])('%j', (failure, sentence) => {
    expect(sentenceOnUpload(failure)).toBe(sentence);
  });
});
