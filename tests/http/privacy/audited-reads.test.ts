import { expect, test } from 'vitest';
import type { Call } from '../../../adapters/http/contract/call.ts';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { showsCustomers } from '../../../adapters/http/server/security/audited.ts';

/** The shop's telephone, one's own, and the staff's. */
const ofNoCustomer = ['see-shop', 'see-current-user', 'list-stylists', 'list-former-stylists'];

/** Whether somebody's phone stands anywhere in what a schema describes. */
function holdsPhone(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('_zod' in part) return holdsPhone((part._zod as { readonly def: unknown }).def);
  return Object.entries(part).some(([name, inside]) => /phone$/i.test(name) || holdsPhone(inside));
}

test('an administrator’s read of customers’ phones leaves a line in the audit, whichever call it is', () => {
  const reads = Object.values<Call>(calls).filter(({ method }) => method === 'GET');
  const shown = reads.flatMap(({ action, reply = {} }) => (holdsPhone(reply) ? [action] : []));
  expect(shown).toContain('list-users');
  const unseen = shown.filter(action => !showsCustomers.has(action) && !ofNoCustomer.includes(action));
  expect(unseen).toEqual([]);
});
