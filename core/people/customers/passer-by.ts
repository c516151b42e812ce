import type { NewCustomer } from '../user.ts';

/**
 * Who sits down without a name: one for the whole shop, made when first booked for. Nobody reads, edits, merges or invites
 * them. The id of their request is none that a call could send.
 */
export const passerBy: NewCustomer & { readonly requestId: string } = {
  firstName: 'Di passaggio',
  ...{ lastName: null, email: null, phone: null, requestId: 'di passaggio' },
};
