import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Letter } from '../../core/people/letters.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { type Deliver, NodemailerMail } from './nodemailer-mail.ts';

/** Whose letters these are. */
interface Sender {
  readonly name: string;
  readonly email: string;
}

/** Milliseconds after which a silent server counts as away. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** `smtp://…`, `smtps://…`, or `file:PATH`, where each message is kept as an `.eml` file. */
export const openMail = (
  mailUrl: string,
  sender: Sender,
  deps: { readonly clock: Clock; readonly logger: Logger },
): NodemailerMail => new NodemailerMail(openDelivery(mailUrl, sender, deps.clock), deps.logger);

/** The same for whoever waits for the letter to be brought, once. */
export function openDelivery(mailUrl: string, sender: Sender, clock: Clock): Deliver {
  const [, folder] = /^file:(.+)$/.exec(mailUrl) ?? [];
  return folder === undefined ? bySmtp(mailUrl, sender) : intoOutbox(resolve(folder), sender, clock);
}

export function bySmtp(mailUrl: string, sender: Sender): Deliver {
  const transport = createTransport({ url: mailUrl, ...PATIENCE });
  return async letter => void (await transport.sendMail(mailOf(sender, letter)));
}

function intoOutbox(folder: string, sender: Sender, clock: Clock): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async letter => {
    const { message: mime } = await transport.sendMail(mailOf(sender, letter));
    await mkdir(folder, { recursive: true });
    const name = `${clock.now().toString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Under its name only when it is whole.
    await writeFile(join(folder, `.${name}`), mime);
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}

/** Addresses as objects: what looks like a list of them stays one. */
const mailOf = ({ name, email }: Sender, { to, subject, text }: Letter) => ({
  from: { name, address: email },
  to: { name: '', address: to },
  ...{ subject, text },
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
