import { IcalCalendarFiles } from '../../adapters/calendar-files/ical-calendar-files.ts';
import { HtmlLetterLooks } from '../../adapters/letters/html-letter-looks.ts';
import { RecordingPost } from '../../adapters/memory/recording-post.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';
import { cancelAppointment } from '../../core/booking/cancel-appointment.ts';
import { moveAppointment } from '../../core/booking/moving/move-appointment.ts';
import { restoreAppointment } from '../../core/booking/restoring/restore-appointment.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import type { LetterSettings } from '../../core/letters/letter-kinds.ts';
import { sendLetters } from '../../core/letters/send-letters.ts';
import type { Reminded } from '../../core/letters/send-reminders.ts';
import type { User } from '../../core/people/user.ts';
import { ok } from '../../core/problem.ts';
import { remindAll } from './remind-all.ts';
import { as, book, date, granted, openSmallWorld, time } from './small-world.ts';
import { unlimitedLetters } from './unlimited-letters.ts';

const publicUrl = new URL('https://salone.example');

/** The small shop, and a mail server that keeps what it is brought. Mario books with Anna. */
export async function openLettersWorld(now?: string) {
  const small = await openSmallWorld(now);
  const post = new RecordingPost();
  const world = {
    ...{ ...small, ...unlimitedLetters() },
    ...{ post, shop: exampleShop, letterLooks: new HtmlLetterLooks() },
    calendarFiles: new IcalCalendarFiles(exampleShop, { zone: defaultShopHours.zone, publicUrl }),
    manageLinks: { make: async (visit: number) => `${publicUrl.origin}/visita#${visit}` },
    sitePage: (path: string) => new URL(path, publicUrl).href,
  };
  const sendAll = async (): Promise<void> => {
    while ((await sendLetters(world)) > 0);
  };
  let reminded: Reminded | undefined;
  return {
    ...world,
    sendAll,
    /** As every process does again and again. `isRestarted`: one that remembers nothing. */
    async remind(at: string, isRestarted = false): Promise<void> {
      small.clock.moveTo(at);
      reminded = await remindAll(world, isRestarted ? undefined : reminded);
    },
    /** Subjects of what goes now. */
    async subjects(): Promise<string[]> {
      const before = post.sent.length;
      await sendAll();
      return post.sent.slice(before).map(({ subject }) => subject);
    },
    book: async (wanted: Parameters<typeof book>[1]) => granted(await book(small, wanted)).appointment,
    move: async (id: number, day: string, at: string, how: Moving = {}) =>
      granted(
        await moveAppointment(world, as(how.by ?? small.mario), id, {
          ...{ date: date(day), time: time(at), letter: how.letter, stylistId: how.stylist?.id },
        }),
      ),
    cancel: async (id: number, how: Moving = {}) =>
      granted(await cancelAppointment(world, as(how.by ?? small.mario), id, how.letter)),
    restore: async (id: number, by: User = small.mario) =>
      granted(await restoreAppointment(world, as(by), id)),
    set: (letters: LetterSettings) =>
      small.timetables.change(date('2027-01-05'), () =>
        ok({ write: { in: 'letters', put: letters }, answer: () => undefined }),
      ),
  };
}

interface Moving {
  readonly by?: User;
  readonly letter?: boolean;
  readonly stylist?: User;
}
