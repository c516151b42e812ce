import { plainTimes } from '../../core/calendar/pattern.ts';
import type { Category, Service } from '../../core/catalogue/service.ts';
import type { AccountHolder } from '../../core/people/user.ts';
import type { Services } from '../../core/ports/services.ts';
import type { Users } from '../../core/ports/users.ts';

/** A small shop to try things in. Every password is the username. */
export interface SmallShop {
  /** Administrators and stylists. */
  readonly anna: AccountHolder;
  readonly bruno: AccountHolder;
  /** An administrator who takes no bookings. */
  readonly salone: AccountHolder;
  readonly mario: AccountHolder;
  readonly lucia: AccountHolder;
  readonly taglio: Service;
  readonly barba: Service;
  readonly colore: Service;
}

export async function seedSmallShop(db: {
  readonly users: Users;
  readonly services: Services;
}): Promise<SmallShop> {
  const person = async (
    username: string,
    lastName: string,
    roles: Partial<AccountHolder> = {},
  ): Promise<AccountHolder> => {
    const added = await db.users.add({
      username,
      firstName: username.charAt(0).toUpperCase() + username.slice(1),
      lastName,
      email: `${username}@example.com`,
      phone: '0551234567',
      isAdmin: false,
      isStylist: false,
      passwordHash: `plain:${username}`,
      ...roles,
    });
    if (!added.ok) throw new Error(`${username} is there already`);
    return added.value;
  };
  const service = (name: string, category: Category, duration: number, price: number): Promise<Service> =>
    db.services.add({ ...plainTimes, name, category, duration, price, description: null, imageUrl: null });

  return {
    anna: await person('anna', 'Bianchi', { id: 74, isAdmin: true, isStylist: true }),
    bruno: await person('bruno', 'Conti', { isAdmin: true, isStylist: true }),
    salone: await person('salone', 'Aurora', { isAdmin: true }),
    mario: await person('mario', 'Rossi'),
    lucia: await person('lucia', 'Verdi'),
    taglio: await service('Taglio uomo', 'Capelli', 30, 1800),
    barba: await service('Rifinitura barba', 'Barba', 15, 1000),
    colore: await service('Colore', 'Trattamenti', 90, 5500),
  };
}
