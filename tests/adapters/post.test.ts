import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { openPost } from '../../adapters/mail/open-mail.ts';
import { SystemClock } from '../../adapters/system/system-clock.ts';

const sender = { name: 'Salone', email: 'ciao@salone.example', host: 'salone.example' };
const deps = { clock: new SystemClock(), logger: pino({ enabled: false }) };
const parcel = {
  ...{ key: 'booked-1-1', to: 'mario@example.com', subject: 'Ciao', text: 'Ciao', html: '<p>Ciao</p>' },
  calendar: null,
};
const usual = {
  ...{ greeting: '220 x', EHLO: '250-x\r\n250 AUTH PLAIN', AUTH: '235 x', MAIL: '250 x' },
  ...{ RCPT: '250 x', DATA: '354 x', text: '250 x' },
};
type Step = keyof typeof usual;

let server: Server | undefined;
afterEach(() => server?.close());

/** Ends the connection in place of an answer where that is 'end'. */
async function postTo(step: Step, answer: string) {
  const answers: Record<Step, string> = { ...usual, [step]: answer };
  server = createServer(socket => converse(socket, answers)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return openPost(`smtp://salone:chiave@127.0.0.1:${port}`, sender, deps).send(parcel);
}

function converse(socket: Socket, answers: Readonly<Record<Step, string>>): void {
  let isText = false;
  const say = (step: Step) =>
    answers[step] === 'end' ? socket.destroy() : socket.write(`${answers[step]}\r\n`);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    const heard = chunk.toString();
    if (isText) {
      if (!heard.endsWith('\r\n.\r\n')) return;
      isText = false;
      say('text');
    } else if (heard.startsWith('QUIT')) socket.end();
    else {
      const step = heard.slice(0, 4) as Step;
      isText = step === 'DATA' && answers.DATA.startsWith('354');
      say(step);
    }
  });
  say('greeting');
}

describe('a letter at the mail server', () => {
  test('is taken where it says so', async () => {
    expect(await postTo('text', '250 x')).toBe('taken');
  });

  test.each([
    ['RCPT', '550 x'],
    ['DATA', '554 x'],
    ['text', '554 x'],
  ] as const)('is refused for good by its answer to %s: %s', async (step, answer) => {
    expect(await postTo(step, answer)).toEqual({ failure: 'refused', inDoubt: false });
  });

  test.each([
    ['greeting', '554 x'],
    ['greeting', 'end'],
    ['EHLO', 'end'],
    ['AUTH', '535 x'],
    ['MAIL', '550 x'],
    ['MAIL', 'end'],
    ['RCPT', '451 x'],
    ['RCPT', 'end'],
    ['DATA', 'end'],
    ['text', '451 x'],
  ] as const)('waits, without a doubt, after %s: %s', async (step, answer) => {
    expect(await postTo(step, answer)).toEqual({ failure: 'away', inDoubt: false });
  });

  test('waits in doubt where the connection ends once the text was on its way', async () => {
    expect(await postTo('text', 'end')).toEqual({ failure: 'away', inDoubt: true });
  });

  test('waits where nobody listens', async () => {
    const post = openPost('smtp://127.0.0.1:1', sender, deps);
    expect(await post.send(parcel)).toEqual({ failure: 'away', inDoubt: false });
  });
});
