import { accessRows } from './access-fields.ts';
import { type Reader, type Row } from './column-row.ts';

export { type Reader, readers } from './column-row.ts';

const nobody: readonly Reader[] = [];
const everybody: readonly Reader[] = ['guest', 'owner', 'other', 'stylist', 'admin'];
const ownerAndShop: readonly Reader[] = ['owner', 'admin'];
const stylistAndShop: readonly Reader[] = ['stylist', 'admin'];

/** Every column of every table. One that is missing here fails a test. */
export const rows: readonly Row[] = [
  {
    table: 'users',
    whose: 'owner',
    columns: {
      ...{ id: 'an id', username: ownerAndShop, username_key: 'like the username' },
      ...{ search_key: nobody, sort_key: nobody, password_hash: nobody },
      ...{ first_name: ownerAndShop, last_name: ownerAndShop, email: ownerAndShop, phone: ownerAndShop },
      ...{ email_is_own: 'a flag', is_admin: 'a flag', is_stylist: 'a flag', request_id: 'an id' },
      ...{ staff_notes: ['admin'], online_booking: 'a flag', erased: 'a flag' },
    },
  },
  {
    table: 'users',
    whose: 'stylist',
    columns: {
      ...{ id: 'an id', username: stylistAndShop, username_key: 'like the username' },
      ...{ search_key: nobody, sort_key: nobody, password_hash: nobody },
      ...{ first_name: everybody, last_name: everybody, email: stylistAndShop, phone: stylistAndShop },
      ...{ email_is_own: 'a flag', is_admin: 'a flag', is_stylist: 'a flag', request_id: 'an id' },
      ...{ staff_notes: ['admin'], online_booking: 'a flag', erased: 'a flag' },
    },
  },
  {
    table: 'services',
    whose: 'shop',
    columns: {
      ...{ id: 'an id', name: everybody, description: everybody, image_url: everybody },
      ...{
        price: 'a number',
        duration: 'a number',
        processing_after: 'a number',
        processing_minutes: 'a number',
        cleanup: 'a number',
        category: 'a choice',
        archived: 'a flag',
      },
    },
  },
  {
    table: 'appointments',
    whose: 'owner',
    columns: {
      ...{ id: 'an id', user_id: 'an id', service_id: 'an id', stylist_id: 'an id' },
      ...{
        starts_at: 'a moment',
        booked_at: 'a moment',
        day: 'a moment',
        start_minute: 'a number',
        duration: 'a number',
        processing_after: 'a number',
        processing_minutes: 'a number',
        cleanup: 'a number',
      },
      ...{ parts: 'a number', missed: 'a flag', paid: 'a number', overridden: 'a flag' },
      ...{ price: 'a number', status: 'a choice', notes: ownerAndShop, external_calendar_id: ownerAndShop },
      ...{ staff_notes: ['admin'], request_id: 'an id' },
    },
  },
  {
    table: 'known_browsers',
    whose: 'owner',
    columns: {
      ...{ id: 'an id', browser: nobody, user_id: 'an id', staff: 'a flag', label: ['owner'] },
      ...{ since: 'a moment', last_seen: 'a moment' },
    },
  },
  ...accessRows,
  { table: 'uploads', whose: 'shop', columns: { hash: nobody, opened: 'a moment', name: nobody } },
  { table: 'limits', whose: 'shop', columns: { key: nobody, hits: 'a moment', expires: 'a moment' } },
  { table: 'settings', whose: 'shop', columns: { name: nobody, value: nobody } },
  {
    table: 'held_quarters',
    whose: 'shop',
    columns: { stylist_id: 'an id', day: 'a moment', quarter: 'a number', appointment_id: 'an id' },
  },
  {
    table: 'agenda_days',
    whose: 'shop',
    columns: { stylist_id: 'an id', day: 'a moment', version: 'a number' },
  },
  {
    table: 'appointment_counts',
    whose: 'shop',
    columns: { stylist_id: 'an id', status: 'a choice', amount: 'a number' },
  },
  {
    table: 'appointment_count_changes',
    whose: 'shop',
    columns: { stylist_id: 'an id', status: 'a choice', amount: 'a number' },
  },
  { table: 'timetable_versions', whose: 'shop', columns: { id: 'an id', version: 'a number' } },
  { table: 'shop_weeks', whose: 'shop', columns: { valid_from: 'a moment', week: 'a moment' } },
  {
    table: 'closures',
    whose: 'shop',
    columns: {
      ...{ id: 'an id', first_day: 'a moment', last_day: 'a moment', hours: 'a moment' },
      ...{ stylist_ids: 'an id', reason: everybody },
    },
  },
  {
    table: 'stylist_plans',
    whose: 'stylist',
    columns: { stylist_id: 'an id', valid_from: 'a moment', weeks: 'a moment' },
  },
  {
    table: 'booking_rules',
    whose: 'shop',
    columns: { id: 'an id', rules: 'a number' },
  },
  {
    table: 'stylist_skills',
    whose: 'stylist',
    columns: { stylist_id: 'an id', service_ids: 'an id' },
  },
  {
    table: 'absences',
    whose: 'stylist',
    columns: {
      ...{ id: 'an id', stylist_id: 'an id', first_day: 'a moment', last_day: 'a moment' },
      ...{ start_time: 'a moment', end_time: 'a moment', reason: ['admin'] },
    },
  },
  {
    table: 'kept_visits',
    whose: 'owner',
    columns: {
      ...{ appointment_id: 'an id', stylist_id: 'an id' },
      ...{ day: 'a moment', time: 'a moment' },
    },
  },
  {
    table: 'appointment_history',
    whose: 'owner',
    columns: {
      ...{ id: 'an id', appointment_id: 'an id', user_id: 'an id', at: 'a moment', kind: 'a choice' },
      ...{ from_state: 'a moment', to_state: 'a moment', via: 'a choice' },
    },
  },
  {
    table: 'calendar_feeds',
    whose: 'shop',
    columns: { id: 'an id', hash: nobody, stylist_id: 'an id', created: 'a moment' },
  },
  { table: 'visit_links', whose: 'owner', columns: { hash: nobody, appointment_id: 'an id' } },
  {
    table: 'letters',
    whose: 'owner',
    columns: {
      ...{
        id: 'an id',
        letter_key: 'an id',
        kind: 'a choice',
        appointment_id: 'an id',
        recipient_id: 'an id',
      },
      ...{ change_number: 'a number', day: 'a moment', due: 'a moment', next_try: 'a moment' },
      ...{ status: 'a choice', tries: 'a number', in_doubt: 'a flag', leased_until: 'a moment' },
      ...{ failure: 'a choice', sent: 'a moment', told: 'a moment' },
    },
  },
  { table: 'letter_choices', whose: 'owner', columns: { user_id: 'an id', changed: 'a choice' } },
  { table: 'letter_settings', whose: 'shop', columns: { id: 'an id', letters: 'a choice' } },
  {
    table: 'reminded_visits',
    whose: 'owner',
    columns: { appointment_id: 'an id', starts_at: 'a moment', user_id: 'an id', at: 'a moment' },
  },
  { table: 'change_log', whose: 'shop', columns: { id: 'an id', list: 'a choice', row_id: 'an id' } },
  {
    table: 'mikro_orm_migrations',
    whose: 'shop',
    columns: { id: 'an id', name: 'a choice', executed_at: 'a moment' },
  },
];

/** What the in-memory adapters keep beside the core's own fields is no column, and nothing is planted there. */
const withoutTable: ReadonlySet<string> = new Set([
  ...['users.search_key', 'users.sort_key', 'appointments.external_calendar_id', 'known_browsers.browser'],
  ...['known_browsers.label', 'sessions.sid', 'sessions.sess', 'sessions.label', 'sessions.browser'],
  ...['reset_links.hash', 'uploads.hash', 'invitations.hash', 'calendar_feeds.hash', 'visit_links.hash'],
  ...['uploads.name', 'limits.key', 'second_factors.secret', 'second_factors.recovery'],
  ...['settings.name', 'settings.value'],
]);

/** A text that stands in this column and nowhere else; none is a part of another. */
export function markerOf({ table, whose }: Pick<Row, 'table' | 'whose'>, column: string): string {
  if (column === 'phone') return whose === 'owner' ? '3990000001' : '3990000002';
  return `zq-${table}-${whose}-${column}-end`;
}

/** Every marker with its row, its column and who is to see it. */
export const markers = (inMemory: boolean) =>
  rows.flatMap(row =>
    Object.entries(row.columns).flatMap(([column, seenBy]) =>
      typeof seenBy === 'string' || (inMemory && withoutTable.has(`${row.table}.${column}`))
        ? []
        : [{ row, column, marker: markerOf(row, column), seenBy }],
    ),
  );
