import { describe, expect, test } from 'vitest';
import { type Action, actorOf, guest, permissions, permit } from '../../../core/people/permissions.ts';
import { openSmallWorld, refusal } from '../../worlds/small-world.ts';

describe('who may do what', () => {
  test('stands in one table, row by row', () => {
    const rows = (Object.keys(permissions) as Action[]).map(action => {
      const guestIs = permit(guest, action);
      const customerIs = permit({ kind: 'customer', userId: 1 }, action);
      const adminIs = permit({ kind: 'admin', userId: 2 }, action);
      return [action, ...[guestIs, customerIs, adminIs].map(result => refusal(result) ?? 'yes')].join(' ');
    });
    expect(rows).toEqual([
      'see-shop yes yes yes',
      'see-openapi yes yes yes',
      'register yes yes yes',
      'log-in yes yes yes',
      'log-out yes yes yes',
      'see-current-user not-logged-in yes yes',
      'list-services yes yes yes',
      'see-service yes yes yes',
      'list-stylists yes yes yes',
      'see-timeslots yes yes yes',
      'see-availability yes yes yes',
      'list-closures yes yes yes',
      'keep-closures not-logged-in not-permitted yes',
      'keep-skills not-logged-in not-permitted yes',
      'see-statistics not-logged-in not-permitted yes',
      'take-lists not-logged-in not-permitted yes',
      'see-booking-rules not-logged-in not-permitted yes',
      'keep-booking-rules not-logged-in not-permitted yes',
      'see-work-days not-logged-in not-permitted yes',
      'list-weeks yes yes yes',
      'keep-weeks not-logged-in not-permitted yes',
      'list-plans not-logged-in not-permitted yes',
      'keep-plans not-logged-in not-permitted yes',
      'list-absences not-logged-in not-permitted yes',
      'keep-absences not-logged-in not-permitted yes',
      'list-outside not-logged-in not-permitted yes',
      'keep-outside not-logged-in not-permitted yes',
      'book-appointment not-logged-in yes yes',
      'list-appointments not-logged-in yes yes',
      'move-appointment not-logged-in yes yes',
      'cancel-appointment not-logged-in yes yes',
      'restore-appointment not-logged-in yes yes',
      'see-letter-settings not-logged-in not-permitted yes',
      'keep-letter-settings not-logged-in not-permitted yes',
      'see-own-letters not-logged-in yes yes',
      'set-own-letters not-logged-in yes yes',
      'see-received-letters not-logged-in not-permitted yes',
      'list-failed-letters not-logged-in not-permitted yes',
      'send-letter-again not-logged-in not-permitted yes',
      'see-preview not-logged-in not-permitted yes',
      'send-preview not-logged-in not-permitted yes',
      'see-history not-logged-in not-permitted yes',
      'see-calendar-file not-logged-in yes yes',
      'open-visit yes yes yes',
      'answer-address yes yes yes',
      'list-reminders not-logged-in not-permitted yes',
      'set-reminded not-logged-in not-permitted yes',
      'keep-feeds not-logged-in not-permitted yes',
      'see-feed yes yes yes',
      'set-outcome not-logged-in not-permitted yes',
      'edit-appointment not-logged-in not-permitted yes',
      'add-service not-logged-in not-permitted yes',
      'change-service not-logged-in not-permitted yes',
      'archive-service not-logged-in not-permitted yes',
      'start-upload not-logged-in not-permitted yes',
      'receive-upload yes yes yes',
      'attach-image not-logged-in not-permitted yes',
      'list-former-stylists not-logged-in not-permitted yes',
      'see-events not-logged-in not-permitted yes',
      'list-users not-logged-in not-permitted yes',
      'see-user not-logged-in not-permitted yes',
      'add-customer not-logged-in not-permitted yes',
      'edit-user not-logged-in yes yes',
      'export-own-data not-logged-in yes yes',
      'export-data not-logged-in not-permitted yes',
      'erase-own-account not-logged-in yes yes',
      'erase-person not-logged-in not-permitted yes',
      'see-keeping not-logged-in not-permitted yes',
      'set-keeping not-logged-in not-permitted yes',
      'list-inactive not-logged-in not-permitted yes',
      'forget-inactive not-logged-in not-permitted yes',
      'remove-stylist not-logged-in not-permitted yes',
      'change-password not-logged-in yes yes',
      'reset-password yes yes yes',
      'issue-reset-link not-logged-in not-permitted yes',
      'invite not-logged-in not-permitted yes',
      'merge-people not-logged-in not-permitted yes',
      'accept-invitation yes yes yes',
      'list-browsers not-logged-in yes yes',
      'forget-browser not-logged-in yes yes',
      'list-sessions not-logged-in yes yes',
      'confirm-login not-logged-in yes yes',
      'end-sessions not-logged-in yes yes',
      'end-sessions-of not-logged-in not-permitted yes',
      'take-login not-logged-in not-permitted yes',
      'log-in-by-code yes yes yes',
      'see-second-factor not-logged-in yes yes',
      'set-up-second-factor not-logged-in yes yes',
      'keep-second-factor not-logged-in yes yes',
      'keep-passkeys not-logged-in yes yes',
      'log-in-by-passkey yes yes yes',
    ]);
  });

  test('asks whether the user is an administrator, not whether they cut hair', async () => {
    const world = await openSmallWorld();
    expect(actorOf({ ...world.mario, isStylist: true }).kind).toBe('customer');
    expect(actorOf({ ...world.mario, isAdmin: true }).kind).toBe('admin');
    expect(actorOf(undefined)).toEqual(guest);
  });
});
