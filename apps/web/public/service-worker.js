/**
 * Whoever opens a page of the site while it is not reached is told so in its own look, instead of by the browser, with the
 * shop's hours and, while logged in, the next appointment: as they were last seen, and when that was. Free times are never
 * shown from memory.
 */
const kept = 'salone-senza-rete';
const offlinePage = '/offline';
/** What the person in the session saw last of their appointments. The pages remove it as well when a session ends. */
const own = 'session';
const ownRecord = '/miei';
/** Only our server's answers carry it: what time it is for the shop. */
const clock = 'shop-clock';
/** After so long without use a session is over. */
const longestSession = 30 * 24 * 60 * 60 * 1000;

/** Once each time the worker starts: hours and phone number of the shop may have changed. */
let refreshed = false;

async function keepOfflinePage() {
  const cache = await caches.open(kept);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
  refreshed = true;
}

/** Rises with each change of user: what was asked before it is no longer theirs. */
let turn = 0;

function forgetOwn() {
  turn += 1;
  return caches.delete(own);
}

async function readOwn() {
  const found = await caches.match(ownRecord, { cacheName: own });
  return found?.json();
}

async function keepOwn(record, asked) {
  if (asked !== turn) return;
  const cache = await caches.open(own);
  await cache.put(ownRecord, Response.json(record));
  if (asked !== turn) await caches.delete(own);
}

const changesUser = /^\/api\/(login|logout|register|auth\/reset-password|invitations\/accept)$/;

/** By a letter's link as well. */
const changesVisits = /^\/api\/(appointments(\/|$)|visit\/(move|cancel)$)/;

function isNoted({ method, url }) {
  const { origin, pathname, search } = new URL(url);
  if (origin !== self.location.origin) return false;
  if (method === 'GET') return search === '' && ['/api/user', '/api/appointments'].includes(pathname);
  return changesUser.test(pathname) || changesVisits.test(pathname);
}

const ofEverybody = appointment => 'customerPhone' in appointment;

const seenAs = (appointment, seen) => {
  const { id, date, time, endTime, duration, serviceName, stylistFirstName, stylistLastName } = appointment;
  const stylist = [stylistFirstName, stylistLastName].filter(Boolean).join(' ');
  return { id, date, time, endTime, duration, serviceName, stylist, seen };
};

const upcoming = (appointments, seen) =>
  appointments.filter(each => each.classification === 'upcoming').map(each => seenAs(each, seen));

async function noteAnswer({ method, url }, answer, asked) {
  const { pathname } = new URL(url);
  const seen = Number(answer.headers.get(clock));
  if (!seen) return;
  if (answer.status === 401 || (answer.ok && changesUser.test(pathname))) await forgetOwn();
  if (!answer.ok || changesUser.test(pathname)) return;
  const told = await answer.json();
  const known = await readOwn();
  if (pathname === '/api/user') {
    if (known && known.userId !== told.id) await forgetOwn();
  } else if (method === 'GET') {
    if (told.length === 0 || told.some(ofEverybody)) await caches.delete(own);
    else await keepOwn({ userId: told[0].userId, appointments: upcoming(told, seen) }, asked);
  } else if (known && known.userId === told.userId && !ofEverybody(told)) {
    const others = known.appointments.filter(({ id }) => id !== told.id);
    await keepOwn({ ...known, appointments: [...others, ...upcoming([told], seen)] }, asked);
  }
}

/** One after the other: each changes what the one before has kept. */
let noted = Promise.resolve();

function passOn(event) {
  const { request } = event;
  if (changesUser.test(new URL(request.url).pathname)) event.waitUntil(forgetOwn());
  const asked = turn;
  const answer = fetch(request);
  const copy = answer.then(given => given.clone());
  event.respondWith(answer);
  noted = noted
    .then(() => copy)
    .then(given => noteAnswer(request, given, asked))
    .catch(() => undefined);
  event.waitUntil(noted);
}

const written = text =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** As days are written elsewhere on the site: the first of a month is '1º'. */
const dayIn = (zone, moment) =>
  new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })
    .format(moment)
    .replace(/ 1 /, ' 1º ');

const timeIn = (zone, moment) =>
  new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(moment);

function nextOf(record) {
  const now = Date.now();
  const ahead = (record?.appointments ?? []).filter(
    ({ date, duration, seen }) => Date.parse(date) + duration * 60_000 > now && now - seen < longestSession,
  );
  return ahead.sort((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
}

/** Words and places of what is seen come from the server, in a template that stays shut where nothing fills it. */
function filled(html, pageSeen, next) {
  return html.replace(/<template data-zone="([^"]+)">([\s\S]*?)<\/template>/, (_, zone, template) => {
    const facts = { ...next, seenDay: dayIn(zone, pageSeen), seenTime: timeIn(zone, pageSeen) };
    if (next)
      Object.assign(facts, {
        day: dayIn(zone, Date.parse(next.date)),
        ownSeenDay: dayIn(zone, next.seen),
        ownSeenTime: timeIn(zone, next.seen),
      });
    const place = next
      ? template.replace(/<p>[^<{]*\{stylist\}<\/p>/, line => (next.stylist ? line : ''))
      : template.replace(/<section data-own>[\s\S]*?<\/section>/, '');
    return place.replace(/\{(\w+)\}/g, (asIs, name) => (name in facts ? written(facts[name]) : asIs));
  });
}

async function apology() {
  const page = await caches.match(offlinePage, { cacheName: kept });
  if (!page) return undefined;
  const next = nextOf(await readOwn().catch(() => undefined));
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(filled(await page.text(), Number(page.headers.get(clock)), next), { headers });
}

async function pageOrApology(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await apology();
    if (page) return page;
    throw error;
  }
}

self.addEventListener('install', event => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', event => {
  if (isNoted(event.request)) passOn(event);
  if (event.request.mode !== 'navigate') return;
  event.respondWith(pageOrApology(event.request));
  if (!refreshed) event.waitUntil(keepOfflinePage().catch(() => undefined));
});
