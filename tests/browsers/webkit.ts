import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { freePort } from '../setup/free-port.ts';
import { type Engine, findProgram, size, until } from './engine.ts';

/** The key of an element in WebDriver's answers. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const library = (version: string) => `/usr/lib/${architecture}/webkit2gtk-${version}/MiniBrowser`;
const architecture = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';

/** WebKitGTK, on a screen that nobody sees, spoken to by WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const driver = await findProgram('WebKitWebDriver', ['/usr/bin/WebKitWebDriver']);
  const binary = await findProgram('MiniBrowser', [library('4.1'), library('4.0')]);
  const screen = await openScreen();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'it_IT.UTF-8', LANGUAGE: 'it' },
  });
  const ask = askerOf(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver', () => ask('GET', '/status').then(Boolean, () => false), Boolean);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  const session = (method: string, path: string, body?: object) =>
    ask(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/window/rect', size);
  const close = async () => {
    await session('DELETE', '').catch(() => undefined);
    await Promise.all([server, screen.server].map(stop));
  };
  return { ...handlesOf(session), close };
}

type Session = (method: string, path: string, body?: object) => Promise<unknown>;

function handlesOf(session: Session): Omit<Engine, 'close'> {
  const run = (script: string) => session('POST', '/execute/sync', { script: `return ${script}`, args: [] });
  const pathOf = async (element: string) => {
    const found = (await run(element)) as Record<string, string> | null;
    if (!found?.[elementKey]) throw new Error(`Nothing is found by ${element}`);
    return `/element/${found[elementKey]}`;
  };
  return {
    open: async url => void (await session('POST', '/url', { url })),
    run: async <T>(script: string) => (await run(script)) as T,
    press: async element => void (await session('POST', `${await pathOf(element)}/click`, {})),
    write: async (element, text) => {
      const path = await pathOf(element);
      await session('POST', `${path}/clear`, {});
      await session('POST', `${path}/value`, { text });
    },
    picture: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
  };
}

/** WebDriver is a handful of requests; an answer that is none throws with the driver's own words. */
function askerOf(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function openScreen() {
  const program = await findProgram('Xvfb', ['/usr/bin/Xvfb']);
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, display: `:${number.toString().trim()}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
