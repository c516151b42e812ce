import { pino } from 'pino';
import { openPost } from '../../../adapters/mail/open-mail.ts';
import { FixedClock } from '../../../adapters/memory/fixed-clock.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import type { PlantedShop } from './planted-shop.ts';
import { markerOf } from './private-fields.ts';

const logger = pino({ level: 'silent' });
const mark = (column: string) => markerOf({ table: 'users', whose: 'owner' }, column);

const openFolder = (folder: string) => {
  const clock = new FixedClock('2027-01-05T08:00:00+01:00');
  const sender = { name: 'Salone Aurora', email: 'ciao@saloneaurora.example', host: 'salone.example' };
  return openPost(`file:${folder}`, sender, { clock, logger });
};

/** To the stylist, that a visit of the owner is cancelled, once that one is erased. */
export async function keepNotice(folder: string, { planted, people, store }: PlantedShop) {
  const { length } = await store.histories.of(planted.kept.id);
  const key = `stylist-cancelled-${planted.kept.id}-${length}-${people.stylist.id}`;
  const letter = { to: 'anna@example.com', subject: 'Cancellato', text: 'Cancellato' };
  await openFolder(folder).send({ ...letter, key, html: null, calendar: null });
}

/** To the owner at two addresses, to the stylist about a visit of theirs and about its day, and to somebody else about another. */
export async function keepLetters(folder: string, { planted, people, databaseUrl }: PlantedShop) {
  const post = openFolder(folder);
  const about = { subject: mark('first_name'), text: mark('first_name'), html: '<p></p>', calendar: null };
  const to = `${mark('email')}@example.com`;
  await post.send({ ...about, key: `booked-${planted.linked.id}-1`, to });
  const [notice] = await askDatabase(
    databaseUrl,
    `select id from account_letters where recipient_id = ${people.owner.id}`,
  );
  await post.send({ ...about, key: `account.${String(notice?.['id'])}.1798992000000`, to: `prima.${to}` });
  const elsewhere = { ...about, to: 'anna@example.com' };
  await post.send({ ...elsewhere, key: `stylist-new-${planted.kept.id}-1-${people.stylist.id}` });
  await post.send({ ...elsewhere, key: `stylist-tomorrow-2027-01-07-${people.stylist.id}` });
  await post.send({ ...elsewhere, subject: 'Un altro', text: 'Un altro', key: 'stylist-new-4711-1-74' });
  // Whose address is the owner's, too.
  await post.send({ ...about, subject: 'Un altro', text: 'Un altro', key: 'booked-4711-1', to });
}
