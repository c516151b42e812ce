import type { Row } from '../../contracts/test-store.ts';

const kinds = ['booked', 'moved', 'cancelled'];
const isVisit = (key: string): boolean => kinds.includes(key.split('-')[0] ?? '');

interface Letters {
  readonly visits: readonly Row[];
  readonly history: readonly Row[];
  readonly letters: readonly Row[];
  /** Message-IDs that the mail server took. */
  readonly taken: readonly string[];
}

/** What is lost or untrue of letters to customers, in words, once none waits. */
export function letterFaults({ visits, history, letters, taken }: Letters): string[] {
  const due = dueKeys(history);
  const keys = new Set(letters.map(keyOf));
  const arrived = new Set(taken);
  return [
    ...[...due].filter(key => !keys.has(key)).map(key => `no letter ${key}`),
    ...[...keys].filter(key => !due.has(key)).map(key => `${key} tells of nothing`),
    ...[...arrived].filter(key => isVisit(key) && !keys.has(key)).map(key => `${key} went for nothing`),
    ...letters.flatMap(row => {
      const [key, status] = [keyOf(row), String(row['status'])];
      if (status === 'sent') return arrived.has(key) ? [] : [`${key} never arrived`];
      return status === 'overtaken' ? [] : [`${key} is ${status}`];
    }),
    ...lastWords(visits, letters),
  ];
}

/** What went though it stands as if it had not: in hand of whoever was killed. */
export const unsettled = ({ letters, taken }: Pick<Letters, 'letters' | 'taken'>): string[] => {
  const arrived = new Set(taken);
  return letters.filter(row => row['status'] !== 'sent' && arrived.has(keyOf(row))).map(keyOf);
};

const keyOf = (row: Row): string => String(row['letter_key']);

function dueKeys(history: readonly Row[]): Set<string> {
  const changes = new Map<string, number>();
  const due = new Set<string>();
  for (const line of history) {
    const visit = String(line['appointment_id']);
    const change = (changes.get(visit) ?? 0) + 1;
    changes.set(visit, change);
    // Who has back what was cancelled is told of a booking.
    const kind = line['kind'] === 'restored' ? 'booked' : String(line['kind']);
    if (kinds.includes(kind)) due.add(`${kind}-${visit}-${change}`);
  }
  return due;
}

/** Of each visit the last letter that went tells where it stands; of a cancelled one perhaps none ever did. */
function lastWords(visits: readonly Row[], letters: readonly Row[]): string[] {
  const last = new Map<number, Row>();
  for (const row of letters) if (row['status'] === 'sent') last.set(Number(row['appointment_id']), row);
  return visits.flatMap(visit => {
    const letter = last.get(Number(visit['id']));
    if (visit['status'] === 'cancelled')
      return letter === undefined || letter['kind'] === 'cancelled' ? [] : [`untrue: ${keyOf(letter)}`];
    if (letter === undefined) return [`nobody was told of ${visit['id']}`];
    const told = placeOf(letter['told']);
    const time = `${two(Math.floor(Number(visit['start_minute']) / 60))}:${two(Number(visit['start_minute']) % 60)}`;
    const is = [visit['day'], time, visit['stylist_id']].join();
    return told === is ? [] : [`${keyOf(letter)} told ${told} of what is ${is}`];
  });
}

function placeOf(told: unknown): string {
  const place = (typeof told === 'string' ? JSON.parse(told) : told) as Record<string, unknown> | null;
  return [place?.['date'], place?.['time'], place?.['stylistId']].join();
}

const two = (value: number): string => String(value).padStart(2, '0');
