import { plainTimes } from '../../core/calendar/pattern.ts';
import type { AccountHolder, NewUser } from '../../core/people/user.ts';
import type { Shop } from '../../core/shop/shop.ts';
import type { RunningShop } from '../http/running-shop.ts';
import { book } from './appointments/appointments-steps.ts';

const STYLIST = 75;

/** A shop whose own data are all one text. */
export const shopOf = (text: string): Partial<Shop> => ({
  ...{ name: text, trade: text, phone: text, email: text },
  address: { street: text, postalCode: text, city: text, province: text },
  social: [{ name: text, url: `https://social.example/${text}` }],
  defaultStylistId: STYLIST,
});

export interface Poisoned {
  readonly customer: AccountHolder;
  readonly admin: AccountHolder;
  readonly serviceId: number;
}

/** Puts a text into every field that is stored, past the rules that would refuse it. */
export async function poison(shop: RunningShop, text: string): Promise<Poisoned> {
  const person = async (
    username: string,
    roles: Pick<NewUser, 'id' | 'isAdmin' | 'isStylist'>,
  ): Promise<AccountHolder> => {
    const names = { firstName: text, lastName: text, email: text, phone: text };
    const added = await shop.store.users.add({
      ...{ username, passwordHash: `plain:${username}` },
      ...names,
      ...roles,
    });
    if (!added.ok) throw new Error(`${username} is there already`);
    return added.value;
  };
  const customer = await person(text, { isAdmin: false, isStylist: false });
  const admin = await person(`${text}.`, { id: STYLIST, isAdmin: true, isStylist: true });
  const nobody = { firstName: null, lastName: null, email: text, phone: text };
  const noRoles = { isAdmin: false, isStylist: false };
  await shop.store.users.add({ ...nobody, ...noRoles, username: `${text},`, passwordHash: 'plain:x' });
  const details = { duration: 30, price: 1_800, imageUrl: null };
  const service = await shop.store.services.add({
    ...plainTimes,
    ...{ name: text, description: text, category: 'Capelli' },
    ...details,
  });
  const visit = { by: customer, service, stylist: admin, notes: text };
  await book(shop, { ...visit, on: '2026-12-01', date: '2026-12-10', time: '10:30' });
  await book(shop, { ...visit, date: '2027-01-05', time: '11:00' });
  await book(shop, { ...visit, date: '2027-01-12', time: '09:00' });
  const other = await book(shop, { ...visit, date: '2027-01-07', time: '11:00' });
  await other.cancel();
  return { customer, admin, serviceId: service.id };
}
