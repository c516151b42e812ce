import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../../apps/server/config.ts';
import { createContainer, resolve } from '../../apps/server/container.ts';
import { letterNeeds, startLetterJob } from '../../apps/server/jobs/letter-job.ts';
import { bookingByHand } from './by-hand.ts';

/** A child process: `bare` and `bare-days` answer fixed JSON through Koa alone, `by-hand` books, `salone` is the whole server, `mail` takes letters. Tells its port, CPU time and memory over IPC. */
const kind = process.argv[2];

/** The day's answer as it is really sent, so that both write the same bytes. */
const days = Array.from({ length: 62 }, () => ({ date: '2027-01-05', state: 'open', firstStart: '08:30' }));
const bareDays = (): Koa =>
  new Koa().use(ctx => {
    ctx.body = days;
  });

const bareApp = (): Koa => {
  const slots = Array.from({ length: 46 }, (_, index) => ({
    id: index + 1,
    time: '08:30',
    isAvailable: index % 3 > 0,
  }));
  return new Koa().use(ctx => {
    ctx.body = slots;
  });
};

async function handler() {
  if (kind === 'bare-days') return bareDays().callback();
  if (kind === 'bare') return bareApp().callback();
  if (kind === 'by-hand') return bookingByHand(process.env['DATABASE_URL'] ?? '').callback();
  const container = createContainer(readConfig(process.env));
  // Read when the first letter is drawn: as `npm start` draws it.
  process.env['NODE_ENV'] = 'production';
  if (kind === 'salone-letters')
    startLetterJob(await resolve(container, letterNeeds), (await resolve(container, ['logger'])).logger);
  const { app, requests } = await resolve(container, ['app', 'requests']);
  return requests.counted(app.callback());
}

/** Throws away what it is brought. */
const mailServer = () =>
  new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
    onData: (stream, _, taken) => void stream.resume().once('end', () => taken()),
  }).server;

async function webServer() {
  const handle = await handler();
  return createServer((request, response) => void handle(request, response));
}

const server = kind === 'mail' ? mailServer() : await webServer();
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  else if (message === 'memory') process.send?.({ kilobytes: process.resourceUsage().maxRSS });
  else process.exit(0);
});
// Not left behind when whoever measures is stopped.
process.on('disconnect', () => process.exit(0));
