import { calls } from '../../../adapters/http/contract/calls.ts';
import { json } from '../browser.ts';
import { type Ask, get, send } from './ask.ts';

/** One way to ask each call that erases somebody. */
export const erasingAnswers = {
  foreseeOwnErasing: get(() => '/api/user/erase'),
  foreseeErasing: get(({ people }) => `/api/users/${people.owner.id}/erase`),
  seeKeeping: get(() => '/api/settings/data'),
  setKeeping: send(
    'PUT',
    () => '/api/settings/data',
    () => ({ keepMonths: null }),
  ),
  listInactive: get(() => '/api/settings/data/affected?keepMonths=24'),
  forgetInactive: send(
    'POST',
    () => '/api/settings/data/erase',
    () => ({ keepMonths: 24, ids: [] }),
  ),
  // In a browser of its own: whoever is erased is logged out.
  eraseOwnAccount: async ({ shop, who }) => {
    const browser = shop.browser();
    await browser.call(calls.register, { body: { username: `se-ne-va-${who}`, password: 'segreta' } });
    return browser.fetch('/api/user/erase', json({ currentPassword: 'segreta' }));
  },
  erasePerson: async ({ shop, browser }) => {
    const added = await shop.browsers.get('admin')?.call(calls.addCustomer, { body: { firstName: 'Rosa' } });
    return browser.fetch(`/api/users/${added?.id}/erase`, json({}));
  },
} satisfies Record<string, Ask>;
