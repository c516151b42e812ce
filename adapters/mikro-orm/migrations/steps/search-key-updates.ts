import { searchKey, sortKey } from '../../../../core/people/folded-key.ts';

interface Row {
  readonly id: number;
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The statements that give everybody the keys of the present program. */
export async function searchKeyUpdates(execute: (sql: string) => Promise<unknown>): Promise<string[]> {
  const rows = await execute('select id, username, first_name, last_name, email, phone from users');
  return (rows as Row[]).map(({ id, first_name: firstName, last_name: lastName, ...row }) => {
    const person = { ...row, firstName, lastName };
    const keys = `search_key = ${quoted(searchKey(person))}, sort_key = ${quoted(sortKey(person))}`;
    return `update users set ${keys} where id = ${id}`;
  });
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
