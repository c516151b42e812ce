import { expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { RandomTokens } from '../../../adapters/security/random-tokens.ts';
import { linkTo } from '../../http/appointments/link-to.ts';
import { expectWholeInView } from '../people/days/taps.ts';
import { setFontSize } from '../screens/large-letters.ts';
import { desk, expectInOrder, expectToast, phone, setStage } from '../stage.ts';
import { book } from './appointments-steps.ts';

const { site, visit } = setStage();

async function linked(date: string, time: string) {
  const { mario, taglio, anna } = site();
  const { id } = await book(site(), { by: mario, service: taglio, stylist: anna, date, time });
  return { id, path: `/visita#${await linkTo(site(), id)}` };
}

test('whoever has a letter’s link moves and cancels on a phone, without a login, and the address keeps no secret', async () => {
  const { id, path } = await linked('2027-01-08', '10:30');
  const page = await visit(path, { viewport: phone });
  await page.getByText('Tra 3 giorni').waitFor();
  expect(page.url()).toMatch(/\/visita$/);
  expect(await page.getByRole('banner').getByRole('link').allTextContents()).toEqual(['Salone Aurora']);
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  expect(await links.allTextContents()).toEqual(['Termini di servizio', 'Privacy']);
  await expectInOrder(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aggiungi al calendario' }).tap();
  expect((await saved).suggestedFilename()).toBe('appuntamento.ics');
  await page.getByRole('button', { name: 'Sposta' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Sposta l’appuntamento' });
  expect(await dialog.getByRole('radio', { name: /, adesso$/ }).isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: /, 11:30$/ }).tap();
  await dialog.getByRole('button', { name: 'Sposta qui' }).tap();
  await expectToast(page, 'Spostato a venerdì 8 gennaio, 11:30');
  await page.getByText('11:30 – 12:00').first().waitFor();

  await page.getByRole('button', { name: 'Cancella', exact: true }).tap();
  const question = page.getByRole('alertdialog', { name: 'Vuoi cancellare questo appuntamento?' });
  await expectInOrder(page);
  await question.getByRole('button', { name: /^Vuoi solo cambiare orario/ }).tap();
  await dialog.getByRole('button', { name: 'Cambia giorno' }).tap();
  await dialog.getByRole('button', { name: /^mercoledì 13 gennaio/ }).waitFor();
  await dialog.getByRole('button', { name: 'Non spostare' }).tap();
  await page.getByRole('button', { name: 'Cancella', exact: true }).tap();
  await question.getByRole('button', { name: 'Sì, cancella' }).tap();
  const cancelled = page.getByRole('heading', { name: 'Appuntamento cancellato' });
  await cancelled.and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Togli dal calendario' }).waitFor();
  await expectInOrder(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Appuntamento cancellato' }).waitFor();
  const story = await site().store.histories.of(id);
  expect(story.map(({ kind, via }) => [kind, via])).toEqual([
    ['booked', undefined],
    ['moved', 'link'],
    ['cancelled', 'link'],
  ]);
});

test('whoever leaves the page of a letter open over night reads the day as it is', async () => {
  const { path } = await linked('2027-01-06', '10:30');
  const page = await visit(path, { viewport: phone, ownClock: true });
  await page.clock.install({ time: '2027-01-05T08:00:00+01:00' });
  await page.reload();
  await page.getByText('Domani', { exact: true }).waitFor();
  site().clock.moveTo('2027-01-06T07:00:00+01:00');
  await page.clock.setFixedTime('2027-01-06T07:00:00+01:00');
  await page.clock.runFor(30_000);
  await page.getByText('Oggi', { exact: true }).waitFor();
});

test('who is too late is given the number, with the keyboard at a desk, and who has a dead link too', async () => {
  const admin = site().browser();
  await admin.logIn(site().salone);
  const open = { minNotice: 0, maxUpcoming: null, startStep: 15 as const, horizonDays: null };
  const { path } = await linked('2027-01-05', '09:30');
  await admin.call(calls.keepBookingRules, { body: { ...open, cancelUntil: 120, moveUntil: 120 } });
  const page = await visit(path, { as: site().salone, viewport: desk });
  await page.getByText(/^Da qui non si può più/).waitFor();
  await page.getByText(/Si poteva spostare o cancellare fino a martedì 5 gennaio 2027 alle 07:30/).waitFor();
  await page.getByRole('link', { name: 'Chiama 055 123 4567' }).waitFor();
  expect(await page.getByRole('button', { name: 'Sposta' }).count()).toBe(0);
  await expectInOrder(page);
  const dead = await visit('/visita#nobody-was-given-this', { viewport: phone });
  await dead.getByText('Questo link non vale più').waitFor();
  await expectInOrder(dead);
  const drawn = await fetch(`${site().origin}/visita`);
  expect(drawn.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await drawn.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<noscript><p>[^<]*chiama il 055 123 4567/);
});

test('whoever did not ask for letters takes their address off with one tap, and it is off', async () => {
  const { id: userId, email } = site().lucia;
  const address = email ?? '';
  const expires = site().clock.now().add({ hours: 1 });
  const { secret, hash } = new RandomTokens().create();
  await site().store.mailAddresses.addLink({ hash, userId, address, expires });
  const page = await visit(`/visita#indirizzo.${secret}`, { viewport: phone });
  await page.getByText('comincia con «l…»').waitFor();
  expect(page.url()).toMatch(/\/visita$/);
  await expectInOrder(page);
  expect((await site().store.users.find(userId))?.email).toBe(address);
  await page.getByRole('button', { name: 'Non sono io' }).tap();
  await page.locator('h1:focus', { hasText: 'Indirizzo tolto' }).waitFor();
  expect((await site().store.users.find(userId))?.email).toBeNull();
  await page.reload();
  await page.getByText('Questo link non vale più').waitFor();
  await expectInOrder(page);
});

test('on a low phone with large letters yes and no are in view, and no and go share a line', async () => {
  const { path } = await linked('2027-01-08', '10:30');
  const page = await visit(path, { viewport: { width: 360, height: 640 }, fresh: true });
  await setFontSize(page, 24);
  await page.getByRole('button', { name: 'Cancella', exact: true }).tap();
  const question = page.getByRole('alertdialog');
  for (const answer of ['No, lo tengo', 'Sì, cancella'])
    await expectWholeInView(page, question.getByRole('button', { name: answer }));
  await question.getByRole('button', { name: 'No, lo tengo' }).tap();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sposta' }).tap();
  const dialog = page.getByRole('dialog');
  const [stay, go] = await Promise.all(
    ['Non spostare', 'Sposta qui'].map(name => dialog.getByRole('button', { name }).boundingBox()),
  );
  expect(stay?.y).toBe(go?.y);
});
