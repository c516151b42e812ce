import { expect, test } from 'vitest';
import { CountingTokens } from '../../../adapters/memory/counting-tokens.ts';
import { issueLink } from '../../../core/booking/links/issue-link.ts';
import { sendLetters } from '../../../core/letters/send-letters.ts';
import { mergePeople } from '../../../core/people/customers/merge-people.ts';
import { erasePerson } from '../../../core/people/personal-data/erase-person.ts';
import type { ManageLinks } from '../../../core/ports/letters/manage-links.ts';
import type { Outbox } from '../../../core/ports/letters/outbox.ts';
import { ok } from '../../../core/problem.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { as, granted } from '../../worlds/small-world.ts';

const visit = { day: '2027-01-12', at: '10:00' };

const forget = async () => true;

/** Something happens between the claim and the sending. */
const inHand = (outbox: Outbox, claim: Outbox['claim']): Outbox => ({
  ...{ claim, settle: outbox.settle.bind(outbox), of: outbox.of.bind(outbox), to: outbox.to.bind(outbox) },
  ...{ add: outbox.add.bind(outbox), purge: outbox.purge.bind(outbox) },
  keptBack: outbox.keptBack.bind(outbox),
  ...{ failed: outbox.failed.bind(outbox), held: outbox.held.bind(outbox), retry: outbox.retry.bind(outbox) },
});

test('a letter in hand whose reader is merged meanwhile reaches who they are now', async () => {
  const world = await openLettersWorld();
  const { anna, mario, outbox } = world;
  const { user: pia } = await world.users.addCustomer({
    ...{ firstName: 'Pia', lastName: null, phone: null, email: 'pia@example.com', requestId: null },
  });
  await world.book({ ...visit, by: anna, customer: pia });
  const claim: typeof outbox.claim = async (...when) => {
    const claimed = await outbox.claim(...when);
    await mergePeople(world, as(anna), pia.id, mario.id);
    return claimed;
  };
  while ((await sendLetters({ ...world, outbox: inHand(outbox, claim) })) > 0);
  expect(world.post.sent.map(({ to }) => to)).toEqual(['mario@example.com']);
});

test('a letter in hand whose reader is erased meanwhile does not go', async () => {
  const world = await openLettersWorld();
  const { anna, outbox } = world;
  const { user: pia } = await world.users.addCustomer({
    ...{ firstName: 'Pia', lastName: null, phone: null, email: 'pia@example.com', requestId: null },
  });
  await world.book({ ...visit, by: anna, customer: pia });
  const claim: typeof outbox.claim = async (...when) => {
    const claimed = await outbox.claim(...when);
    expect(claimed.map(({ to }) => to)).toEqual([pia.id]);
    granted(await erasePerson({ ...world, keptLetters: { forget } }, as(anna), pia.id));
    return claimed;
  };
  await sendLetters({ ...world, outbox: inHand(outbox, claim) });
  while ((await sendLetters(world)) > 0);
  expect(world.post.sent.filter(({ to }) => to === 'pia@example.com')).toEqual([]);
});

test('of a batch in which one cannot be drawn the others go, are waited for, and it is tried again', async () => {
  const world = await openLettersWorld();
  const { id } = await world.book(visit);
  const other = await world.book({ ...visit, at: '11:00' });
  const broken = new Error('no looks');
  let drawn = 0;
  const draw: typeof world.letterLooks.draw = async content => {
    drawn += 1;
    if (drawn === 1) throw broken;
    return world.letterLooks.draw(content);
  };
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const post = { send: () => taken.then(() => 'taken' as const) };
  const round = sendLetters({ ...world, letterLooks: { draw }, post });
  await expect.poll(async () => (await world.outbox.of(id))[0]?.failure).toBe('away');
  take();
  await expect(round).rejects.toBe(broken);
  expect(await world.outbox.of(id)).toMatchObject([{ status: 'waiting', inDoubt: false }]);
  expect(await world.outbox.of(other.id)).toMatchObject([{ status: 'sent' }]);
  world.clock.moveTo(world.clock.now().add({ minutes: 1 }).toString());
  expect(await world.subjects()).toEqual(['Appuntamento confermato: martedì 12 gennaio alle 10:00']);
});

test('a letter whose reader’s address changes while its link is made goes to the new one; none opens from the old', async () => {
  const world = await openLettersWorld();
  const { mario, users, visitLinks } = world;
  const tokens = new CountingTokens();
  const { id } = await world.book(visit);
  const make: ManageLinks['make'] = async (...of) => {
    const email = 'nuovo@example.com';
    await users.update(mario.id, ({ user, emailIsOwn }) => ok({ ...user, email, emailIsOwn }));
    return issueLink({ visitLinks, tokens, visitPage: secret => secret }, ...of);
  };
  const opened = (secret: string) => visitLinks.visitOf(tokens.hash(secret));
  const send = () => sendLetters({ ...world, manageLinks: { make } });
  await send();
  expect([world.post.sent.length, await opened('secret-1')]).toEqual([0, undefined]);
  world.clock.moveTo(world.clock.now().add({ minutes: 1 }).toString());
  await send();
  expect(world.post.sent.map(({ to }) => to)).toEqual(['nuovo@example.com']);
  expect([world.post.sent[0]?.text.includes('secret-2'), await opened('secret-2')]).toEqual([true, id]);
});
