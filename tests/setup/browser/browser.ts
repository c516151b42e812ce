import { statfs } from 'node:fs/promises';
import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** The package's own arguments switch off web security and site isolation; these leave both on. */
const launchArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Pages of stories live for seconds: the optimising compilers cost more than they gain. What was compiled is kept, and a few
 * processes share it among the pages of all stories: otherwise each page compiles the whole application.
 */
const forStories = [
  '--js-flags=--no-maglev --no-opt --single-threaded --no-flush-bytecode',
  '--renderer-process-limit=3',
];

/** With the default flags, for measurements. */
export const launchMeasuredBrowser = (): Promise<Browser> => launch(launchArguments);

/** A headless Chromium. Call it in `beforeAll`, close it in `afterAll`; it ends with the process in any case. */
export const launchBrowser = (): Promise<Browser> => launch([...launchArguments, ...forStories]);

async function launch(args: string[]): Promise<Browser> {
  const { executable, env } = await findChromium();
  return chromium.launch({
    executablePath: executable,
    args,
    ignoreDefaultArgs: [
      ...['--headless', '--hide-scrollbars'],
      ...((await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : []),
    ],
    env: { ...process.env, ...env },
  });
}

/**
 * Whether pages may exchange pictures in memory. Otherwise they do in files, which took a tenth of a run's processor time; in
 * containers the memory meant for it is often 64 MB, in which pages crash.
 */
async function hasSharedMemory(): Promise<boolean> {
  const room = await statfs('/dev/shm').catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize >= 2 ** 30;
}
