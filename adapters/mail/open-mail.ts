import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Letter } from '../../core/people/letters.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Parcel } from '../../core/ports/letters/post.ts';
import { isLoopback } from './loopback.ts';
import { withBegun } from './mail-errors.ts';
import { NodemailerPost } from './nodemailer-post.ts';

/** Whose letters these are. */
interface Sender {
  readonly name: string;
  readonly email: string;
}

/** Milliseconds after which a silent server counts as down. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers one letter, or throws. */
export type Deliver = (letter: Letter) => Promise<void>;

/**
 * `smtp://…`, `smtps://…`, or `file:PATH`, where each message is kept as an `.eml` file. `host`: the site's, as which letters
 * are known.
 */
export function openPost(
  mailUrl: string,
  sender: Sender & { readonly host: string },
  deps: { readonly clock: Clock; readonly logger: Logger },
): NodemailerPost {
  const bring = openWay(mailUrl, deps.clock);
  return new NodemailerPost(parcel => bring(messageOf(sender, parcel)), deps.logger);
}

/** The same for a caller who waits for one letter to be delivered. */
export function openDelivery(mailUrl: string, sender: Sender, clock: Clock): Deliver {
  const bring = openWay(mailUrl, clock);
  return letter => bring(mailOf(sender, letter));
}

type Bring = (message: SendMailOptions) => Promise<void>;

function openWay(mailUrl: string, clock: Clock): Bring {
  const [, folder] = /^file:(.+)$/.exec(mailUrl) ?? [];
  return folder === undefined ? smtpWay(mailUrl) : outboxWay(resolve(folder), clock);
}

export const bySmtp = (mailUrl: string, sender: Sender): Deliver => {
  const bring = smtpWay(mailUrl);
  return letter => bring(mailOf(sender, letter));
};

/** Over the network no letter goes without TLS: a server that does not offer it counts as down. */
export const requiresTls = (mailUrl: string): boolean => !isLoopback(new URL(mailUrl).hostname);

function smtpWay(mailUrl: string): Bring {
  return async message => {
    const transport = createTransport({ url: mailUrl, requireTLS: requiresTls(mailUrl), ...TIMEOUTS });
    let wasBegun = false;
    transport.use('stream', (mail, done) => {
      const open = mail.message.createReadStream.bind(mail.message);
      // Read only once the server has asked for the text.
      const lazily = async function* () {
        wasBegun = true;
        yield* open();
      };
      const readOnce = () => Readable.from(lazily());
      mail.message.createReadStream = readOnce;
      done();
    });
    await transport.sendMail(message).catch((error: unknown) => {
      throw withBegun(error, wasBegun);
    });
  };
}

function outboxWay(folder: string, clock: Clock): Bring {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async message => {
    const { message: mime } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true });
    const name = `${clock.now().toString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(folder, `.${name}`);
    try {
      await writeFile(unfinished, mime);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
}

const messageOf = (
  { host, ...sender }: Sender & { readonly host: string },
  { key, html, calendar, ...letter }: Parcel,
): SendMailOptions => ({
  ...mailOf(sender, letter),
  ...(html !== null && { html }),
  ...{ messageId: `<${key}@${host}>` },
  ...(calendar && {
    icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' },
  }),
});

/** Addresses as objects: what looks like a list of them stays one. */
const mailOf = ({ name, email }: Sender, { to, subject, text }: Letter) => ({
  from: { name, address: email },
  to: { name: '', address: to },
  ...{ subject, text },
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
