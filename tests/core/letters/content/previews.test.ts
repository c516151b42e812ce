import { expect, test } from 'vitest';
import { letterKinds } from '../../../../core/letters/letter-kinds.ts';
import { choicesWithout, keptLetters } from '../../../../core/letters/letter-settings.ts';
import { sampleLinks } from '../../../../core/letters/sample-links.ts';
import { seeLetterSettings } from '../../../../core/letters/see-letter-settings.ts';
import { seePreview } from '../../../../core/letters/see-preview.ts';
import { sendPreview } from '../../../../core/letters/send-preview.ts';
import { openLettersWorld } from '../../../worlds/letters-world.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';
import { enter } from '../../timetable/timetable-steps.ts';

test('each kind of letter is shown about an invented visit of tomorrow', async () => {
  const world = await openLettersWorld();
  const shown = async (kind: (typeof letterKinds)[number]) =>
    granted(await seePreview(world, as(world.salone), kind));
  const subjects = await Promise.all(letterKinds.map(async kind => (await shown(kind)).subject));
  const when = 'mercoledì 6 gennaio alle 09:00';
  expect(subjects).toEqual([
    `Appuntamento confermato: ${when}`,
    `Appuntamento spostato: ora è ${when}`,
    `Appuntamento cancellato: era ${when}`,
    `Promemoria: ti aspettiamo ${when}`,
    `Nuovo appuntamento: ${when}`,
    `Appuntamento spostato: ora è ${when}`,
    `Appuntamento tolto dall’agenda: era ${when}`,
    'La giornata di mercoledì 6 gennaio',
  ]);
  const moved = (await shown('moved')).text;
  expect(moved).toContain('Ciao Chiara');
  expect(moved).toContain('martedì 5 gennaio 2027, 18:30 – 19:15');
  expect(moved).toContain('Taglio e barba');
  expect(moved).toContain('Anna Bianchi');
  const day = (await shown('stylist-tomorrow')).text;
  for (const part of [
    'Ciao Anna',
    '09:00 – 09:45',
    '09:45 – 10:30',
    '10:30 – 11:15',
    'Chiara, Taglio e barba',
  ])
    expect(day).toContain(part);
  expect((await shown('stylist-new')).text).toContain('Ciao Anna');
  expect(refusal(await seePreview(world, as(world.mario), 'moved'))).toBe('not-permitted');
});

test('links of a sample lead to pages that need a login', () => {
  expect(sampleLinks(path => `x${path}`)).toEqual({
    ...{
      manage: 'x/appointments',
      book: 'x/booking',
      agenda: 'x/admin',
      choices: 'x/profile?scheda=lettere',
    },
  });
});

test('a preview goes to whoever asks for it, or its failure is told', async () => {
  const world = await openLettersWorld();
  const send = (by = world.salone) => sendPreview(world, as(by), 'booked');
  expect(granted(await send())).toBe('salone@example.com');
  expect(world.post.sent).toMatchObject([
    { to: 'salone@example.com', calendar: null, key: expect.stringContaining('sample-booked') as unknown },
  ]);
  world.post.answers.push({ failure: 'away', inDoubt: false });
  expect(refusal(await send())).toBe('letter-not-taken');
  expect(refusal(await send(world.mario))).toBe('not-permitted');
  const users = { find: async () => ({ ...world.salone, email: null }) } as never;
  expect(refusal(await sendPreview({ ...world, users }, as(world.salone), 'booked'))).toBe('no-own-address');
});

test('the shop sets which letters it sends', async () => {
  const world = await openLettersWorld();
  const settings = { off: ['moved'], reminderHours: 0 } as const;
  expect(granted(await enter(world, keptLetters(settings)))).toEqual({ entry: settings, affected: [] });
  expect(granted(await seeLetterSettings(world, as(world.salone)))).toEqual(settings);
  expect(refusal(await seeLetterSettings(world, as(world.mario)))).toBe('not-permitted');
  expect(choicesWithout(['moved', 'stylist-new'])).toEqual({
    ...{ booked: true, moved: false, cancelled: true, reminder: true },
    ...{ 'stylist-new': false, 'stylist-moved': true, 'stylist-cancelled': true, 'stylist-tomorrow': true },
  });
});
