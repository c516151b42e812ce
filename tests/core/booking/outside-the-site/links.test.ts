import { expect, test } from 'vitest';
import { issueLink } from '../../../../core/booking/links/issue-link.ts';
import { isLinkOver, surelyOver } from '../../../../core/booking/links/link-life.ts';
import { confirmAddress, openLink } from '../../../../core/booking/links/open-link.ts';
import { editCard } from '../../../../core/people/customers/edit-card.ts';
import { ok } from '../../../../core/problem.ts';
import { openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, book, granted, refusal } from '../../../worlds/small-world.ts';

/** A link to Mario's haircut on 5 January at ten. */
async function openLinked() {
  const world = await openAccountsWorld();
  const { appointment } = granted(await book(world, { at: '10:00' }));
  const deps = { ...world, visitPage: (secret: string) => `/visita#${secret}` };
  const url = (await issueLink(deps, appointment.id, world.mario)) ?? '';
  const told = url.slice(url.indexOf('#') + 1);
  const open = (secret = told, visitor = new BrowserVisitor()) => openLink(world, visitor, secret);
  return { world, appointment, told, open };
}

test('a link opens one appointment as its owner, without their name; what is pressed there confirms their address', async () => {
  const { world, appointment, told, open } = await openLinked();
  const { mario, mailAddresses } = world;
  expect(await mailAddresses.isConfirmed(mario.id, 'mario@example.com')).toBe(false);
  const opened = granted(await open());
  expect(opened.actor).toEqual({ kind: 'customer', userId: mario.id, via: 'link' });
  expect(opened.appointment).toMatchObject({ id: appointment.id, classification: 'upcoming' });
  expect(opened.appointment).not.toHaveProperty('customer');
  expect(await mailAddresses.isConfirmed(mario.id, 'mario@example.com')).toBe(false);
  await confirmAddress(world, opened.actor, told);
  await confirmAddress(world, { ...opened.actor, userId: 999 }, told);
  expect(await mailAddresses.isConfirmed(mario.id, 'mario@example.com')).toBe(true);
});

test('an address that replaces the one of a link while it is opened is not confirmed by it', async () => {
  const { world, told, open } = await openLinked();
  const { mario, mailAddresses } = world;
  const { actor } = granted(await open());
  const email = 'nuovo@example.com';
  await world.users.update(mario.id, ({ user, emailIsOwn }) => ok({ ...user, email, emailIsOwn }));
  await confirmAddress(world, actor, told);
  expect(await mailAddresses.isConfirmed(mario.id, email)).toBe(false);
});

test('who books by telephone alone does so with a link too', async () => {
  const { world, open } = await openLinked();
  granted(await editCard(world, as(world.salone), world.mario.id, { onlineBooking: false }));
  expect(granted(await open()).actor).toMatchObject({ onlineBooking: false });
});

test('a link is over a day after its appointment has ended', async () => {
  const { world, appointment, open } = await openLinked();
  world.clock.moveTo('2027-01-06T10:29:59+01:00');
  expect(refusal(await open())).toBeUndefined();
  world.clock.moveTo('2027-01-06T10:30:00+01:00');
  expect(refusal(await open())).toBe('link-not-found');
  const now = world.clock.now();
  expect(surelyOver(now).toString()).toBe(now.subtract({ hours: 49 }).toString());
  expect(isLinkOver({ ...appointment, startsAt: surelyOver(now), duration: 1_440 }, now)).toBe(true);
});

test('guessed links are counted by address', async () => {
  const { open } = await openLinked();
  const visitor = new BrowserVisitor();
  for (let guess = 0; guess < 100; guess += 1)
    expect(refusal(await open(`${guess}`, visitor))).toBe('link-not-found');
  expect(refusal(await open('another', visitor))).toBe('too-many-attempts');
  expect(visitor.limitedBy).toEqual(['links']);
  expect(refusal(await open())).toBeUndefined();
});
