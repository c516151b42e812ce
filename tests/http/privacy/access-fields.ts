import type { Row } from './column-row.ts';

const nobody = [] as const;

/** What lets people in. */
export const accessRows: readonly Row[] = [
  {
    table: 'sessions',
    whose: 'owner',
    columns: {
      ...{ sid: nobody, sess: nobody, expire: 'a moment', user_id: 'an id' },
      ...{ label: ['owner'], browser: nobody, seen: 'a moment' },
    },
  },
  {
    table: 'reset_links',
    whose: 'owner',
    columns: {
      ...{ hash: nobody, user_id: 'an id', kind: 'a choice', issued: 'a moment', expires: 'a moment' },
      issuer: 'an id',
    },
  },
  {
    table: 'invitations',
    whose: 'shop',
    columns: { user_id: 'an id', hash: nobody, expires: 'a moment' },
  },
  {
    table: 'confirmed_addresses',
    whose: 'owner',
    columns: { user_id: 'an id', address: nobody },
  },
  {
    table: 'address_links',
    whose: 'owner',
    columns: { hash: nobody, user_id: 'an id', address: nobody, expires: 'a moment' },
  },
  {
    table: 'account_letters',
    whose: 'owner',
    columns: {
      ...{ id: 'an id', kind: 'a choice', recipient_id: 'an id', address: nobody, sealed: nobody },
      ...{ due: 'a moment', useful: 'a moment', next_try: 'a moment', status: 'a choice' },
      ...{ tries: 'a number', leased_until: 'a moment', failure: 'a choice', sent: 'a moment' },
    },
  },
  {
    table: 'passkeys',
    whose: 'owner',
    columns: {
      ...{
        credential: 'an id',
        user_id: 'an id',
        public_key: nobody,
        counter: 'a number',
        name: ['owner', 'admin'],
      },
      ...{ created: 'a moment', last_used: 'a moment' },
    },
  },
  {
    table: 'second_factors',
    whose: 'stylist',
    columns: {
      ...{ user_id: 'an id', secret: nobody, since: 'a moment' },
      ...{ last_step: 'a number', recovery: nobody },
    },
  },
  // Ids and days alone.
  {
    table: 'unfinished_erasures',
    whose: 'shop',
    columns: { id: 'an id', at: 'a moment', letters: 'an id' },
  },
];
