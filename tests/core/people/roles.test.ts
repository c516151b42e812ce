import { expect, test } from 'vitest';
import { withRoles } from '../../../core/people/roles.ts';
import { ok, refuse } from '../../../core/problem.ts';

const admin = { isAdmin: true, isStylist: true };

test('the last administrator stays one, and any other may stop', () => {
  expect(withRoles({ isAdmin: false })(admin, 0)).toEqual(refuse({ code: 'last-admin' }));
  expect(withRoles({ isAdmin: false })(admin, 1)).toEqual(ok({ isAdmin: false, isStylist: true }));
});

test('other roles change whoever is left', () => {
  expect(withRoles({ isStylist: false })(admin, 0)).toEqual(ok({ isAdmin: true, isStylist: false }));
  const customer = { isAdmin: false, isStylist: false };
  expect(withRoles({ isStylist: true })(customer, 0)).toEqual(ok({ isAdmin: false, isStylist: true }));
});
