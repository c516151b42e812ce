import type { ArchivedRow, ArchivedTables } from './table-archive.ts';

/** Fills in what an earlier program's backup lacks, as the migrations would. */
export function completedTables(tables: ArchivedTables): ArchivedTables {
  const { appointments, confirmed_addresses = (tables.users ?? []).flatMap(addressOfStaff) } = tables;
  const hasMoments = appointments.some(row => 'booked_at' in row);
  return {
    ...{ ...tables, confirmed_addresses },
    appointments: hasMoments ? appointments : withMoments(appointments, tables.appointment_history ?? []),
  };
}

function withMoments(appointments: readonly ArchivedRow[], history: readonly ArchivedRow[]): ArchivedRow[] {
  const booked = history.filter(({ kind }) => kind === 'booked');
  const moments = new Map(
    booked
      .toSorted((a, b) => Number(b['id']) - Number(a['id']))
      .map(line => [line['appointment_id'], line['at']]),
  );
  return appointments.map(row => ({ ...row, booked_at: moments.get(row['id']) ?? null }));
}

const addressOfStaff = ({
  id,
  email,
  is_admin: isAdmin,
  is_stylist: isStylist,
}: ArchivedRow): ArchivedRow[] =>
  typeof email === 'string' && (isAdmin || isStylist) ? [{ user_id: id, address: email }] : [];
