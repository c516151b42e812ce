import { type Reminded, type RemindingDeps, sendReminders } from '../../core/letters/send-reminders.ts';

/** Decides until nothing is unread, as every process does. */
export async function remindAll(deps: RemindingDeps, before: Reminded | undefined): Promise<Reminded> {
  const reminded = await sendReminders(deps, before);
  return reminded.unread === undefined ? reminded : remindAll(deps, reminded);
}
