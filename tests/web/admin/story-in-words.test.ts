import { expect, test } from 'vitest';
import {
  changeInWords,
  type HistoryLine,
  whoAndWhen,
} from '../../../apps/web/admin/shared/visits/story-in-words.ts';

const place = (date: string, time: string) => ({
  ...{ date, time, stylistId: 74, stylistFirstName: 'Anna', stylistLastName: 'Bianchi' },
});

test.each([
  ['of a time that is over', '2027-01-05T09:15:00Z', ' Inserito a orario passato.'],
  ['of a day that is over', '2027-01-06T07:00:00Z', ' Inserito a orario passato.'],
  ['of the quarter-hour that is running', '2027-01-05T09:14:00Z', undefined],
  ['of what is to come', '2027-01-04T20:00:00Z', undefined],
])('the story of an appointment says that it was entered afterwards: %s', (_, at, late) => {
  const to = place('2027-01-05', '10:00');
  const by = { id: 1, username: 'salone', firstName: null, lastName: null };
  const said = (line: Pick<HistoryLine, 'kind' | 'from' | 'to'>) =>
    changeInWords({ ...line, at, by } as HistoryLine, 'Europe/Rome').split('Bianchi.')[1];
  expect(said({ kind: 'booked', from: null, to })).toBe(late);
  expect(said({ kind: 'moved', from: place('2027-01-08', '10:00'), to })).toBe(late);
});

test('the story of an appointment says who came by the link of a letter', () => {
  const by = { id: 1, username: null, firstName: 'Rosa', lastName: 'Neri' };
  const line = { kind: 'cancelled', at: '2027-01-05T09:15:00Z', by, from: null, to: null } as const;
  const when = 'Martedì 5 gennaio 2027, 10:15, Rosa Neri';
  expect(whoAndWhen(line, 'Europe/Rome')).toBe(when);
  expect(whoAndWhen({ ...line, via: 'link' }, 'Europe/Rome')).toBe(`${when} dal link`);
});
