import { createClient } from '../../../../adapters/http/client/client.ts';
import type { Call } from '../../../../adapters/http/contract/call.ts';
import type * as catalogue from '../../../../adapters/http/contract/catalogue.ts';
import type * as shop from '../../../../adapters/http/contract/shop.ts';
import type * as user from '../../../../adapters/http/contract/user.ts';

/** Makes the calls of the contract to the server this page came from. */
export const call = createClient((...request) => fetch(...request));

/**
 * A call by its address alone: taken from the contract as a value it would bring 8 kB of schemas that only
 * forms need. The contract's types keep it true: another path does not compile.
 */
export const byAddress = <C extends Call>(address: Pick<C, 'method' | 'path'>): C => address as C;

export const seeShop = byAddress<typeof shop.seeShop>({ method: 'GET', path: '/api/shop' });
export const listServices = byAddress<typeof catalogue.listServices>({
  method: 'GET',
  path: '/api/services',
});
export const currentUser = byAddress<typeof user.currentUser>({ method: 'GET', path: '/api/user' });
export const logout = byAddress<typeof user.logout>({ method: 'POST', path: '/api/logout' });
